import { correctedPosition, type CorrectedFacts, isTakenAway, type NamedSkill } from '@cotejo/plugin-kit';
import { loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { monthIndex, monthText } from './dates.ts';
import type { DatedPosition } from './positions.ts';
import type { ResumeSegment } from './segments.ts';
import type { ShownSkill } from './shown-skills.ts';

/** Positions with the dates that recruiters have given them; `now` is a count of months, after which nothing counts. */
export function withCorrectedDates(positions: DatedPosition[], facts: CorrectedFacts, now: number): DatedPosition[] {
  return positions.map((position) => {
    const { start, end, yearsAlone: _yearsAlone, ...rest } = position;
    const dates = correctedPosition(position, facts, monthText(now))?.dates;
    if (!dates) return position;
    const to = dates.end === undefined ? now : Math.min(monthIndex(dates.end), now);
    const from = dates.start === undefined ? position.from : Math.min(monthIndex(dates.start), to + 1);
    const found = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
    return { ...rest, ...dates, current: dates.end === undefined, months: to - from + 1, from, to, found };
  });
}

/** The lines in which skills are shown, by skill. */
export function namedIn(shown: readonly ShownSkill[]): NamedSkill[] {
  const { skills } = loadTaxonomy();
  return [...Map.groupBy(shown, ({ skill }) => skill)].map(([skill, places]) => ({
    skill: skills[skill]!.name,
    lines: [...new Set(places.map(({ segment }) => segment.line))].toSorted((one, other) => one - other),
  }));
}

/** The skills that recruiters have said are none. */
export const takenAway = (shown: readonly ShownSkill[], facts: CorrectedFacts): NamedSkill[] =>
  facts.notSkills.length === 0 ? [] : namedIn(shown).filter((one) => isTakenAway(one, facts));

/** Segments without the words that name some skills, so that these count neither as skills nor as words. */
export function withoutNames(text: string, segments: ResumeSegment[], none: readonly NamedSkill[]): ResumeSegment[] {
  const taxonomy = loadTaxonomy();
  const names = new Set(none.map(({ skill }) => skill));
  return segments.map((segment) => {
    const mentions = findMentions(text, segment.tokens, taxonomy).filter(({ skill }) =>
      names.has(taxonomy.skills[skill]!.name),
    );
    if (mentions.length === 0) return segment;
    const isNamed = (at: number) => mentions.some(({ from, to }) => from <= at && at < to);
    return { ...segment, tokens: segment.tokens.filter((_, at) => !isNamed(at)) };
  });
}
