import type { Candidate, JudgedRequirement } from '@cotejo/contract';

const groups = ['skill', 'experience', 'education', 'language', 'certification', 'other'] as const;

/** The points of a group of requirements that a candidate earns, of those that there are; 100 over all groups. */
export type GroupCoverage = { group: (typeof groups)[number]; points: number; maxPoints: number };

/** The score's arithmetic by kind of requirement. What counts beside requirements is the last group; groups without weight are left out. */
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

/** In hundredths, as the score itself, so that nothing is lost between 0.1 and 0.2. */
const sum = (values: number[]): number => values.reduce((total, value) => total + Math.round(value * 100), 0) / 100;
