import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { inGroup, matcherOf, patternOf, readPhrases, readTable } from '../text/phrases.ts';

export type JobSection = 'title' | 'summary' | 'duties' | 'required' | 'preferred' | 'education' | 'terms' | 'ignored';

/** What the groups of phrases in `words/headings` announce; of all that occur in a heading, the first here counts. */
const groups: readonly (readonly [group: string, section: JobSection])[] = [
  ['title', 'title'],
  ['role', 'summary'],
  ['offer', 'ignored'],
  ['sought', 'required'],
  ['preferred', 'preferred'],
  ['person', 'required'],
  ['company', 'ignored'],
  ['education', 'education'],
  ['duties', 'duties'],
  ['requirements', 'required'],
  ['doing', 'duties'],
  ['overview', 'summary'],
];

const withoutApostrophes = (text: string): string => text.replace(/['’]/g, '');

const table = readTable(import.meta.url, 'headings').map(
  ([group, phrase]) => [group, withoutApostrophes(phrase)] as const,
);
const patterns = groups.map(([group, section]) => {
  const phrases = inGroup(table, group);
  const whole = new RegExp(`^${patternOf(phrases)}$`);
  // A line speaks of titles and positions in many ways; only alone do such words announce the title.
  return { section, whole, within: group === 'title' ? whole : matcherOf(phrases) };
});

/** "Tercera.- Requisitos", "Cuarta: Méritos": clauses of a public announcement. */
const ordinal = new RegExp(`^\\W*(?:${patternOf(readPhrases(import.meta.url, 'ordinals'))})\\W*[.:)–-]\\W*(?=\\w)`);

/** Whether a line is numbered in words, as the clauses of a public announcement are. */
export const isNumberedInWords = (line: string): boolean => ordinal.test(fold(line));

const maxWords = 8;
/** Of a heading that says that something follows: "We would love to hear from you if you have:". */
const maxLeadingWords = 16;

/** A folded line without punctuation and numbering: "what youll do" of "**3. What you'll do**". */
const plain = (line: string): string =>
  withoutApostrophes(fold(line).replace(ordinal, ''))
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/^ *(?:\d+|[ivx]+)(?= )/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What a heading announces; undefined for words that announce nothing known. */
export function sectionOf(heading: string): JobSection | undefined {
  const words = plain(heading);
  const most = /:\s*(?:\*\*)?$/.test(heading) ? maxLeadingWords : maxWords;
  if (!words || countWords(words) > most) return undefined;
  return patterns.find(({ within }) => within.test(words))?.section;
}

const headingWords = new Set(readPhrases(import.meta.url, 'heading-words').map(withoutApostrophes));

/** Phrases that announce what a recruiter gives, of which a heading may be made: "Y a cambio te ofrecemos". */
const known = new RegExp(`\\b${patternOf(inGroup(table, 'offer'))}\\b`, 'g');

/** "Requirements for the position of baker", "Requisitos vacante de panadero": of one of several posts. */
const ofPost = new RegExp(
  `^${patternOf(inGroup(table, 'list'))} (?:\\w+ ){0,2}${patternOf(inGroup(table, 'post'))}(?: \\w+)*$`,
);

/** Whether a line says nothing but what a section is about: "Key responsibilities", "Lo que buscamos". */
export function isPlainHeading(line: string): boolean {
  const words = plain(line);
  const left = words.replace(known, ' ').trim();
  if (ofPost.test(words) && countWords(words) <= maxWords && !/[.,;]$/.test(line)) return true;
  return (
    words !== '' &&
    (patterns.some(({ whole }) => whole.test(words)) || left.split(/ +/).every((word) => headingWords.has(word)))
  );
}
