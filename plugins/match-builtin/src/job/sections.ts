import { mapBoth, type BilingualPiece } from '../text/bilingual.ts';
import { isWishedIf } from './musts.ts';
import { asksForNothing } from './no-demands.ts';
import { sentences } from './clauses.ts';
import { endsInOccupation, namesOccupation } from '../taxonomy/occupations.ts';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { findYears } from '../text/numbers.ts';
import { type JobSection, isNumberedInWords, isPlainHeading, sectionOf } from './headings.ts';
import { belowLabels } from './label-lines.ts';
import { ofLetter } from './letters.ts';
import { type RawLine, bulletMark, isUnfinished, rawLines } from './raw-lines.ts';
import { opensAsTask } from './tasks.ts';
import { withUnannounced } from './unannounced.ts';
import { isParticulars, readsAsDemand, readsAsOffer, statesDemand } from './nature.ts';
import { opensAsDemand } from './openings.ts';

/**
 * A line, its section, and the heading above it as it stands there; `isLabeled` where that stands before it in the same
 * line.
 */
export type JobLine = BilingualPiece & { section: JobSection; bullet: boolean; isLabeled?: true; heading?: string };

/**
 * A heading whose words are unknown opens a section whose lines must tell what it is; one of an outline stays in its
 * section.
 */
type Heading = { section: JobSection | 'unknown' | 'same'; rest: BilingualPiece; isOneLine?: boolean };

const isMarked = (line: string): boolean =>
  /^(?:#{1,6}\s|={2,})/.test(line) ||
  /^(?:\d{1,2}[.)]\s*)?\*\*[^*]+\*\*\s*:?$/.test(line) ||
  (/:\s*(?:\*\*)?$|^¿.*\?$/.test(line) && line.length < 80);

/**
 * "Why Join Northwind", "About Northwind Traders", "What would make you happy here": a question, or a topic in the
 * capitals of a heading, whatever it names.
 */
