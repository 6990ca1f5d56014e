/** A check of a role by swapping who its candidates are. */
export const swapCheck = {
  swapCheck: {
    title: 'Check for bias',
    hint: (most: number) =>
      `Swaps what should not count in the resumes of up to ${most} scored candidates, evenly over the ranking, ` +
      'and scores each text anew.',
    start: 'Check for bias',
    again: 'Check again',
    nobody: 'There has to be a score first.',
    wentWrong: 'The check could not be started. Please try again.',
    loadFailed: 'The check could not be loaded.',
    failed: 'The check could not be finished. Please start it again.',
    running: (done: number, of: number) => `${done} of ${of} resumes checked`,
    progress: 'Progress of the check',
    outdated: (version: number) =>
      `Made for version ${version} of the requirements; they have changed since. Check again.`,
    made: (moment: string, of: number, version: number) =>
      `Made on ${moment} with ${of === 1 ? 'one resume' : `${of} resumes`}, ` +
      `for version ${version} of the requirements.`,
    unreadable: (count: number) => `Resumes that could not be checked: ${count}`,
    nothing: 'No resume had anything that could be swapped.',
    table: 'Movements by what was swapped, in points',
    columns: {
      kind: 'Swapped',
      resumes: 'Resumes',
      moved: 'Moved',
      share: 'Share moved',
      mean: 'Mean',
      median: 'Median',
      largest: 'Largest',
    },
    kinds: {
      name: 'Name',
      gender: 'Gendered words',
      age: 'Age',
      school: 'School',
      address: 'Postal address',
      gap: 'Gap of a year',
    },
    none: 'No score moved.',
    movedTitle: 'Scores that moved',
    movedOne: (name: string, before: number, after: number) => `${name}: ${before} to ${after}`,
    open: 'Open candidate',
    openOf: (name: string) => `Open candidate ${name}`,
    explaining: 'Judging once more',
    explainFailed: 'This could not be judged once more.',
    swapped: 'What was swapped',
    lines: 'Lines of the score that moved',
    points: (before: string, after: string, of: string) => `${before} to ${after} of ${of} points`,
    before: 'Before',
    after: 'After',
    about: 'What this shows, and what not',
    explanation: [
      'Each text has one thing swapped: the name (one of a woman, one of a man, of other origins; the one that moves ' +
        'the score farther counts), gendered words, age with birth date and year of the degree, school, postal ' +
        'address, or a position that ends a year earlier. A resume without such a thing is not counted.',
      'Names and gendered words should move nothing. A school or an address may move a score where a requirement ' +
        'asks for it. A gap can take a year of experience away, and then moves the score for that reason.',
      'The score of the text as it is comes from the same check, without corrections of recruiters, so that it can ' +
        'differ from the one in the list.',
      'How each swap is made, and how far such swaps move scores elsewhere, stands in docs/bias-check.md, which ' +
        'comes with Cotejo.',
      'It shows what these swaps do in these resumes. It does not show what people decide, who never applied, or ' +
        'bias in what the requirements ask for.',
    ],
  },
};
