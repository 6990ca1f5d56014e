import { highestDegree } from '../../taxonomy/degrees.ts';
import { isOccupationNoun } from '../../taxonomy/occupations.ts';
import { knownFromTitles } from '../../taxonomy/title-words.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { isAddress, isPlaceName, namesFirm } from '../employer-names.ts';
import { namesSchool } from '../schools.ts';
import { placeholders } from '../placeholders.ts';
import type { NearLine } from './lines.ts';
import { longestPhrase, type Part, type Phrase, phrasesOf } from './phrases.ts';

/** What a part is by its words, and these, folded. */
export type PartInfo = { kind: string; words: string[] };
/** A line near a date with its parts and phrases; `form`: how it is written. */
export type ReadLine = { line: NearLine; parts: Part[]; infos: PartInfo[]; phrases: Phrase[]; form: string };

/** The step of a count, of steps that double. */
export const bucket = (count: number, most: number): number => Math.min(most, Math.floor(Math.log2(1 + count)));

/** Where the noun of an occupation stands among words. */
function placeOfNoun(bases: readonly string[]): string {
  if (isOccupationNoun(bases.at(-1)!)) return 'noun';
  return isOccupationNoun(bases[0]!) ? 'opening noun' : 'noun within';
}

/** What a part is by its words alone. */
function kindOf(text: string, folded: string, next: string | undefined): string {
  if (text.length > longestPhrase) return 'long';
  if (placeholders.has(folded)) return 'label';
  if (highestDegree(folded) > 0) return 'degree';
  if (namesSchool(folded)) return 'school';
  const bases = tokenize(text).map(({ base }) => base);
  const nouns = bases.filter(isOccupationNoun).length;
  if (namesFirm(text)) return nouns > 0 ? 'firm of people' : 'firm';
  if (nouns > 0) return placeOfNoun(bases);
  if (isPlaceName(text) || isAddress(text)) return 'place';
  if (next !== undefined && isPlaceName(next) && /^\p{Lu}\S*(?: \p{Lu}\S*)?$/u.test(text)) return 'town';
  if (bases.some(knownFromTitles)) return /^\p{Lu}/u.test(text) ? 'known' : 'small known';
  return /^\p{Lu}/u.test(text) ? 'name' : 'words';
}

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function infoOf(text: string, next: string | undefined): PartInfo {
  const folded = fold(text.slice(0, longestPhrase + 1)).trim();
  return { kind: kindOf(text, folded, next), words: wordsOf(folded) };
}

const isItem = (text: string): boolean => /^\s*[•●▪*➢➤►✓§-]\s/.test(text);
const isClosed = (text: string): boolean => /[.;]\s*$/.test(text);

/** Reads a line near a date; an item that ends as a sentence tells what was done, and names nothing. */
export function readLine(line: NearLine): ReadLine {
  const { text, up, dates } = line;
  const { parts, phrases } = phrasesOf(text, dates);
  const tellsWork = up !== 0 && isItem(text) && isClosed(text);
  const infos = parts.map((part, at) => infoOf(part.text, parts[at + 1]?.text));
  return { line, parts, infos, phrases: tellsWork ? [] : phrases, form: lineForm(text, parts) };
}

const lineForm = (text: string, parts: readonly Part[]): string =>
  [
    isItem(text) ? 'item' : '',
    bucket(text.trim().length, 8),
    isClosed(text) ? 'closed' : '',
    Math.min(4, parts.length),
  ].join(' ');
