import type { Point, Position, Quote, Requirement, RequirementKind } from '@cotejo/plugin-kit';
import { notes } from '../score/verdict/notes.ts';
import { fold } from '../text/fold.ts';
import { findLanguages } from '../taxonomy/languages.ts';
import { firstOfEach } from './first-of-each.ts';
import { type Judged, skillsNamed } from './judged.ts';
import { describePosition } from './positions.ts';
import type { Material } from './material.ts';
import { asList, asQuoted, nearestQuote, wordsIn } from './quotes.ts';
import { inSentence } from '../taxonomy/names.ts';
import { shortText, paragraphOf, wordsOf } from './wording.ts';

const maxStrengths = 5;
const maxConsiderations = 6;
const maxInGroup = 4;
const maxMissing = 8;
const maxInPart = 3;
const longestQuote = 140;

const quoteIn = ({ language, wording }: Material, quote: Quote): string =>
  wording.quoted(asQuoted(wordsOf(quote, language), longestQuote));

/** Whether a quote is the line that opens a position: its title with dates, which the position says as well. */
const isHeading = ({ text }: Quote, { positions }: Judged): boolean =>
  /\d{4}/.test(text) && positions.some(({ title }) => title && text.includes(title));

/** What is told, with the quote behind it where that says more than the point and its position do. */
function withQuote(text: string, quote: Quote, judged: Judged, material: Material): string {
  const where = describePosition(judged.positions[0], material.language, material.wording)?.where ?? '';
  const known = new Set(wordsIn(`${material.nameOf(judged).text} ${text} ${where}`));
  return !isHeading(quote, judged) && wordsIn(wordsOf(quote, material.language)).some((word) => !known.has(word))
    ? `${text}: ${quoteIn(material, quote)}`
    : text;
}

const isIn = ({ span }: Position, { start }: Quote): boolean =>
  start !== undefined && span.start <= start && start < span.end;

/** The quotes from the position that is named beside them; all where none is named. */
const quotesAt = ({ verdict: { quotes }, positions: [newest] }: Judged): Quote[] =>
  newest ? quotes.filter((quote) => isIn(newest, quote)) : quotes;

/** Years as the scorer has counted them; undefined where it has counted none. */
const yearsOf = ({ verdict: { years } }: Judged, { wording }: Material): string | undefined =>
  years === undefined ? undefined : wording.years(years);

/** A heading: a name with a capital letter. */
const heading = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Studies, languages and licenses belong to no position, also where a resume tells them below one. */
const isOfWork = ({ kind }: Requirement): boolean => kind === 'skill' || kind === 'experience';

/** The quote behind what is stated; of several languages those of each. */
const statedIn = ({ requirement: { kind }, verdict: { quotes } }: Judged, material: Material): string =>
  material.wording.list(quotes.slice(0, kind === 'language' ? maxInPart : 1).map((quote) => quoteIn(material, quote)));

/** Where the evidence for a requirement stands, and its words; `before` is the position of the point before. */
function strengthText(judged: Judged, material: Material, before: Position | undefined): string {
  const { requirement, positions } = judged;
  const { strength } = material.wording;
  const at = (text: string): string => withQuote(text, quotesAt(judged)[0]!, judged, material);
  const newest = describePosition(positions[0], material.language, material.wording);
  const years = requirement.minYears !== undefined && yearsOf(judged, material);
  if (years) return strength.years(heading(years), newest);
  if (material.isOnlyListed(judged)) return at(strength.listed);
  if (!newest || !isOfWork(requirement)) return `${strength.stated[requirement.kind]}: ${statedIn(judged, material)}`;
  if (positions.length > 1) return at(strength.several(positions.length, newest));
  return at(positions[0] === before ? strength.again : strength.at(newest));
}

const point = (title: string, ...sentences: string[]): Point => ({ title, description: paragraphOf(sentences) });

/** A point, where there is something to tell. */
const pointIf = (isSo: boolean, title: string, sentence: string): Point[] => (isSo ? [point(title, sentence)] : []);

/** Requirements that are met, the weightiest first; those shown at work before those only stated. */
export function strengthsOf(material: Material): Point[] {
  const met = material.judged.filter(({ verdict }) => verdict.verdict === 'met' && verdict.quotes.length > 0);
  const rank = (one: Judged): number => Number(!one.requirement.must) * 2 + Number(material.isOnlyListed(one));
  const ranked = firstOfEachName(
    met.toSorted((a, b) => rank(a) - rank(b)),
    material,
  );
  return firstOfEachPassage(ranked)
    .slice(0, maxStrengths)
    .map((judged, at, all) => {
      const last = all[at - 1];
      const before = last?.positions.length === 1 && isOfWork(last.requirement) ? last.positions[0] : undefined;
      return point(heading(material.nameOf(judged).text), strengthText(judged, material, before));
    });
}

const firstOfEachName = (judged: Judged[], { nameOf }: Material): Judged[] =>
  firstOfEach(judged, (one) => nameOf(one).text.toLowerCase());

const firstOfEachPassage = (judged: Judged[]): Judged[] =>
  firstOfEach(judged, ({ requirement, verdict }) => (verdict.quotes[0]?.text ?? requirement.id).toLowerCase());

const kinds: RequirementKind[] = ['experience', 'skill', 'education', 'language', 'certification'];

const unreadPoint = (named: Judged[], { nameOf, wording: { unread } }: Material): Point =>
  point(unread.title, unread.text(named.slice(0, maxInGroup).map((one) => nameOf(one).text)));

const longestHeading = 110;

/** A heading of as many names as it has room for, and the names that are left. */
function headingOf(names: string[], { wording: { gap } }: Material): { title: string; left: string[] } {
  let count = 1;
  while (count < names.length && gap.missing(names.slice(0, count + 1)).length <= longestHeading) count += 1;
  return { title: gap.missing(names.slice(0, count)), left: names.slice(count) };
}

