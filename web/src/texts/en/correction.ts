/** Corrected verdicts. */
export const correction = {
  correction: {
    open: 'Correct the verdict',
    verdict: 'Your verdict',
    reason: 'Reason',
    reasonHint: 'What you know, and from where',
    save: 'Save correction',
    saving: 'Saving…',
    takeBack: 'Take it back',
    saved: 'Verdict corrected',
    savedText: (score: number) => `The score is ${score}% now.`,
    takenBack: 'Correction taken back',
    failed: 'The verdict could not be corrected.',
    by: (name: string, date: string) => `${name}, ${date}`,
    somebody: 'A former user',
    review: 'Corrections that count no more',
    reviewText: 'The requirement was removed, or reads differently now. Correct the new one, or take these back.',
    change: (requirement: string, from: string, to: string) => `“${requirement}”: ${from} → ${to}`,
    line: (requirement: string, verdict: string) => `“${requirement}”: ${verdict}`,
  },
};
