/** What pages and reports say about documents and candidacies. */
export const common = {
  cuts: {
    pages: (limit: number) => `Only the first ${limit} pages were read.`,
    characters: (limit: number) => `Only the first ${limit.toLocaleString('en')} characters were read.`,
    'ocr-pages': (limit: number) => `Only the first ${limit} scanned pages were read.`,
    'page-size': () => 'A very large page was read at a lower resolution.',
    requirements: (limit: number) =>
      `More than ${limit} requirements were found. The ${limit} most important ones are judged.`,
  },
  statuses: {
    Analyzed: 'Analyzed',
    'Submitted to Client': 'Submitted to Client',
    'Under Client Review': 'Under Client Review',
    'Client Interview Scheduled': 'Client Interview Scheduled',
    Hired: 'Hired',
    'Rejected by Client': 'Rejected by Client',
    'Rejected by Recruiter': 'Rejected by Recruiter',
    'Not a Fit': 'Not a Fit',
    'On Hold': 'On Hold',
    Withdrawn: 'Withdrawn',
  },
  flags: {
    'client-yes': 'The client would like to meet them',
    'client-no': 'The client says no',
    'client-ask': 'The client asks',
    'same-person': 'Another resume of this person is in the role, too',
    warning: 'Passages that do not count',
    'low-confidence': 'Low confidence',
    translated: 'Translated',
    outdated: 'Score of earlier requirements',
  },
  states: { pending: 'Being scored again', failed: 'Could not be scored again' },
  musts: (met: number, total: number) => `${met} of ${total} must-have${total === 1 ? '' : 's'}`,
  /** What a document says, word for word. */
  quoted: (text: string) => `“${text}”`,
  jobs: { untitled: 'Job Position', skills: 'Key skills' },
};