const isTopic = (line: string): boolean =>
  countWords(line) <= longestTopic &&
  !/[.,;!]$/.test(line) &&
  (question.test(line) ||
    (topic.test(line) && line.split(/\s+/).every((word) => /^[\p{Lu}\p{N}(&’']/u.test(word) || word.length <= 3)));
const longestTopic = 8;
/** "Why you should join": of whoever reads or writes it. */
const question = /^(?:Why|What|How|Who) (?:you|we|would|will|makes|it|our)\b/;
const topic = /^(?:Why|About|What(?:['’]s)?|Who|How|Where) /;

/** "You might be a fit if", "To do this job you have": half a sentence, which each line below goes on with. */
const onlyIf = "if(?: you(?:['’]re|['’]ve| are| have)?)?";
const youHave = "you(?:['’]ll| will| should)? (?:have|need|bring|be)";
const leadsOver = new RegExp(`^\\p{Lu}[^.,;:!?]{3,50} (?:${onlyIf}|${youHave})$`, 'u');

/** "Te va a ir bien si", "Suma si", "En este rol vas a": the same in Spanish. */
const spanishIf = /^\p{Lu}[^.,;:!?]{2,50} si(?: eres| tienes| cuentas con| sabes)?$/u;
const spanishTask = /^\p{Lu}[^.,;:!?]{2,50} (?:vas a|tendrás que|deberás|podrás|te tocará)$/u;

/** What half a sentence announces that each line below goes on with; undefined for others. */
function announcedByHalf(line: string): JobSection | undefined {
  if (spanishTask.test(line)) return 'duties';
  if (spanishIf.test(line)) return isWishedIf(line) ? 'preferred' : 'required';
  return leadsOver.test(line) ? 'required' : undefined;
}

const isShouted = (line: string): boolean => /\p{Lu}{4}/u.test(line) && !/\p{Ll}/u.test(line);

const fewestLines = 8;
/** Whether a text has an empty line after each line, or none, as both lose what sets headings apart. */
type Layout = 'spaced' | 'gapless' | 'ordinary';

function layoutOf(lines: RawLine[]): Layout {
  const gaps = lines.filter(({ afterGap }) => afterGap).length;
  if (gaps > 0.8 * lines.length && !lines.some(({ bullet }) => bullet)) return 'spaced';
  return gaps === 0 && lines.length >= fewestLines ? 'gapless' : 'ordinary';
}

const shortestParagraph = 100;

/** Whether a line is a name for the paragraph below it, in a text that leaves no gaps. */
const isCapitalized = (line: string, next: string): boolean =>
  next.length >= shortestParagraph &&
  countWords(line) <= 6 &&
  line.split(/\s+/).every((word) => /^[\p{Lu}\p{N}&+–-]/u.test(word) || word.length <= 3);

const longestOfName = 4;
const withArticle = /^(?:The|Our|Your) /;

/** Whether a short line is a name for what stands below it, and no demand: "The package", "Your day with us". */
const isName = (line: string): boolean =>
  countWords(line) <= longestOfName &&
  !/\d/.test(line) &&
  (sectionOf(line) !== undefined || withArticle.test(line)) &&
  !readsAsDemand(line);

/** A short line apart from what stands above it, and followed by a list or by longer lines, whatever its words. */
function standsAsHeading(lines: RawLine[], at: number, layout: Layout): boolean {
  const { original, afterGap } = lines[at]!;
  const next = lines[at + 1];
  if (!next || original.length >= 60 || countWords(original) > 8) return false;
  const isAboveList = next.bullet && sectionOf(original) !== undefined;
  const isApart = afterGap || isAboveList || isCapitalized(original, next.original);
  if (!isApart && !(layout === 'gapless' && isName(original))) return false;
  if (!/^[\p{Lu}¿¡]/u.test(original) || /[.,;!]$/.test(original) || /[·|]/.test(original)) return false;
  const after = lines[at + 2];
  const length = next.original.length;
  const opensBlock = after !== undefined && !after.afterGap && (next.afterGap || length > original.length);
  const isKnown = sectionOf(original) !== undefined && !next.afterGap;
  return (
    next.bullet ||
    opensBlock ||
    isKnown ||
    isParticulars(next.original, false) ||
    length > Math.max(60, original.length * 2)
  );
}

/** The most words of a heading that what it announces follows in the same line. */
const longestLabel = 4;

const nothing: BilingualPiece = { text: '', original: '' };
const afterColon = (text: string): string => text.slice(text.indexOf(':') + 1).replace(/^[\s*]+/, '');

/** "¿Qué ofrecemos? Contrato indefinido …": a question that says what follows, and none to the reader. */
const openQuestion = /^¿(?:\p{Ll}{1,3} )?(?:qu[eé]|c[oó]mo|qui[eé]n|cu[aá]l)[^?]{3,60}\?(?=\s+\S)/iu;
const afterQuestion = (text: string): string => text.slice(text.indexOf('?') + 1).trim();

const withoutColon = (text: string): string => text.replace(/:[\s*]*$/, '');

/** "4 years of recent experience as a baker:" asks for something, whatever list follows. */
function statesYears(line: string): boolean {
  const folded = fold(withoutColon(line));
  return findYears(folded) !== undefined && !isUnfinished(folded);
}

/** "Formación continuada: máximo 20 puntos": what a public employer counts, whatever section it is of. */
const points = /\d (?:puntos?|points?)(?!\p{L})/iu;

function readHeading(lines: RawLine[], at: number, layout: Layout, followsHeading: boolean): Heading | undefined {
  const line = lines[at]!;
  const { original } = line;
  if (points.test(original)) return undefined;
  const colon = original.indexOf(':');
  if (colon > 0 && colon < 60 && !/:[\s*]*$/.test(original)) {
    const label = original.slice(0, colon);
    const section = countWords(label) <= longestLabel || isPlainHeading(label) ? sectionOf(label) : undefined;
    return section && { section, rest: mapBoth(line, afterColon), isOneLine: isParticulars(original, false) };
  }
  const asked = openQuestion.exec(original)?.[0];
  if (asked !== undefined) {
    const section = sectionOf(asked);
    return section && { section, rest: mapBoth(line, afterQuestion) };
  }
  if (original.length >= 80) return undefined;
  // "BENEFITS MANAGER" at the top is the title, and opens no benefits.
  if (at === 0 && !isPlainHeading(original) && endsInOccupation(withoutMarks(original))) return undefined;
  const half = announcedByHalf(original);
  const isClear =
    isMarked(original) ||
    isNumberedInWords(original) ||
    isPlainHeading(original) ||
    isShouted(original) ||
    isTopic(original) ||
    half !== undefined;
  const isTitle = at === 0 && namesOccupation(original);
  const stands =
    layout !== 'spaced' &&
    !isTitle &&
    (!followsHeading || lines[at + 1]?.bullet === true) &&
    standsAsHeading(lines, at, layout);
  const section = isClear || stands ? (half === 'duties' ? half : (sectionOf(original) ?? half)) : undefined;
  if (section) return { section, rest: statesYears(original) ? mapBoth(line, withoutColon) : nothing };
  const isHeading = isMarked(original) || isNumberedInWords(original) || isTopic(original) || stands;
  return at > 0 && !line.bullet && isHeading ? { section: 'unknown', rest: nothing } : undefined;
}

/** What a section without a known heading is, by the nature of its lines and by the section before it. */
function guessSection(lines: readonly string[], before: JobSection): JobSection {
  const share = (accept: (line: string) => boolean): number => lines.filter(accept).length / Math.max(1, lines.length);
  if (share((line) => readsAsOffer(line) || asksForNothing(line, false)) >= 0.5) return 'ignored';
  if (share(readsAsDemand) >= 0.6) return before === 'preferred' ? 'preferred' : 'required';
  return before === 'summary' || before === 'ignored' ? 'summary' : 'duties';
}

const numbered = /^\s*\(?\d{1,2}[.)]\s+\S/;
const longestOfOutline = 8;

/** "2. Care of patients" above items with other marks: a heading within a section, whatever its words. */
function isOfOutline(raw: RawLine[], at: number): boolean {
  const { original } = raw[at]!;
  const next = raw[at + 1];
  if (!next?.bullet || numbered.test(next.original) || !numbered.test(original)) return false;
  return countWords(original) <= longestOfOutline && !/[.;!?]$/.test(original);
}

const wordsOfLeadIn = 12;

/** The section of a list that the last sentence of a paragraph leads in: "… We offer many benefits, including:". */
function ledIn(raw: RawLine[], at: number): JobSection | undefined {
  const { original, bullet } = raw[at]!;
  if (bullet || !original.endsWith(':') || raw[at + 1]?.bullet !== true) return undefined;
  return sectionOf(sentences(original).at(-1)!.split(/\s+/).slice(-wordsOfLeadIn).join(' '));
}

const fewestItems = 3;
const longestItem = 120;
/**
 * The most lines that are looked through for a list, so that a text of many short lines takes no longer than another.
 */
const mostItems = 200;

const wordsOfTask = 5;
/** The share of the items of a list of tasks that begin as one, as no list has all verbs. */
const mostOfList = 0.75;

/**
 * A list without a heading from `at` on, and what it is: demands where lines that stand together mostly name what is
 * asked for, duties where items of some words do neither that nor promise anything.
 */
function unheadedList(raw: RawLine[], headings: (Heading | undefined)[], at: number): { end: number; is?: JobSection } {
  const none = { end: at };
  if (at === 0 || !(raw[at]!.afterGap || (raw[at]!.bullet && !raw[at - 1]!.bullet) || headings[at - 1])) return none;
  let end = at + 1;
  while (end < Math.min(raw.length, at + mostItems) && !headings[end] && !raw[end]!.afterGap) end += 1;
  const lines = raw.slice(at, end);
  const items = lines.map(({ original }) => original);
  if (items.length < fewestItems) return none;
  const is = guessSection(items, 'summary');
  if (is === 'required' && items.every((item) => item.length <= longestItem)) return { end, is };
  const words = items.reduce((sum, item) => sum + countWords(item), 0);
  const areOffers = readsAsOffer(sentences(raw[at - 1]!.original).at(-1) ?? '');
  const areTasks =
    is === 'summary' &&
    !areOffers &&
    words >= wordsOfTask * items.length &&
    lines.filter(({ bullet, original }) => bullet || opensAsTask(original)).length >= mostOfList * lines.length;
  return areTasks ? { end, is: 'duties' } : none;
}

/** The lines between a heading and the next one. */
function linesBelow(raw: RawLine[], headings: (Heading | undefined)[], at: number): string[] {
  let next = at + 1;
  while (next < raw.length && !headings[next]) next += 1;
  return raw.slice(at + 1, next).map(({ original }) => original);
}

const withoutMarks = (line: string): string =>
  line.replace(/^#+\s/, '').replace(bulletMark, '').replace(/\*\*/g, '').trim();

/**
 * "Vales de despensa", "Interesados enviar CV …" apart from the list above and without its bullets: what a text ends
 * with, under no heading of its own, is of no section.
 */
const isAfterword = (line: RawLine): boolean =>
  !line.bullet &&
  !opensAsDemand(line.original) &&
  !statesDemand(fold(line.original)) &&
  (readsAsOffer(line.original) || asksForNothing(line.original, false));

/**
 * Lines with the section that each stands in; headings, empty lines and particulars such as place, contract and pay are
 * left out.
 */
export function jobLinesOf(pieces: readonly BilingualPiece[]): JobLine[] {
  const told = rawLines(pieces);
  const aside = new Set([...ofLetter(told), ...belowLabels(told.map(({ original }) => original))]);
  const raw = told.filter((_, at) => !aside.has(at));
  const layout = layoutOf(raw);
  const headings: (Heading | undefined)[] = [];
  for (const [at, line] of raw.entries()) {
    const isItem = line.bullet && at > 0 && !isPlainHeading(line.original.replace(bulletMark, ''));
    if (isItem && isOfOutline(raw, at)) headings.push({ section: 'same', rest: nothing });
    else headings.push(isItem ? undefined : readHeading(raw, at, layout, headings[at - 1]?.rest === nothing));
  }
  const lines: JobLine[] = [];
  let section: JobSection = 'summary';
  let isTop = true;
  let name: string | undefined;
  let isApart = false;
  let list: { end: number; is?: JobSection } = { end: 0 };
  for (const [at, line] of raw.entries()) {
    const heading = headings[at];
    if (heading) name = line.original;
    if (heading?.isOneLine) continue;
    if (heading?.section === 'same') {
      if (section === 'summary') section = 'duties';
    } else if (heading) {
      section = heading.section === 'unknown' ? guessSection(linesBelow(raw, headings, at), section) : heading.section;
      isTop &&= section === 'title';
    }
    if (!heading && section === 'summary' && at >= list.end) list = unheadedList(raw, headings, at);
    isApart =
      !heading && section !== 'summary' && section !== 'title' && isAfterword(line) && (line.afterGap || isApart);
    const own = isApart ? 'ignored' : section === 'summary' && at < list.end ? list.is! : section;
    const rest = mapBoth(heading ? heading.rest : { text: line.text, original: line.original }, withoutMarks);
    if (rest.original && !(section !== 'title' && isParticulars(rest.original, isTop && at > 0)))
      lines.push({
        ...rest,
        section: own,
        bullet: line.bullet,
        ...(name !== undefined && { heading: name }),
        ...(heading && { isLabeled: true }),
      });
    // The title is one line, and what stands below it is of no section.
    if (section === 'title' && rest.original) section = 'summary';
    section = (heading ? undefined : ledIn(raw, at)) ?? section;
  }
  return withUnannounced(lines);
}
