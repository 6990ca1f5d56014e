/** What was read from a resume, and its corrections. */
export const facts = {
  facts: {
    title: 'What was read',
    hint: 'Correct what was read wrongly: scores and searches follow.',
    notRead: 'This resume has not been read yet.',
    nothing: 'No dated position and no skill was found.',
    positions: 'Positions',
    skills: 'Skills',
    correct: (what: string) => `Correct: ${what}`,
    datesOf: (title: string) => `When: ${title}`,
    notOf: (skill: string) => `Not a skill: ${skill}`,
    notSkill: 'not a skill',
    readFrom: 'Read from',
    start: 'Start',
    end: 'End',
    endHint: 'Leave it empty while the position is current.',
    readAs: (dates: string) => `It was read as ${dates}.`,
    review: 'Corrections that count for nothing here',
    reviewText:
      'What they are about is gone, or is read differently now, or they were made on another resume of this person.',
    madeOn: (file: string) => (file ? `made on ${file}` : 'made on a resume that is gone'),
    apply: 'Apply here',
    saved: 'Corrected',
    savedText: 'Scores follow in a moment.',
    takenBack: 'Correction taken back',
    failed: 'The correction was not saved. Please try again.',
  },
};
