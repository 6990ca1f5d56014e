import type { NamedSkill, Position, PositionDates } from './judgment.ts';

/** Dates that a recruiter has put in the place of those that were read from one of some lines. */
export type CorrectedPosition = { lines: number[]; title: string; found: PositionDates; dates: PositionDates };

/**
 * What recruiters say in the place of what was read from a resume, for a scorer to heed. Lines are those of the English
 * text, counted from 0.
 */
export type CorrectedFacts = { positions: CorrectedPosition[]; notSkills: NamedSkill[] };

/**
 * The correction of a position that was read: it is of the same title and dates in the same line. `asOf` is the month
 * of "present": an end after it is read as that month.
 */
export const correctedPosition = (
  { line, title, start, end }: Pick<Position, 'line' | 'title' | 'start' | 'end'>,
  { positions }: CorrectedFacts,
  asOf: string,
): CorrectedPosition | undefined =>
  positions.find(
    ({ lines, title: ofTitle, found }) =>
      lines.includes(line ?? -1) && ofTitle === title && found.start === start && until(found.end, asOf) === end,
  );

const until = (end: string | undefined, asOf: string) => (end !== undefined && end > asOf ? asOf : end);

/** Whether a skill that was read is none: it is named in no other lines than those that a recruiter has seen. */
export const isTakenAway = ({ skill, lines }: NamedSkill, { notSkills }: CorrectedFacts): boolean =>
  notSkills.some((one) => one.skill === skill && lines.every((line) => one.lines.includes(line)));
