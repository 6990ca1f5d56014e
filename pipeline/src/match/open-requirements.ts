import type { RubricSignal, ScoreLine } from '../results.ts';
import { addUp } from './arithmetic.ts';
import { type Judgment, signalsIn } from './rubric.ts';

/** What one open requirement would bring if the resume showed it in full: points of 100, and the score then. */
export type OpenRequirement = { id: string; points: number; matchScore: number };

const hundredths = (lines: ScoreLine[]): number => lines.reduce((sum, { points }) => sum + Math.round(points * 100), 0);

/**
 * What each requirement that counts and is shown in part or not at all would bring, by the arithmetic of the score
 * itself; what brings most comes first, of equals the one that the job names first. Several together bring another sum
 * than one by one, for what is shown least counts less.
 */
export function openRequirements({ requirements, arithmetic }: Judgment, settings: RubricSignal[]): OpenRequirement[] {
  const signals = signalsIn(arithmetic);
  const now = hundredths(addUp(requirements, signals, settings).arithmetic);
  return requirements
    .filter(({ off, verdict }) => !off && verdict !== 'met')
    .map(({ id }) => {
      const shown = requirements.map((one) => (one.id === id ? { ...one, degree: 1 } : one));
      const { matchScore, arithmetic: lines } = addUp(shown, signals, settings);
      return { id, points: Math.max(0, hundredths(lines) - now) / 100, matchScore };
    })
    .sort((a, b) => b.points - a.points);
}
