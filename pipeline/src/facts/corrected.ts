import type { CorrectedFacts, PositionDates } from '@cotejo/plugin-kit';

/**
 * What a recruiter says in the place of a fact that was read from a resume. It is tied to the lines that the fact was
 * read from by their words (`wordingOf`), so that it outlives other readers of dates and skills.
 */
export type FactCorrection = { lines: string[] } & (
  | { kind: 'position'; title: string; found: PositionDates; dates: PositionDates }
  | { kind: 'skill'; skill: string }
);

const longestWording = 400;

/** A line as corrections are tied to it: its words, cut where a line is a whole text. */
export const wordingOf = (line: string): string => line.trim().replace(/\s+/g, ' ').slice(0, longestWording);

/** Corrections with the places of their lines in the English text of the resume; those whose lines are gone are not. */
export function placeCorrections(english: string, corrections: readonly FactCorrection[]): CorrectedFacts {
  const placed: CorrectedFacts = { positions: [], notSkills: [] };
  if (corrections.length === 0) return placed;
  const places = Map.groupBy(english.split('\n').keys(), lineOf(english));
  for (const one of corrections) {
    const lines = one.lines.flatMap((line) => places.get(line) ?? []);
    if (lines.length === 0) continue;
    if (one.kind === 'skill') placed.notSkills.push({ skill: one.skill, lines });
    else placed.positions.push({ lines, title: one.title, found: one.found, dates: one.dates });
  }
  return placed;
}

/** A function that gives the wording of a line by its number. */
export function lineOf(english: string): (line: number) => string {
  const lines = english.split('\n');
  return (line) => wordingOf(lines[line] ?? '');
}
