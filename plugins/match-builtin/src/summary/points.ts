import type { Point, Position, Quote, Requirement, RequirementKind } from '@cotejo/plugin-kit';
import { notes } from '../score/verdict/notes.ts';
import { fold } from '../text/fold.ts';
import { findLanguages } from '../taxonomy/languages.ts';
import { firstOfEach } from './first-of-each.ts';
import { isOfManner, isRead, type Judged, skillsNamed } from './judged.ts';
import { describePosition } from './positions.ts';
import { judgedAs, type Material } from './material.ts';
import { asList, asQuoted, nearestQuote, wordsIn } from './quotes.ts';
import { inSentence } from '../taxonomy/names.ts';
import { capitalized, paragraphOf, shortText, wordsOf } from './wording.ts';

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
function withQuote(text: string, quote: Quote | undefined, judged: Judged, material: Material): string {
  if (!quote) return text;
  const where = describePosition(judged.positions[0], material.language, material.wording)?.where ?? '';
  const known = new Set(wordsIn(`${material.nameOf(judged).text} ${text} ${where}`));
  return !isHeading(quote, judged) && wordsIn(wordsOf(quote, material.language)).some((word) => !known.has(word))
    ? `${text}: ${quoteIn(material, quote)}`
    : text;
}

const isIn = ({ span }: Position, { start }: Quote): boolean =>
  start !== undefined && span.start <= start && start < span.end;

/** The quote to show: of work, from the position that is named beside it; undefined where none can be quoted. */
function quoteFor({ requirement, verdict: { quotes }, positions: [newest] }: Judged): Quote | undefined {
  const own = newest && isOfWork(requirement) ? quotes.filter((quote) => isIn(newest, quote)) : quotes;
  return nearestQuote(own, requirement);
}

/** Years as the scorer has counted them; undefined where it has counted none. */
const yearsOf = ({ verdict: { years } }: Judged, { wording }: Material): string | undefined =>
  years === undefined ? undefined : wording.years(years);

/** Studies, languages and licenses belong to no position, also where a resume tells them below one. */
const isOfWork = ({ kind }: Requirement): boolean => kind === 'skill' || kind === 'experience';

/** What is stated, in its own words; of several languages in those of each. */
function statedText(judged: Judged, material: Material): string {
  const { requirement, verdict } = judged;
  const { strength, list } = material.wording;
  const stated = strength.stated[requirement.kind];
  const { quotes } = verdict;
  if (requirement.kind === 'language' && quotes.length > 1)
    return `${stated}: ${list(quotes.slice(0, maxInPart).map((quote) => quoteIn(material, quote)))}`;
  const text = withQuote(stated, quoteFor(judged), judged, material);
  return text === stated ? strength.listed : text;
}

/** Where the evidence for a requirement stands, and its words; `before` is the position of the point before. */
function strengthText(judged: Judged, material: Material, before: Position | undefined): string {
  const { requirement, positions } = judged;
  const { strength } = material.wording;
  const at = (text: string): string => withQuote(text, quoteFor(judged), judged, material);
  const newest = describePosition(positions[0], material.language, material.wording);
  const years = requirement.minYears !== undefined && yearsOf(judged, material);
  if (years) return strength.years(capitalized(years), newest);
  if (material.isOnlyListed(judged)) return at(strength.listed);
  if (!newest || !isOfWork(requirement)) return statedText(judged, material);
  if (positions.length > 1) return at(strength.several(positions.length, newest));
  return at(positions[0] === before ? strength.again : strength.at(newest));
}

const point = (title: string, ...sentences: string[]): Point => ({ title, description: paragraphOf(sentences) });

/** A point, where there is something to tell. */
const pointIf = (isSo: boolean, title: string, sentence: string): Point[] => (isSo ? [point(title, sentence)] : []);

/** Requirements that are met, the weightiest first; those shown at work before those only stated. */
function strongest(material: Material): Judged[] {
  const met = material.judged.filter(({ verdict }) => verdict.verdict === 'met' && verdict.quotes.length > 0);
  const rank = (one: Judged): number => Number(!one.requirement.must) * 2 + Number(material.isOnlyListed(one));
  const ranked = firstOfEachName(
    met.toSorted((a, b) => rank(a) - rank(b)),
    material,
  );
  return firstOfEachPassage(ranked).slice(0, maxStrengths);
}

/** What speaks for a candidate, with the position and the words that show it. */
export const strengthsOf = (material: Material): Point[] =>
  strongest(material).map((judged, at, all) => {
    const last = all[at - 1];
    const before = last?.positions.length === 1 && isOfWork(last.requirement) ? last.positions[0] : undefined;
    return point(capitalized(material.nameOf(judged).text), strengthText(judged, material, before));
  });

const firstOfEachName = (judged: Judged[], { keyOf }: Material): Judged[] => firstOfEach(judged, keyOf);

const passageOf = (judged: Judged): string => (quoteFor(judged)?.text ?? judged.requirement.id).toLowerCase();
const firstOfEachPassage = (judged: Judged[]): Judged[] => firstOfEach(judged, passageOf);

/** As many names as there is room for, and how many are left; one name alone is never left out. */
function some(names: string[], most: number, { wording: { more } }: Material): string[] {
  return names.length <= most + 1 ? names : [...names.slice(0, most), more(names.length - most)];
}

