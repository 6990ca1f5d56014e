import type { JudgedRequirement } from '../analysis.ts';
import type { Wording } from './wording.ts';

/** The sentence for a verdict that a recruiter has corrected or confirmed; undefined for the scorer's own. */
export const correctedText = (
  { evidence }: Pick<Wording, 'evidence'>,
  { found, verdict }: JudgedRequirement,
): string | undefined =>
  found && (found.verdict === verdict ? evidence.confirmed : evidence.corrected(evidence.verdicts[found.verdict]));
