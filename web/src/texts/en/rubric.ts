import { swapCheck } from './swap-check.ts';

/** The review of requirements, and their versions. */
const lines = (count: number): string => (count === 1 ? 'One requirement' : `${count} requirements`);

export const rubric = {
  ...swapCheck,
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
      'Weights, from 0.01 to 10, count in proportion to each other; a must have counts double. Low is half of ' +
      'normal, high twice, critical four times. A requirement whose weight nobody has changed makes at most 15% of ' +
      'the score, as long as there are enough of them.',
    levels: { low: 'Low', normal: 'Normal', high: 'High', critical: 'Critical' },
    mixed: 'Mixed',
    levelOf: (text: string) => `Level of “${text}”`,
    all: 'All',
    levelOfAll: (section: string) => `Level of all in “${section}”`,
    allOff: 'Switch off',
    allOn: 'Switch on',
    allOffIn: (section: string) => `Switch off all in “${section}”`,
    allOnIn: (section: string) => `Switch on all in “${section}”`,
    sections: {
      required: 'Required',
      preferred: 'Preferred',
      duties: 'Duties',
      off: 'Not counted',
      unsaved: 'New',
    },
    sectionHints: {
      required: (count: number) => `${lines(count)}; each counts double`,
      preferred: (count: number) => `${lines(count)}, nice to have`,
      duties: (count: number) => `${lines(count)} from what the work is, nice to have`,
      off: (count: number) => `${count === 1 ? 'One line' : `${count} lines`} of the text, or switched off by somebody`,
      unsaved: (count: number) => `${lines(count)}, looked for in every resume after saving`,
    },
    signals: 'Titles, field and wording',
    signalsHint: (points: string) => `What the resume as a whole says: up to ${points} of 100 points together`,
    signalsLater:
      'Past titles, field of work and wording count as well. These lines are shown here once a first resume ' +
      'has been scored, and can then be weighed or switched off.',
    points: 'Points',
    pointsOf: (text: string) => `Points of “${text}”`,
    preview: 'Preview effect',
    previewFailed: 'Could not preview the effect. Please try again.',
    effect: 'Effect before saving',
    effectPast: 'You have changed something since. Preview the effect again.',
    effectCounts: (all: number, risen: number, fallen: number, same: number) =>
      `Of ${all} ${all === 1 ? 'candidate' : 'candidates'}, ${risen} would rise, ${fallen} fall and ${same} stay.`,
    effectLeavesOut: (count: number) =>
      count === 1
        ? 'One requirement is left out: resumes are searched for it after saving.'
        : `${count} requirements are left out: resumes are searched for them after saving.`,
    rise: 'Rise',
    fall: 'Fall',
    placeFrom: (before: number, after: number) => `place ${before} to ${after}`,
    placeSame: (place: number) => `still place ${place}`,
    andMore: (count: number) => `and ${count} more`,
    restore: 'Bring back',
    restoreVersion: (version: number) => `Bring back version ${version}`,
    restored: (version: number) => `brought back version ${version}`,
    restoredAs: (restored: number, version: number) => `Version ${restored} is back as version ${version}`,
    itsRequirements: 'Its requirements',
    following: 'Candidates are being scored by the new requirements',
    followed: (done: number, all: number) => `${done} of ${all} scores follow them already`,
    cautions: {
      age: (words: string) => `“${words}” may stand for age. Ask for what the work needs.`,
      origin: (words: string) => `“${words}” may stand for origin. Ask for the level that the work needs.`,
      gender: (words: string) => `“${words}” may stand for gender. Name the work without it.`,
      family: (words: string) => `“${words}” asks about family. Ask for the hours or travel that the work needs.`,
      health: (words: string) => `“${words}” may stand for health or disability. Ask for the task itself.`,
      appearance: (words: string) => `“${words}” asks about looks. Ask for what the work needs.`,
    },
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
