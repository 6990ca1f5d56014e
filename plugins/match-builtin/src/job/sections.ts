import { countWords } from '../text/lines.ts';
import { type JobSection, isPlainHeading, sectionOf } from './headings.ts';
import { isParticulars, readsAsDemand, readsAsOffer } from './nature.ts';

export type JobLine = { section: JobSection; text: string; bullet: boolean };

/** A line that is not empty; `original` is the same line before translation. */
type RawLine = { text: string; original: string; bullet: boolean; afterGap: boolean };

/** A heading whose words are unknown opens a section whose lines must tell what it is. */
type Heading = { section: JobSection | 'unknown'; rest: string; isOneLine?: boolean };

const bulletMark = /^\s*(?:[•●▪■◦·‣➢►✓✔–—-]|\*(?!\*)|\(?\d{1,2}[.)](?!\d)(?!\s*\*\*))\s*/u;
const maxLength = 2_000;

function rawLines(text: string, original: string): RawLine[] {
  const lines = text.split('\n').map((line) => line.slice(0, maxLength).trim());
  const originals = original.split('\n').map((line) => line.slice(0, maxLength).trim());
  const inStep = originals.length === lines.length;
  const isFull = (line: string | undefined): boolean => /[\p{L}\p{N}]/u.test(line ?? '');
  return lines.flatMap((line, index) =>
    isFull(line)
      ? [
          {
            text: line,
            original: inStep ? originals[index]! : line,
            bullet: bulletMark.test(line),
            afterGap: index > 0 && !isFull(lines[index - 1]),
          },
        ]
      : [],
  );
}

const isMarked = (line: string): boolean =>
  /^(?:#{1,6}\s|={2,})/.test(line) ||
  /^(?:\d{1,2}[.)]\s*)?\*\*[^*]+\*\*\s*:?$/.test(line) ||
  (/:\s*(?:\*\*)?$/.test(line) && line.length < 80);

const isShouted = (line: string): boolean => /\p{Lu}{4}/u.test(line) && !/\p{Ll}/u.test(line);

/** A short line apart from what stands above it, and followed by a list or by longer lines, whatever its words. */
function standsAsHeading(lines: RawLine[], at: number): boolean {
  const { text, afterGap } = lines[at]!;
  const next = lines[at + 1];
  if (!afterGap || !next || text.length >= 60 || countWords(text) > 8) return false;
  if (!/^[\p{Lu}¿¡]/u.test(text) || /[.,;!]$/.test(text) || /[·|]/.test(text)) return false;
  const after = lines[at + 2];
  const opensBlock = after !== undefined && !after.afterGap && (next.afterGap || next.text.length > text.length);
  const isKnown = announced(lines[at]!) !== undefined && !next.afterGap;
  return (
    next.bullet ||
    opensBlock ||
    isKnown ||
    isParticulars(next.text, false) ||
    next.text.length > Math.max(60, text.length * 2)
  );
}

const announced = ({ text, original }: RawLine): JobSection | undefined => sectionOf(original) ?? sectionOf(text);

function readHeading(lines: RawLine[], at: number, isSpaced: boolean, followsHeading: boolean): Heading | undefined {
  const line = lines[at]!;
  const colon = line.text.indexOf(':');
  if (colon > 0 && colon < 60 && !/:[\s*]*$/.test(line.text)) {
    const section = sectionOf(line.text.slice(0, colon));
    if (section)
      return {
        section,
        rest: line.text.slice(colon + 1).replace(/^[\s*]+/, ''),
        isOneLine: isParticulars(line.text, false),
      };
    return undefined;
  }
  if (line.text.length >= 80) return undefined;
  const isClear =
    isMarked(line.text) || isPlainHeading(line.text) || isPlainHeading(line.original) || isShouted(line.text);
  const stands = !isSpaced && (!followsHeading || lines[at + 1]?.bullet === true) && standsAsHeading(lines, at);
  const section = isClear || stands ? announced(line) : undefined;
  if (section) return { section, rest: '' };
  return at > 0 && !line.bullet && (isMarked(line.text) || stands) ? { section: 'unknown', rest: '' } : undefined;
}

/** What a section without a known heading is, by the nature of its lines and by the section before it. */
function guessSection(lines: readonly string[], before: JobSection): JobSection {
  const share = (accept: (line: string) => boolean): number => lines.filter(accept).length / Math.max(1, lines.length);
  if (share(readsAsOffer) >= 0.5) return 'ignored';
  if (share(readsAsDemand) >= 0.6) return before === 'preferred' ? 'preferred' : 'required';
  return before === 'summary' || before === 'ignored' ? 'summary' : 'duties';
}

const fewestItems = 3;
const longestItem = 120;
/**
 * The most lines that are looked through for a list, so that a text of many short lines takes no longer than another.
 */
const mostItems = 200;

/**
 * How many lines from `at` on are a list of demands without a heading: lines that stand together and mostly name what
 * is asked for.
 */
function unheadedDemands(raw: RawLine[], headings: (Heading | undefined)[], at: number): number {
  if (at === 0 || !(raw[at]!.afterGap || (raw[at]!.bullet && !raw[at - 1]!.bullet) || headings[at - 1])) return 0;
  let end = at + 1;
  while (end < Math.min(raw.length, at + mostItems) && !headings[end] && !raw[end]!.afterGap) end += 1;
  const items = raw.slice(at, end).map(({ text }) => text);
  const isList = items.length >= fewestItems && items.every((item) => item.length <= longestItem);
  return isList && guessSection(items, 'summary') === 'required' ? items.length : 0;
}

/** The lines between a heading and the next one. */
function linesBelow(raw: RawLine[], headings: (Heading | undefined)[], at: number): string[] {
  let next = at + 1;
  while (next < raw.length && !headings[next]) next += 1;
  return raw.slice(at + 1, next).map(({ text }) => text);
}

/**
 * Lines with the section that each stands in; headings, empty lines and particulars such as place, contract and pay are
 * left out. `original` is the text before translation, in which headings are known too.
 */
export function readLines(text: string, original = text): JobLine[] {
  const raw = rawLines(text, original);
  const isSpaced =
    raw.filter(({ afterGap }) => afterGap).length > 0.8 * raw.length && !raw.some(({ bullet }) => bullet);
  const headings: (Heading | undefined)[] = [];
  for (const [at, line] of raw.entries()) {
    const isItem = line.bullet && at > 0 && !isPlainHeading(line.text.replace(bulletMark, ''));
    headings.push(isItem ? undefined : readHeading(raw, at, isSpaced, headings[at - 1] !== undefined));
  }
  const lines: JobLine[] = [];
  let section: JobSection = 'summary';
  let isTop = true;
  let listEnd = 0;
  for (const [at, line] of raw.entries()) {
    const heading = headings[at];
    if (heading?.isOneLine) continue;
    if (heading) {
      section = heading.section === 'unknown' ? guessSection(linesBelow(raw, headings, at), section) : heading.section;
      isTop = false;
    }
    if (!heading && section === 'summary' && at >= listEnd) listEnd = at + unheadedDemands(raw, headings, at);
    const own = section === 'summary' && at < listEnd ? 'required' : section;
    const rest = (heading ? heading.rest : line.text)
      .replace(/^#+\s/, '')
      .replace(bulletMark, '')
      .replace(/\*\*/g, '')
      .trim();
    if (rest && !(section !== 'title' && isParticulars(rest, isTop && at > 0)))
      lines.push({ section: own, text: rest, bullet: line.bullet });
  }
  return lines;
}
