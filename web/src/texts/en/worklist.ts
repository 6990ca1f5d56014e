/** Home of a signed-in user. */
export const worklist = {
  worklist: {
    title: 'Your roles',
    intro: 'The roles that you opened last, or in which something is new.',
    fresh: (count: number) => `${count} new`,
    waiting: (count: number) => `${count} being scored`,
    candidates: (count: number) => (count === 1 ? '1 candidate' : `${count} candidates`),
    opened: (when: string) => `opened ${when}`,
    notOpened: 'not opened yet',
    letters: (due: number) => (due === 1 ? '1 letter to a candidate is due' : `${due} letters to candidates are due`),
    overdue: (count: number) => `${count} overdue`,
    failed: 'Error loading data. Please try again.',
    stepsTitle: 'Begin in three steps',
    steps: [
      { title: 'A client and an opportunity', text: 'For whom you recruit, and what they want to fill.' },
      {
        title: 'A role with its job description',
        text: 'Its requirements are read from the file; you can change them.',
      },
      { title: 'Resumes', text: 'Each is scored by the same requirements, with the lines that prove it.' },
    ],
    quick: 'Or compare up to five resumes with a job description right away.',
  },
  samples: {
    offer: 'See it at work first: a made-up role with four made-up people, ranked in a few seconds.',
    try: 'Try with sample documents',
    trying: 'Loading the samples…',
    failed: 'The sample documents could not be loaded. Please try again.',
    there: 'Among these are sample documents of people who do not exist.',
    remove: 'Remove the samples',
    removed: 'Sample documents removed',
    removeFailed: 'The sample documents could not be removed. Please try again.',
  },
};
