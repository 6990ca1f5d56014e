import { readList } from '../../text/lists.ts';
import { anyOf } from '../../text/phrases.ts';
import type { FoundText } from '../contacts.ts';
import { linesAtTheHead, nameIn, type Piece } from './in-line.ts';
import { nameWords } from './words.ts';

const labels = anyOf(readList(import.meta.url, '../lists/name-labels.en.txt', '../lists/name-labels.es.txt'));
/** "Nombre(s) / Apellidos", "Name/Surname". */
const twoLabels = [
  /nombre(?:\(s\)|s)?\s*\/\s*apellidos?(?:\(s\))?/u,
  /apellido(?:\(s\)|s)?\s*\/\s*nombre(?:\(s\)|s)?/u,
  /(?:first )?name(?:\(s\)|s)?\s*\/\s*surname(?:\(s\)|s)?/u,
  /surname(?:\(s\)|s)?\s*\/\s*(?:first )?name(?:\(s\)|s)?/u,
]
  .map(({ source }) => source)
  .join('|');
const label = new RegExp(`^(?:${labels})\\s*[:|.–-][*_]{0,2}\\s*|^(?:${twoLabels})\\s*[:|]?\\s+`, 'iu');

/** "Hi, I am Ana Ruiz". */
const greeting = '(?:(?:[Hh]ola|[Hh]i|[Hh]ello)[,!.]?\\s+)?';
const presenting = "(?:(?:[Yy]o )?[Ss]oy|[Mm]e llamo|[Mm]i nombre es|I am|I['’]m|[Mm]y name is)";
const introduction = new RegExp(`^${greeting}${presenting}\\s+(?=\\p{Lu})`, 'u');
const beforeName = new RegExp(`^(?:${labels})(?:\\s*[:|.–-][*_\\s–-]*|\\t\\s*|\\s{2,})`, 'iu');

/** How long the label at the beginning of a line is that stands before a name. */
export const labelLength = (line: string): number =>
  (beforeName.exec(line) ?? introduction.exec(line))?.[0].length ?? 0;

const headings = anyOf(readList(import.meta.url, '../lists/name-headings.en.txt', '../lists/name-headings.es.txt'));
/** What stands before a name in a column of its own, as Europass has it, or in the line above. */
const heading = new RegExp(`^(?:${labels}|${headings})(?:\\s+|$)`, 'iu');

/** Whether a line is a label or a heading that stands before a name, and nothing more. */
export const isLabel = (line: string): boolean => heading.exec(line)?.[0].length === line.length;

const surnameFirst = /^(?:apellidos?|surnames?)/iu;
const surnameLabel = /^(?:apellidos?|surnames?|last name|family name)\s*[:–-]\s*/iu;
const firstNameLabel = /^(?:nombres?|first name|given names?)\s*[:–-]\s*/iu;

/** "Nombre: Ana Ruiz", or first name and surnames on two labeled lines. */
export function labeled(lines: Piece[]): FoundText[] {
  const found: FoundText[] = [];
  const surname = lines.find((line) => surnameLabel.test(line.text) && !/nombre/iu.test(line.text.split(':')[0]!));
  const first = lines.find((line) => firstNameLabel.test(line.text));
  if (surname && first) {
    const name = `${first.text.replace(firstNameLabel, '')} ${surname.text.replace(surnameLabel, '')}`;
    const [from, to] = first.start < surname.start ? [first, surname] : [surname, first];
    if (nameWords(name)) found.push({ text: name, start: from.start, end: to.start + to.text.length });
  }
  for (const line of lines) {
    const rest = line.text.replace(label, '');
    if (rest.length === line.text.length) continue;
    const piece = { text: rest, start: line.start + line.text.length - rest.length };
    const isReversed = surnameFirst.test(line.text);
    // A label says as well as an address that "Bill Cook" is no occupation.
    const name = nameIn(piece, isReversed) ?? nameIn(piece, isReversed, rest);
    if (name) found.push(name);
  }
  return [...found, ...headed(lines)];
}

/** "Personal information   Ana Ruiz", or the name in the line below. */
function headed(lines: Piece[]): FoundText[] {
  return lines.slice(0, linesAtTheHead).flatMap((line, index) => {
    const rest = line.text.replace(heading, '');
    if (rest.length === line.text.length) return [];
    const start = line.start + line.text.length - rest.length;
    const piece = rest ? { text: rest, start } : lines[index + 1];
    const name = piece && nameIn(piece);
    return name && name.end - name.start > piece.text.length * 0.8 ? [name] : [];
  });
}
