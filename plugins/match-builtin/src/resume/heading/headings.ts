import type { Line, Span } from '@cotejo/plugin-kit';
import { fold } from '../../text/fold.ts';
import { type DatedLine, datedLines } from '../dated-lines.ts';
import type { DateRange } from '../dates.ts';
import { positionsByRules, type RulePosition } from '../rule-positions.ts';
import type { ResumeSection } from '../sections.ts';
import { dateFeatures, featuresOf, formOfOwn, type Named, rulesSay, slotOf, type Surroundings } from './features.ts';
import { linesNear, type NearLine } from './lines.ts';
import { hashesOf, placesOf } from './places.ts';
import { type ReadLine, readLine } from './read-line.ts';

/**
 * A phrase near a date that may be the title or the employer of the position there, with the places of what tells
 * whether it is.
 */
export type Candidate = Named & { title: readonly number[]; employer: readonly number[] };

/**
 * What surrounds a date, and the places of what tells that its position has no title, or no employer, and whether it is
 * that of a position.
 */
export type Heading = {
  section: ResumeSection;
  candidates: readonly Candidate[];
  noTitle: readonly number[];
  noEmployer: readonly number[];
  position: readonly number[];
  byRules: RuleNumbers | undefined;
};

/**
 * The numbers of the title and the employer by rules among the candidates, where rules take a date for that of a
 * position; that of none where they name none near, and undefined where what they name is no candidate.
 */
type RuleNumbers = { title: number | undefined; employer: number | undefined; farEmployer?: string };

/** Whether two candidates have words in common. */
export const overlap = (one: Candidate, other: Candidate): boolean =>
  one.line.at === other.line.at && one.phrase.from <= other.phrase.to && other.phrase.from <= one.phrase.to;

function ruleNumbers(
  candidates: readonly Candidate[],
  lines: readonly NearLine[],
  { title, employer }: RulePosition,
): RuleNumbers {
  const numberOf = (words: string): number | undefined => {
    const at = candidates.findIndex(({ phrase }) => fold(phrase.text) === fold(words));
    return at < 0 ? undefined : at;
  };
  const none = candidates.length;
  const isFar = employer !== undefined && !lines.some(({ text }) => text.includes(employer));
  return {
    title: title === '' ? none : numberOf(title),
    employer: employer === undefined || isFar ? none : numberOf(employer),
    ...(isFar && { farEmployer: employer }),
  };
}

/** The phrases near a date, and what tells which of them are the title and the employer of its position. */
function headingOf(
  range: DateRange,
  lines: readonly NearLine[],
  around: Surroundings,
  seen: Map<string, ReadLine>,
): Heading {
  const own = formOfOwn(lines[0]!);
  const read = lines.map((line) => {
    if (line.up === 0) return readLine(line);
    const known = seen.get(line.text) ?? readLine(line);
    seen.set(line.text, known);
    return { ...known, line };
  });
  const { title, employer } = around.byRules ?? {};
  const named = { title: title && fold(title), employer: employer && fold(employer) };
  const candidates = read.flatMap((one) =>
    one.phrases.map((phrase): Candidate => {
      const slot = slotOf(one, phrase);
      const features = featuresOf(one, phrase, own, slot);
      const kind = `${one.infos[phrase.from]!.kind} ${one.infos[phrase.to]!.kind}`;
      for (const role of ['title', 'employer'] as const)
        if (named[role] === fold(phrase.text))
          features.push(`rules ${role}`, `rules ${role} ${kind}`, `rules ${role} ${one.line.up}`);
      const hashes = hashesOf(features);
      return {
        line: one.line,
        phrase,
        slot,
        kind,
        title: placesOf('title', hashes),
        employer: placesOf('employer', hashes),
      };
    }),
  );
  const kinds = [...new Set(candidates.filter(({ line }) => Math.abs(line.up) <= 2).map(({ kind }) => kind))];
  const { byRules } = around;
  const nothing = hashesOf([
    'none',
    `none ${own}`,
    `none rules ${rulesSay(byRules)}`,
    ...kinds.map((kind) => `none ${kind}`),
  ]);
  return {
    section: around.kind,
    candidates,
    byRules: byRules ? ruleNumbers(candidates, lines, byRules) : undefined,
    position: placesOf('position', hashesOf(dateFeatures(range, read, own, around))),
    noTitle: placesOf('title', nothing),
    noEmployer: placesOf('employer', nothing),
  };
}

/** The number of the next of some lines before or behind one, of ranges alone where it is one. */
function neighbor(dated: readonly DatedLine[], index: number, step: 1 | -1): DatedLine | undefined {
  for (let at = index + step; dated[at] !== undefined; at += step)
    if (dated[index]!.isSingle || !dated[at]!.isSingle) return dated[at];
  return undefined;
}

/**
 * The lines of a resume that tell a time, and what surrounds each. A single date may stand within the heading of a
 * range: "Clerk (promoted May 2019)".
 */
export function readHeadings(
  lines: readonly Line[],
  sections: readonly (Span & { kind: ResumeSection })[],
  now: number,
): { date: DatedLine; heading: Heading }[] {
  const dated = datedLines(lines, now);
  const byRules = positionsByRules(lines, sections, dated);
  let opened = 0;
  const seen = new Map<string, ReadLine>();
  return dated.map((date, index) => {
    const { start } = lines[date.at]!;
    while (opened + 1 < sections.length && sections[opened + 1]!.start <= start) opened += 1;
    const { kind, start: from } = sections[opened]!;
    const heading = from === 0 ? '' : (lines.findLast((line) => line.start <= from)?.text ?? '');
    const until = [neighbor(dated, index, -1)?.last ?? -1, neighbor(dated, index, 1)?.at ?? lines.length] as const;
    const around = { kind, heading, isSingle: date.isSingle, byRules: byRules.get(date.at) };
    return { date, heading: headingOf(date.range, linesNear(lines, date, until), around, seen) };
  });
}