const listed = (names: string[], material: Material): string =>
  material.wording.list(some(names, maxInGroup, material));

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
  const { gap } = material.wording;
  const named = missing.filter((one) => !material.nameOf(one).isQuoted);
  if (material.isUnread) return missing.length > 0 ? [unreadPoint(named, material)] : [];
  const groups = kinds.flatMap((kind) => {
    const ofKind = named.filter(({ requirement }) => requirement.kind === kind);
    if (ofKind.length === 0) return [];
    const names = ofKind.map((one) => material.nameOf(one).text);
    const { title, left } = headingOf(names, material);
    const [first] = ofKind;
    const text = (ofKind.length === 1 && notedText(first!, material)) || gap.missingText(kind, ofKind.length, isMust);
    return [point(title, left.length > 0 ? gap.alsoMissing(some(left, maxMissing, material)) : '', text)];
  });
  const others = missing.filter((one) => material.nameOf(one).isQuoted).map((one) => material.nameOf(one).text);
  if (others.length === 0) return groups;
  const title = gap.further(others.length, groups.length === 0, isMust);
  return [...groups, point(capitalized(title), listed(others, material))];
}

/** Skills of manner of which nothing is shown: a recruiter asks about them, and does not say that they are lacking. */
function mannerPoints(missing: Judged[], { nameOf, wording: { gap } }: Material): Point[] {
  const names = missing.slice(0, maxMissing).map((one) => nameOf(one).text);
  return pointIf(names.length > 0, gap.manner(names), gap.mannerText(names.length));
}

/** What there is for a point that is shown in part, in sentences; none where there is nothing to tell. */
function partialText(judged: Judged, material: Material): string[] {
  const { requirement, verdict, positions } = judged;
  const { language, wording } = material;
  const { gap } = wording;
  const newest = describePosition(positions[0], language, wording);
  const said = language === 'es' ? verdict.noteInSpanish : verdict.note;
  const quote = quoteFor(judged);
  const years = requirement.minYears === undefined ? undefined : yearsOf(judged, material);
  if (years !== undefined) return [gap.short(years, newest)];
  const isHeaded = quote !== undefined && isHeading(quote, judged);
  const isPlaced = isOfWork(requirement) || isHeaded;
  const nearest = gap.nearest(requirement.kind, isPlaced ? newest : undefined);
  const passage = quote && (isHeaded ? nearest : `${nearest}: ${quoteIn(material, quote)}`);
  if (requirement.minYears !== undefined && said) {
    // What is quoted beside years that no position shows is no proof of them.
    if (verdict.note === notes.undated(requirement.minYears).note) return passage ? [said, passage] : [said];
    return [newest && isHeaded ? gap.related(said, newest) : withQuote(said, quote, judged, material)];
  }
  if (requirement.kind === 'language' && (!quote || findLanguages(fold(quote.text)).length === 0))
    return [gap.writtenIn];
  const note = (requirement.kind === 'language' || requirement.kind === 'education') && said;
  if (note) return [withQuote(note, quote, judged, material)];
  return passage ? [passage] : [];
}

const isShort = ({ requirement }: Judged): boolean => requirement.minYears !== undefined;

/**
 * Points that are shown in part: what there is, for the first of them that rest on a passage of their own, which shows
 * no strength; the names of the rest.
 */
function partialPoints(partial: Judged[], isMust: boolean, material: Material): Point[] {
  const { gap } = material.wording;
  const known = new Set(strongest(material).map(passageOf));
  const telling = partial.filter(
    (one) => partialText(one, material).length > 0 && (isShort(one) || !known.has(passageOf(one))),
  );
  const first = firstOfEachPassage(telling).slice(0, maxInPart);
  const rest = partial.filter((one) => !first.includes(one)).map((one) => material.nameOf(one).text);
  return [
    ...first.map((judged) => point(gap.inPart(material.nameOf(judged).text), ...partialText(judged, material))),
    ...pointIf(rest.length > 0, gap.alsoInPart(rest.length, isMust), listed(rest, material)),
  ];
}

/**
 * What a recruiter would ask about: unmet musts, too few years, musts partly met, skills only listed, then other gaps.
 * A job without musts is asked about by all its points.
 */
export function considerationsOf(material: Material): Point[] {
  const { request, wording, hasMusts, judged } = material;
  const { gap } = wording;
  const partial = judgedAs('partial', hasMusts, material);
  const missing = judgedAs('missing', hasMusts, material);
  const ofManner = material.isUnread ? [] : missing.filter((one) => isOfManner(one) && !material.nameOf(one).isQuoted);
  const strengths = new Set(strongest(material).flatMap(({ requirement }) => requirement.skills));
  const named = skillsNamed(
    judged.filter((one) => one.requirement.must && material.isOnlyListed(one)),
    request.profile,
  )
    .filter((skill) => !strengths.has(skill))
    .map((skill) => inSentence(skill, material.language));
  const wishes = hasMusts
    ? judgedAs('missing', false, material)
        .filter((one) => !material.nameOf(one).isQuoted && !isRead(one, request.profile) && !isOfManner(one))
        .map((one) => material.nameOf(one).text)
    : [];
  const points = [
    ...pointIf(request.profile.positions.length === 0, gap.undated, gap.undatedText),
    ...missingPoints(
      missing.filter((one) => !ofManner.includes(one)),
      hasMusts,
      material,
    ),
    ...partialPoints([...partial.filter(isShort), ...partial.filter((one) => !isShort(one))], hasMusts, material),
    ...mannerPoints(ofManner, material),
    ...pointIf(named.length > 0, gap.listed, wording.listed(some(named, maxInGroup, material))),
    ...pointIf(wishes.length > 0 && !material.isUnread, gap.wishes, gap.wishesText(wishes.slice(0, maxInGroup))),
  ];
  return firstOfEach(points, ({ title }) => title).slice(0, maxConsiderations);
}
