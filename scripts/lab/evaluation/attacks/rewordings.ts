import type { PreparedJob } from '@cotejo/pipeline';
import { bare, linesOf, type Paste, wordsOf } from './pasted.ts';

export const linesOfJob = ({ text }: PreparedJob): string[] => linesOf(text.original).map(bare);

export const lower = (line: string): string => `${line[0]?.toLowerCase() ?? ''}${line.slice(1)}`;
export const longWords = (line: string, change: (word: string) => string): string =>
  line.replace(/\p{L}{6,}/gu, change);

/** Appends every line of the job, changed, to the resume. */
export const eachLine =
  (change: (line: string, at: number) => string): Paste =>
  (resume, job) =>
    `${resume}\n\n${linesOfJob(job).map(change).join('\n')}\n`;

/** Sentences that say nothing about any trade, as padding between what is copied. */
const padding = [
  'I grew up by the sea and moved to the city after school, where I shared a flat with two friends and a cat.',
  'On Sundays I sing in a choir, and in summer we walk in the mountains with a tent and too much bread.',
  'My neighbours know me for the tomatoes on my balcony and for the bicycle that I take to pieces every spring.',
  'My grandmother taught me to cook for twenty people without hurry and to leave the kitchen cleaner than before.',
  'I have read every novel of the sea that the library of our quarter owns, some of them twice, most of them in bed.',
];
export const padded = (count: number, at: number): string[] =>
  Array.from({ length: count }, (_, next) => padding[(at + next) % padding.length]!);

/** Lines of the job at equal distances, each behind a line of the resume or what is left of them at its end. */
export const someLinesAmong =
  (every: number): Paste =>
  (resume, job) => {
    const added = linesOfJob(job).filter((_, at) => at % every === 0);
    const lines = linesOf(resume);
    const gap = Math.max(1, Math.floor(lines.length / added.length));
    const among = lines.flatMap((line, at) =>
      at % gap === gap - 1 && added.length > 0 ? [line, added.shift()!] : [line],
    );
    return [...among, ...added].join('\n');
  };

/** Puts `own` words of the resume after every `jobs` words of the job. */
export const amongWords =
  (jobs: number, own: number): Paste =>
  (resume, job) => {
    const others = wordsOf(resume);
    let taken = 0;
    const next = (): string => others[taken++ % others.length]!;
    return `${resume}\n\n${linesOfJob(job)
      .map((line) =>
        wordsOf(line)
          .flatMap((word, at) => (at % jobs === jobs - 1 ? [word, ...Array.from({ length: own }, next)] : [word]))
          .join(' '),
      )
      .join('\n')}\n`;
  };

export const swapped = (word: string, at: number): string =>
  `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
export const misread = (word: string): string =>
  word.replace('rn', 'm').replace('m', 'rn').replace('cl', 'd').replace('l', '1').replace('o', '0');
export const capitalized = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;
export const inPast = (line: string): string =>
  lower(line).replace(/\p{L}{4,}/gu, (word) =>
    word.endsWith('ing') ? `${word.slice(0, -3)}ed` : word.replace(/(?:ment|tion|sion|ity|ness)$/u, 'ing'),
  );
