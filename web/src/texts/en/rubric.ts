/** The review of requirements, and their versions. */
export const rubric = {
  rubric: {
    title: 'Review requirements',
    intro:
      'Candidates are scored by these requirements. Scores change at once, by the evidence ' +
      'already found; a requirement that you add is looked for in every resume.',
    list: 'Requirements that candidates are scored by',
    importanceOf: (text: string) => `Importance of “${text}”`,
    weight: 'Weight',
    weightOf: (text: string) => `Weight of “${text}”`,
    weightHint:
      'Weights, from 0.01 to 10, count in proportion to each other; a must have counts double. A requirement whose ' +
      'weight nobody has changed makes at most 15% of the score, as long as there are enough of them.',
    added: 'Added',
    add: 'Add a requirement',
    newText: 'New requirement',
    remove: (text: string) => `Remove “${text}”`,
    save: 'Save requirements',
    saving: 'Saving…',
    unsaved: 'There are changes that are not saved.',
    unsavedNumber: (place: number) => `new requirement ${place}`,
    saved: 'Requirements saved',
    savedText: 'The next analysis uses them.',
    savedScores: 'The scores are being updated.',
    error: 'Error',
    failed: 'Could not save the requirements. Please try again.',
    scoring: 'Scoring again…',
    scoringResults:
      'The requirements have changed and candidates are being scored again. Until that ends ' +
      'you see scores, confidence and summaries from before the change.',
    scores: 'Scores under these requirements',
    scoreFrom: (before: number, after: number) => `${before}% before, ${after}% now`,
    scoreSame: (score: number) => `${score}%, as before`,
    loading: 'Loading the requirements…',
    loadFailed: 'The requirements could not be loaded.',
    changedMeanwhile:
      'Somebody else changed the requirements meanwhile. You see their version ' +
      'with your changes on top; check it and save again.',
    history: 'Who changed what',
    read: 'Read from the job description',
    somebody: 'Somebody who is no longer here',
    version: (version: number) => `Version ${version}`,
    changes: {
      added: (text: string) => `Added “${text}”`,
      removed: (text: string) => `Removed “${text}”`,
      'switched-on': (text: string) => `Switched on “${text}”`,
      'switched-off': (text: string) => `Switched off “${text}”`,
      must: (text: string) => `Made “${text}” a must have`,
      nice: (text: string) => `Made “${text}” nice to have`,
    },
    sharesChanged: (text: string, from: string, to: string) => `Changed “${text}” from ${from} to ${to} points at most`,
    weighed: (text: string, from: string, to: string) => `Changed the weight of “${text}” from ${from} to ${to}`,
  },
};
