import type { PreparedJob } from '@cotejo/pipeline';
import { bare, linesOf as linesIn, nounPhrases, wordsOf } from './pasted.ts';

type Disguise = (resume: string, job: PreparedJob) => string;

const linesOf = ({ text }: PreparedJob): string[] =>
  linesIn(text.original)
    .map(bare)
    .filter((line) => line.length > 2);
const sentencesOf = (job: PreparedJob): string[] => linesOf(job).flatMap((line) => line.split(/(?<=[.!?;])\s+/));
const atEnd =
  (write: (lines: string[], job: PreparedJob) => string[]): Disguise =>
  (resume, job) =>
    `${resume}\n\n${write(linesOf(job), job).join('\n')}\n`;
const phrasesOf = (job: PreparedJob): string[] => [...new Set(nounPhrases(job.text.original))];
const clients = ['Northwind', 'Acme', 'Globex', 'Initech', 'Umbra', 'Vandelay'];
const levels = ['expert', 'advanced', '5/5', 'ten years', 'certified'];
const cycle = <Item>(items: Item[], at: number): Item => items[at % items.length]!;

/** Verbs of tasks as of something done; a rough past tense, as a program would form it. */
const asDone = (line: string): string =>
  line.replace(/^(\p{L}{3,})/u, (verb) => {
    const base = verb.toLowerCase().replace(/ing$/, '').replace(/e$/, '');
    return `${base[0]!.toUpperCase()}${base.slice(1)}ed`;
  });
/** Spaces soft breaks of long words, as a narrow column does. */
const hyphenated = (line: string): string =>
  line.replace(/\p{L}{9,}/gu, (word) => `${word.slice(0, 5)}-${word.slice(5)}`);
const doubled = (line: string): string =>
  line.replace(/(\p{L})(\p{L}{3,})/gu, (_, first: string, rest: string) => `${first}${rest[0]}${rest}`);

/** Further ways to write a job description into a resume, each of another making than those of `pasted.ts`. */
export const disguises: Record<string, Disguise> = {
  'each line answered with yes': atEnd((lines) => lines.map((line) => `${line} - Yes`)),
  'each line ticked': atEnd((lines) => lines.map((line) => `✓ ${line}`)),
  'as questions and answers': atEnd((lines) =>
    lines.flatMap((line) => [`Do you have: ${line}?`, 'Yes, for many years.']),
  ),
  'in three columns': atEnd((lines) =>
    lines.flatMap((_, at) =>
      at % 3 === 0
        ? [
            lines
              .slice(at, at + 3)
              .map((line) => line.padEnd(40))
              .join('   '),
          ]
        : [],
    ),
  ),
  'in two columns cut in the middle': atEnd((lines) =>
    lines.map((line) => {
      const words = wordsOf(line);
      return `${words.slice(0, words.length / 2).join(' ')}\t|\t${words.slice(words.length / 2).join(' ')}`;
    }),
  ),
  'one word a line': atEnd((lines) => lines.flatMap(wordsOf).filter((word) => word.length > 3)),
  'headings with bullets of one word': atEnd((lines) =>
    lines.flatMap((line) => {
      const [first = '', ...rest] = wordsOf(line).filter((word) => word.length > 3);
      return [first.toUpperCase(), ...rest.map((word) => `• ${word}`)];
    }),
  ),
  'noun phrases with levels': atEnd((_, job) => phrasesOf(job).map((phrase, at) => `${phrase}: ${cycle(levels, at)}`)),
  'as a competency matrix': atEnd((_, job) => [
    'Competency | Level | Years',
    ...phrasesOf(job).map((phrase, at) => `${phrase} | ${cycle(levels, at)} | ${4 + (at % 9)}`),
  ]),
  'as a cover letter': atEnd((lines) => [
    'Dear hiring team,',
    ...lines.map((line) => `In my career I have shown ${line[0]!.toLowerCase()}${line.slice(1)}, which I enjoy.`),
    'Yours faithfully',
  ]),
  'words in alphabetical order': atEnd((lines) => [
    [...new Set(lines.flatMap(wordsOf))].sort((a, b) => a.localeCompare(b)).join(', '),
  ]),
  'letters doubled': atEnd((lines) => lines.map(doubled)),
  'long words hyphenated': atEnd((lines) => lines.map(hyphenated)),
  'in capitals': atEnd((lines) => lines.map((line) => line.toUpperCase())),
  'in capitals, small words gone': atEnd((lines) =>
    lines.map((line) =>
      wordsOf(line)
        .filter((word) => word.length > 3)
        .join(' ')
        .toUpperCase(),
    ),
  ),
  'as projects for invented clients': atEnd((lines) =>
    lines.flatMap((line, at) => [`Project for ${cycle(clients, at)} (${2012 + (at % 12)})`, `Task: ${line}`]),
  ),
  'one line a position with dates': atEnd((lines) =>
    lines.flatMap((line, at) => [`${cycle(clients, at)}, ${2008 + (at % 14)} - ${2010 + (at % 14)}`, `• ${line}`]),
  ),
  'as things done': atEnd((lines) => lines.map((line) => `• ${asDone(line)}`)),
  'numbers and marks between the words': atEnd((lines) =>
    lines.map((line) =>
      wordsOf(line)
        .map((word, at) => (at % 3 === 2 ? `${word} (${at})` : word))
        .join(' '),
    ),
  ),
  'words in reverse order': atEnd((lines) => lines.map((line) => wordsOf(line).toReversed().join(' '))),
  'sentences around other sentences': atEnd((_, job) =>
    sentencesOf(job).flatMap((one) => [one, 'The team was glad of it.']),
  ),
  'two thirds of the lines': atEnd((lines) => lines.filter((_, at) => at % 3 !== 0)),
  'the first half': atEnd((lines) => lines.slice(0, Math.ceil(lines.length / 2))),
  'a third of the lines': atEnd((lines) => lines.filter((_, at) => at % 3 === 0)),
  'half of the lines, small words gone': atEnd((lines) =>
    lines
      .filter((_, at) => at % 2 === 0)
      .map((line) =>
        wordsOf(line)
          .filter((word) => word.length > 3)
          .join(' '),
      ),
  ),
  'a word of the writer after every second': atEnd((lines) =>
    lines.map((line) =>
      wordsOf(line)
        .map((word, at) => (at % 2 === 1 ? `${word} daily` : word))
        .join(' '),
    ),
  ),
};
