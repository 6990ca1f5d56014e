/** The history. */
export const history = {
  history: {
    titles: { all: 'Analysis History', resume: 'Candidate Analysis History', role: 'Role Candidates' },
    intros: {
      all: 'Every job description of your company, newest first.',
      resume: 'The job descriptions that this resume was compared with.',
      role: 'The job descriptions whose candidates belong to this role.',
    },
    empty: {
      all: 'Nothing has been analyzed yet. Start with a job description and its resumes.',
      resume: 'This candidate has not been analyzed yet.',
      role: 'No candidates have been analyzed for this role yet.',
    },
    analyzed: 'Analyzed',
    pending: 'Pending',
    view: 'View Analysis',
    notAnalyzed: 'Not Analyzed',
    viewAll: 'View All History',
    role: 'Open the role',
    loading: 'Loading history…',
    more: 'Show more',
    resumes: (count: number) => `${count} resume${count === 1 ? '' : 's'}`,
    search: 'Search by title, client, role or name',
    clear: 'Clear the search',
    noneFound: 'No analysis holds these words.',
    best: 'Best candidates',
    candidates: (count: number) => `${count} candidate${count === 1 ? '' : 's'}`,
    goOn: 'Continue',
    deleteOf: (title: string) => `Delete the analysis of ${title}`,
    deleteTitle: 'Delete Analysis',
    deleteText: (resumes: number) =>
      `The job description and its ${resumes} resume${resumes === 1 ? '' : 's'} will be deleted. ` +
      'This cannot be undone.',
    deleted: 'Analysis deleted',
    deleteFailed: 'Could not delete the analysis. Please try again.',
    failed: 'Error loading history',
    failedHint: 'Please try refreshing the page.',
  },
};