/** What there is instead of years or a degree that are asked for, where the scorer says what is wrong with it. */
function notedText({ requirement, verdict }: Judged, { language, lines, wording }: Material): string {
  const { kind, minYears = 0 } = requirement;
  const note = (language === 'es' ? verdict.noteInSpanish : verdict.note) ?? '';
  if (kind === 'experience') return verdict.note === notes.undated(minYears).note ? '' : note;
  if (kind !== 'education' || verdict.note === notes.noDegree.note) return '';
  const [line] = lines.education;
  return note && line ? `${note}: ${wording.quoted(shortText(asList(line), longestQuote))}` : note;
}

/** Points asked for of which nothing is shown: one for each kind that they have a name of, and one for all others. */
function missingPoints(missing: Judged[], isMust: boolean, material: Material): Point[] {
  const { gap, list } = material.wording;
  const named = missing.filter((one) => !material.nameOf(one).isQuoted);
  if (material.isUnread) return missing.length > 0 ? [unreadPoint(named, material)] : [];
  const groups = kinds.flatMap((kind) => {
    const ofKind = named.filter(({ requirement }) => requirement.kind === kind);
    if (ofKind.length === 0) return [];
    const names = ofKind.slice(0, maxMissing).map((one) => material.nameOf(one).text);
    const { title, left } = headingOf(names, material);
    const [first] = ofKind;
    const text = (ofKind.length === 1 && notedText(first!, material)) || gap.missingText(kind, ofKind.length, isMust);
    return [point(title, left.length > 0 ? gap.alsoMissing(left) : '', text)];
  });
  const others = missing.filter((one) => material.nameOf(one).isQuoted).map((one) => material.nameOf(one).text);
  if (others.length === 0) return groups;
  const title = gap.further(others.length, groups.length === 0, isMust);
  return [...groups, point(heading(title), list(others.slice(0, maxInGroup)))];
}

/** What there is for a point that is shown in part. */
function partialText(judged: Judged, material: Material): string {
  const { requirement, verdict, positions } = judged;
  const { language, wording } = material;
  const { gap } = wording;
  const newest = describePosition(positions[0], language, wording);
  const said = language === 'es' ? verdict.noteInSpanish : verdict.note;
  const quote = nearestQuote(isOfWork(requirement) ? quotesAt(judged) : verdict.quotes, requirement.text);
  const years = requirement.minYears === undefined ? undefined : yearsOf(judged, material);
  if (years !== undefined) return gap.short(years, newest);
  if (requirement.minYears !== undefined) {
    const text = said ?? gap.nearest('experience', newest);
    return said && newest && isHeading(quote, judged)
      ? gap.related(said, newest)
      : withQuote(text, quote, judged, material);
  }
  if (requirement.kind === 'language' && findLanguages(fold(quote.text)).length === 0) return gap.writtenIn;
  const note = (requirement.kind === 'language' || requirement.kind === 'education') && said;
  if (note) return withQuote(note, quote, judged, material);
  const isPlaced = isOfWork(requirement) || isHeading(quote, judged);
  const nearest = gap.nearest(requirement.kind, isPlaced ? newest : undefined);
  return newest && isHeading(quote, judged) ? nearest : `${nearest}: ${quoteIn(material, quote)}`;
}

/** Points that are shown in part: what there is, for the first of them; the names of the rest. */
function partialPoints(partial: Judged[], isMust: boolean, material: Material): Point[] {
  const { gap, list } = material.wording;
  const first = firstOfEachPassage(partial).slice(0, maxInPart);
  const rest = partial.filter((one) => !first.includes(one)).map((one) => material.nameOf(one).text);
  return [
    ...first.map((judged) => point(gap.inPart(material.nameOf(judged).text), partialText(judged, material))),
    ...pointIf(rest.length > 0, gap.alsoInPart(rest.length, isMust), list(rest.slice(0, maxInGroup))),
  ];
}

/**
 * What a recruiter would ask about: unmet musts, too few years, musts partly met, skills only listed, then other gaps.
 * A job without musts is asked about by all its points.
 */
export function considerationsOf(material: Material): Point[] {
  const { judged, request, wording, isBest, hasMusts } = material;
  const { gap } = wording;
  const pick = (must: boolean, verdict: string): Judged[] =>
    firstOfEachName(
      judged.filter((one) => one.requirement.must === must && one.verdict.verdict === verdict && isBest(one)),
      material,
    );
  const partial = pick(hasMusts, 'partial').filter(({ verdict }) => verdict.quotes.length > 0);
  const isShort = ({ requirement }: Judged): boolean => requirement.minYears !== undefined;
  const listed = skillsNamed(
    judged.filter((one) => one.requirement.must && material.isOnlyListed(one)),
    request.profile,
  ).map((skill) => inSentence(skill, material.language));
  const wishes = hasMusts
    ? pick(false, 'missing').flatMap((one) => (material.nameOf(one).isQuoted ? [] : [material.nameOf(one).text]))
    : [];
  const points = [
    ...pointIf(request.profile.positions.length === 0, gap.undated, gap.undatedText),
    ...missingPoints(pick(hasMusts, 'missing'), hasMusts, material),
    ...partialPoints([...partial.filter(isShort), ...partial.filter((one) => !isShort(one))], hasMusts, material),
    ...pointIf(listed.length > 0, gap.listed, wording.listed(listed.slice(0, maxInGroup))),
    ...pointIf(wishes.length > 0 && !material.isUnread, gap.wishes, gap.wishesText(wishes.slice(0, maxInGroup))),
  ];
  return firstOfEach(points, ({ title }) => title).slice(0, maxConsiderations);
}
