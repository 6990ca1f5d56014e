import type { CandidateStatus } from '../../choices.ts';

/** What letters to candidates say of facts, in the words of somebody who writes to a candidate. */
export const letters = {
  letters: {
    fileNames: { notice: 'Notice', explanation: 'Explanation' },
    decisions: {
      Analyzed: '',
      'Submitted to Client': 'Your application was passed on to our client.',
      'Under Client Review': 'Our client is looking at your application.',
      'Client Interview Scheduled': 'An interview with our client was arranged.',
      Hired: 'You were chosen for this role.',
      'Rejected by Client': 'Our client decided not to go on with your application.',
      'Rejected by Recruiter': 'We decided not to go on with your application.',
      'Not a Fit': 'We decided that your application does not fit this role.',
      'On Hold': 'Your application is on hold.',
      Withdrawn: 'Your application was withdrawn.',
    } satisfies Record<CandidateStatus, string>,
    undecided: 'No decision is recorded.',
    recorded: (day: string, by: string | undefined) =>
      by === undefined ? `This was recorded on ${day}.` : `This was recorded by ${by} on ${day}.`,
    compared: (count: number) =>
      `Cotejo compared your resume with ${count} ${count === 1 ? 'requirement' : 'requirements'} of the ` +
      'job description.',
    translated: (language: string) => `It read a translation of your resume, which is in ${language}.`,
    counts: (met: number, partial: number, missing: number) =>
      `Shown: ${met}. Partly shown: ${partial}. Not shown: ${missing}.`,
    score: (score: number) => `The score is ${score} of 100.`,
    scoreWithCorrections: (score: number) => `The score, with the corrections below, is ${score} of 100.`,
    notCounted: (kinds: string) => `Passages of your resume that did not count: ${kinds}.`,
    verdicts: { met: 'shown', partial: 'partly shown', missing: 'not shown' },
    must: (requirement: string) => `${requirement} (must-have)`,
    shown: (requirement: string, verdict: string) => `${requirement}: ${verdict}.`,
    quotes: (quotes: string) => `Your resume says: ${quotes}`,
    more: (count: number) => (count === 1 ? 'One more is shown.' : `${count} more are shown.`),
    nothingShown: 'None of what the role asks for was found in your resume.',
    nothingLacking: 'Your resume shows at least a part of everything that the role asks for.',
    nothingAsked: 'No requirement could be read from the job description.',
    corrected: (requirement: string, found: string, verdict: string, day: string) =>
      `${requirement}: Cotejo found “${found}”. A recruiter changed this to “${verdict}” on ${day}.`,
    confirmed: (requirement: string, verdict: string, day: string) =>
      `${requirement}: a recruiter looked at this on ${day} and says “${verdict}”, as Cotejo did.`,
    judged: (requirement: string, verdict: string, day: string) =>
      `${requirement}: a recruiter says “${verdict}” since ${day}.`,
    nothingCorrected: 'Nothing was corrected.',
  },
};
