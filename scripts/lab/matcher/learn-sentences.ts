/**
 * Learns plugins/match-builtin/data/sentences.bin: what each sentence of an advertisement is. Reads the texts of the
 * advertisements that are marked in marked-advertisements.jsonl from advertisements.jsonl of the folder, and prints how
 * many sentences of every fifth one are told right by what the others teach. Run:
 * node scripts/lab/matcher/learn-sentences.ts --from folder [--to folder] [--dry-run]
 */
import { join } from 'node:path';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { sentences } from '../../../plugins/match-builtin/src/job/clauses.ts';
import { classByRules } from '../../../plugins/match-builtin/src/job/sorting/by-rules.ts';
import { featuresOf, wordsOf } from '../../../plugins/match-builtin/src/job/sorting/features.ts';
import { packed, type SentenceClass, sentenceClasses } from '../../../plugins/match-builtin/src/job/sorting/model.ts';
import { titledLinesOf } from '../../../plugins/match-builtin/src/job/read.ts';
import { readRows } from '../evaluation/dataset.ts';
import { openBuilder } from './builder.ts';
import { classesBy, type MarkedAdvertisement, trainSentences } from './train-sentences.ts';

/** A letter for each piece of the text: lines, cut where a sentence ends before a capital. */
type Marked = { id: string; marks: string };
type Advertisement = { id: string; text: string };

const classOf: Record<string, SentenceClass> = {
  R: 'required',
  W: 'preferred',
  D: 'duty',
  E: 'term',
  C: 'nothing',
  H: 'nothing',
  T: 'nothing',
};

const sentenceEnd = /(?<=[.!?;])\s+(?=[A-ZÁÉÍÓÚÑ¿¡])/;
const piecesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(sentenceEnd))
    .map((piece) => piece.trim())
    .filter(Boolean);

const fewestLines = 3;
const mostLines = 12;

/** Some lines of an advertisement, as recruiters paste them without the rest. */
function excerptOf({ text, marks, ...rest }: Advertisement & Marked, random: () => number): Advertisement & Marked {
  const lines = text.split('\n');
  const count = fewestLines + Math.floor(random() * (mostLines - fewestLines + 1));
  const start = Math.floor(random() * Math.max(1, lines.length - count));
  const before = piecesOf(lines.slice(0, start).join('\n')).length;
  const told = lines.slice(start, start + count).join('\n');
  return { ...rest, text: told, marks: marks.slice(before, before + piecesOf(told).length) };
}

/** How far from the piece of the sentence before the piece of the next one may stand. */
const back = 3;
const ahead = 12;
const fewestShared = 0.6;

const shareOf = (words: readonly string[], of: ReadonlySet<string>): number =>
  words.filter((word) => of.has(word)).length / Math.max(1, words.length);

/** The piece that says most of a sentence, near the one before; -1 where none does. */
function pieceOf(words: readonly string[], pieces: readonly string[][], near: number): number {
  const own = new Set(words);
  let best = -1;
  let most = 0;
  for (let at = Math.max(0, near - back); at < Math.min(pieces.length, near + ahead); at += 1) {
    const shared = shareOf(words, new Set(pieces[at]));
    const likeness = shared + 0.3 * shareOf(pieces[at]!, own) - 0.01 * Math.abs(at - near);
    if (shared < fewestShared || likeness <= most) continue;
    best = at;
    most = likeness;
  }
  return best;
}

function markedOf({ text, marks }: Advertisement & Marked): MarkedAdvertisement {
  const pieces = piecesOf(text);
  if (pieces.length !== marks.length) return [];
  const job = { language: 'en' as const, original: text, english: text, alignment: [] };
  const { lines } = titledLinesOf(job);
  const told = lines.flatMap((line) => sentences(line.original).map((original) => ({ line, original })));
  const words = pieces.map(wordsOf);
  let near = 0;
  return told.map((sentence, at) => {
    const piece = pieceOf(wordsOf(sentence.original), words, near);
    if (piece >= 0) near = piece;
    const is = piece < 0 ? undefined : sentenceClasses.indexOf(classOf[marks[piece]!]!);
    return {
      ...sentence,
      features: featuresOf(sentence, classByRules(sentence.line, sentence.original), at, told.length),
      is,
    };
  });
}

const heldOut = 5;
const seed = 1;
const { path, write } = openBuilder('evaluation');
const texts = new Map(readRows<Advertisement>(join(path, 'advertisements.jsonl')).map(({ id, text }) => [id, text]));
const random = seededRandom(seed);
const marked = readRows<Marked>(join(import.meta.dirname, 'marked-advertisements.jsonl'))
  .map((one) => ({ ...one, text: texts.get(one.id) ?? '' }))
  .filter(({ text, marks }) => piecesOf(text).length === marks.length)
  .map((one) => ({ whole: markedOf(one), excerpt: markedOf(excerptOf(one, random)) }));
const lessons = (of: typeof marked): MarkedAdvertisement[] =>
  of.flatMap(({ whole, excerpt }) => [whole, excerpt]).filter(({ length }) => length > 0);
const taught = marked.filter((_, index) => index % heldOut !== 0);
const tested = marked.filter((_, index) => index % heldOut === 0);
const model = trainSentences(lessons(taught), seededRandom(seed));
function shareRight(of: MarkedAdvertisement[]): string {
  const told = of.flatMap((one) => classesBy(model, one).map((is, at) => ({ is, marked: one[at]!.is })));
  const known = told.filter(({ marked: mark }) => mark !== undefined);
  return `${(known.filter(({ is, marked: mark }) => is === mark).length / known.length).toFixed(3)} of ${known.length}`;
}
console.log(`${marked.length} advertisements. Sentences held out that are told right:`);
console.log(`of whole ones ${shareRight(tested.map(({ whole }) => whole))}`);
console.log(`of excerpts ${shareRight(tested.map(({ excerpt }) => excerpt))}`);
write('plugins/match-builtin/data/sentences.bin', packed(trainSentences(lessons(marked), seededRandom(seed))));
