import type { Line, Span } from '@cotejo/plugin-kit';
import { fold } from '../../text/fold.ts';
import type { DatedLine } from '../dated-lines.ts';
import type { DateRange } from '../dates.ts';
import type { RulePosition } from '../rule-positions.ts';
import type { ResumeSection } from '../sections.ts';
import { dateFeatures, featuresOf, formOfOwn, type Named, slotOf, type Surroundings } from './features.ts';
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
  /** The numbers of the title and the employer by rules among the candidates, where rules take it for a position. */
  byRules: { title: number; employer: number; farEmployer?: string } | undefined;
};

/** Whether two candidates have words in common. */
export const overlap = (one: Candidate, other: Candidate): boolean =>
  one.line.at === other.line.at && one.phrase.from <= other.phrase.to && other.phrase.from <= one.phrase.to;

/** The numbers of what rules name among the candidates; that of none where it is not there. */
function ruleNumbers(candidates: readonly Candidate[], lines: readonly NearLine[], { title, employer }: RulePosition) {
  const numberOf = (words: string | undefined): number => {
    const folded = words && fold(words);
    const at = folded ? candidates.findIndex(({ phrase }) => fold(phrase.text) === folded) : -1;
    return at < 0 ? candidates.length : at;
  };
  const isFar = employer !== undefined && !lines.some(({ text }) => text.includes(employer));
  return { title: numberOf(title), employer: numberOf(employer), ...(isFar && { farEmployer: employer }) };
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
  const rules = byRules === undefined ? 'none' : `${byRules.title === ''} ${byRules.employer === undefined}`;
  const nothing = hashesOf(['none', `none ${own}`, `none rules ${rules}`, ...kinds.map((kind) => `none ${kind}`)]);
  return {
    section: around.kind,
    candidates,
    byRules: byRules && ruleNumbers(candidates, lines, byRules),
    position: placesOf('position', hashesOf(dateFeatures(range, read, own, around))),
    noTitle: placesOf('title', nothing),
    noEmployer: placesOf('employer', nothing),
  };
}

/** What surrounds each dated line of a resume. */
export function headingsOf(
  lines: readonly Line[],
  sections: readonly (Span & { kind: ResumeSection })[],
  dated: readonly DatedLine[],
  byRules: ReadonlyMap<number, RulePosition>,
): Heading[] {
  let opened = 0;
  const seen = new Map<string, ReadLine>();
  return dated.map((one, index) => {
    const { at, range, isSingle } = one;
    const { start } = lines[at]!;
    while (opened + 1 < sections.length && sections[opened + 1]!.start <= start) opened += 1;
    const { kind, start: from } = sections[opened]!;
    const headingLine = from === 0 ? '' : (lines.findLast((line) => line.start <= from)?.text ?? '');
    const [previous, next] = [dated[index - 1]?.last ?? -1, dated[index + 1]?.at ?? lines.length];
    return headingOf(
      range,
      linesNear(lines, one, [previous, next]),
      {
        kind,
        heading: headingLine,
        isSingle,
        byRules: byRules.get(at),
      },
      seen,
    );
  });
}
