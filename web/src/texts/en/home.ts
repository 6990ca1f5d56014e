/** The public page. */
export const home = {
  home: {
    eyebrow: 'Resume and job description, side by side',
    headline: 'Every score comes with the line that earned it.',
    lead:
      'Cotejo reads candidates’ resumes against your job description, in English and Spanish, and shows the ' +
      'evidence behind each judgment. On your own server; nothing leaves the building.',
    start: 'Start Analysis',
    manage: 'Manage Clients',
    closing: 'Get Started Now',
    closingTitle: 'Lay the next five resumes beside the job.',
    closingText: 'Upload a job description and up to five resumes. The first result takes less than a minute.',
    featuresTitle: 'What it does for you',
    benefitsTitle: 'What changes on your desk',
    sampleNote: 'The pictures show the sample company. Persons and companies are invented.',
    features: [
      {
        title: 'Document Analysis',
        text: 'PDF and Word, with a text layer or scanned: read page by page, two columns and tables included.',
      },
      {
        title: 'Integrated Translation',
        text: 'Spanish resumes are read in English, with the original sentence always one glance away.',
      },
      {
        title: 'Intelligent Matching',
        text: 'Each requirement is judged on its own and backed by quotes. No quote, no credit.',
      },
      {
        title: 'Client Management',
        text: 'Clients, opportunities and roles in the order in which you work with them.',
      },
      {
        title: 'Candidate Management',
        text: 'Status and expected salary for every candidate, beside the score that brought them there.',
      },
      {
        title: 'Detailed Analysis',
        text: 'Strengths, considerations and the arithmetic of the score, ready to export or to copy.',
      },
    ],
    benefits: [
      {
        title: 'Save Time',
        text: 'Five resumes are read in seconds, so that your hour goes to the people behind them.',
      },
      {
        title: 'Better Decisions',
        text: 'What is shown and what is missing stand next to each other, before the first call.',
      },
      {
        title: 'Consistent Process',
        text: 'The same documents give the same score, today and next month, whoever asks.',
      },
      {
        title: 'Enhanced Collaboration',
        text: 'Colleagues see the same evidence and can discuss the candidate instead of the number.',
      },
    ],
    pictures: {
      evidence:
        'A Spanish resume beside its English translation. The passage that meets the chosen requirement is ' +
        'marked in both; next to it stand the requirements with their verdicts and quotes.',
      comparison: {
        title: 'Five candidates, one page',
        text: 'Every tick opens the line of the resume that earned it.',
        alt:
          'A table with a row for each skill and a column for each of five ' +
          'candidates, who meet it, meet it in part or do not show it.',
      },
      candidates: {
        title: 'From the score to the shortlist',
        text: 'Status and expected salary, kept where you read them.',
        alt: 'The five candidates of a role with score, file, status and expected salary.',
      },
    },
  },
};
