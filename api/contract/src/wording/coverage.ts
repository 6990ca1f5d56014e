import type { Candidate, JudgedRequirement } from '../analysis.ts';

const groups = ['skill', 'experience', 'education', 'language', 'certification', 'other'] as const;

/**
 * The points that a candidate earns in a group of requirements, and the most that can be earned. All groups together
 * have 100.
 */
export type GroupCoverage = { group: (typeof groups)[number]; points: number; maxPoints: number };

/**
 * Adds up the points of the score by kind of requirement. Points for anything else are the last group; empty groups
 * are left out.
 */
export function coverageOf({
  requirements,
  arithmetic,
}: Pick<Candidate, 'requirements' | 'arithmetic'>): GroupCoverage[] {
  const kinds = new Map<string, JudgedRequirement['kind']>(requirements.map(({ id, kind }) => [id, kind]));
  return groups
    .map((group) => {
      const lines = arithmetic.filter(
        (line) => (line.source === 'requirement' ? kinds.get(line.id) : 'other') === group,
      );
      return {
        group,
        points: sum(lines.map((line) => line.points)),
        maxPoints: sum(lines.map((line) => line.maxPoints)),
      };
    })
    .filter(({ maxPoints }) => maxPoints > 0);
}

/** Adds in whole hundredths, as the score does, since 0.1 + 0.2 is not 0.3 in floating point. */
const sum = (values: number[]): number => values.reduce((total, value) => total + Math.round(value * 100), 0) / 100;
