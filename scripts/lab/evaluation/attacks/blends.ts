import type { PreparedJob } from '@cotejo/pipeline';
import { seededRandom } from '../../../../pipeline/src/testing/seeded-random.ts';
import { bare, linesOf, nounPhrases, type Paste, requirementsOf, wordsOf } from './pasted.ts';

const linesOfJob = ({ text }: PreparedJob): string[] => linesOf(text.original).map(bare);
const lower = (line: string): string => `${line[0]?.toLowerCase() ?? ''}${line.slice(1)}`;
const longWords = (line: string, change: (word: string) => string): string => line.replace(/\p{L}{6,}/gu, change);

/** Each line of the job's is changed and stands below the resume. */
const eachLine =
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
const padded = (count: number, at: number): string[] =>
  Array.from({ length: count }, (_, next) => padding[(at + next) % padding.length]!);

/** Lines of the job at equal distances, each behind a line of the resume or what is left of them at its end. */
const someLinesAmong =
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

/** Words of the resume after every so many of the job's. */
const amongWords =
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

const swapped = (word: string, at: number): string =>
  `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
const misread = (word: string): string =>
  word.replace('rn', 'm').replace('m', 'rn').replace('cl', 'd').replace('l', '1').replace('o', '0');
const capitalised = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;
const inPast = (line: string): string =>
  lower(line).replace(/\p{L}{4,}/gu, (word) =>
    word.endsWith('ing') ? `${word.slice(0, -3)}ed` : word.replace(/(?:ment|tion|sion|ity|ness)$/u, 'ing'),
  );
const titles = ['Associate', 'Officer', 'Specialist', 'Lead', 'Head'];
const employers = ['Acme', 'Globex', 'Initech', 'Umbra', 'Vandelay'];
const openings = ['Seasoned in', 'Thoroughly used to', 'A natural at', 'Day by day I rely on', 'Praised for'];
const endings = ['which my colleagues value', 'as my referees confirm', 'on large and small budgets', 'with pleasure'];

/** A job description that is broken up, mixed with other words or spelt otherwise. */
export const blends: Record<string, Paste> = {
  'with blanks within its words': eachLine((line) =>
    longWords(line, (word) => word.replace(/(\p{L}{2,3})(?=\p{L}{2})/gu, '$1 ')),
  ),
  'with one blank within each long word': eachLine((line) =>
    longWords(line, (word) => `${word.slice(0, word.length / 2)} ${word.slice(word.length / 2)}`),
  ),
  'with dots between the parts of its words': eachLine((line) =>
    longWords(line, (word) => word.replace(/(\p{L}{2,3})(?=\p{L}{2})/gu, '$1·')),
  ),
  'with two signs within each long word': eachLine((line) =>
    longWords(line, (word) => `${word.slice(0, word.length / 2)}-/${word.slice(word.length / 2)}`),
  ),
  'with its words joined by capitals': eachLine((line) => wordsOf(line).map(capitalised).join('')),
  'with three words joined by capitals': eachLine((line) =>
    (line.match(/\S+(?: \S+){0,2}/g) ?? []).map((part) => wordsOf(part).map(capitalised).join('')).join(' '),
  ),
  'with its small words joined to the next': eachLine((line) => line.replace(/\b(\p{L}{1,3}) (?=\p{L})/gu, '$1')),
  'with three words of the resume after each': amongWords(1, 3),
  'with a word of the resume after each': amongWords(1, 1),
  'with six words of the resume after every third': amongWords(3, 6),
  'with letters swapped': eachLine((line) => longWords(line, (word) => swapped(word, 2))),
  'with the last letters swapped': eachLine((line) => longWords(line, (word) => swapped(word, word.length - 2))),
  'as misread by OCR': eachLine((line, at) => (at % 2 === 0 ? longWords(line, misread) : line)),
  'with a sentence of padding after each line': (resume, job) =>
    `${resume}\n\n${linesOfJob(job)
      .flatMap((line, at) => [line, ...padded(1, at)])
      .join('\n')}\n`,
  'with some sixty words of padding after each line': (resume, job) =>
    `${resume}\n\n${linesOfJob(job)
      .flatMap((line, at) => [line, ...padded(3, at)])
      .join(' ')}\n`,
  'half of its lines among those of the resume': someLinesAmong(2),
  'a third of its lines among those of the resume': someLinesAmong(3),
  'over five dated positions': (resume, job) => {
    const lines = linesOfJob(job);
    const size = Math.ceil(lines.length / 5);
    const positions = Array.from({ length: 5 }, (_, at) => [
      `${2004 + 4 * at} - ${2008 + 4 * at}, ${titles[at]}, ${employers[at]}`,
      ...lines.slice(at * size, (at + 1) * size).map((line) => `• ${line}`),
      '',
    ]);
    return `${resume}\n\nExperience\n${positions.flat().join('\n')}\n`;
  },
  'each line cut in two bullets apart': (resume, job) => {
    const halves = linesOfJob(job).map((line) => {
      const words = wordsOf(line);
      return [words.slice(0, words.length / 2).join(' '), words.slice(words.length / 2).join(' ')];
    });
    const parts = [...halves.map(([one]) => one), ...halves.map(([, other]) => other)];
    return `${resume}\n\n${parts.map((part) => `• ${part}`).join('\n')}\n`;
  },
  'a line of it behind each line of the resume': (resume, job) => {
    const added = linesOfJob(job);
    const lines = linesOf(resume).map((line) => (added.length > 0 ? `${line}, ${lower(added.shift()!)}` : line));
    return [...lines, ...added].join('\n');
  },
  'its requirements in brackets behind the lines of the resume': (resume, job) => {
    const added = requirementsOf(job);
    const lines = linesOf(resume).map((line, at) =>
      at % 2 === 1 && added.length > 0 ? `${line} (${lower(added.shift()!)})` : line,
    );
    return [...lines, ...added.map((one) => `(${one})`)].join('\n');
  },
  'its requirements with years': (resume, job) =>
    `${resume}\n\n${requirementsOf(job)
      .map((one, at) => `${4 + (at % 9)} years of ${lower(one)}`)
      .join('\n')}\n`,
  'its requirements within sentences of praise': (resume, job) =>
    `${resume}\n\n${requirementsOf(job)
      .map(
        (one, at) =>
          `${openings[at % openings.length]} ${lower(one).replace(/[.;]$/, '')}, ${endings[at % endings.length]}.`,
      )
      .join('\n')}\n`,
  'its requirements among padding': (resume, job) =>
    `${resume}\n\n${requirementsOf(job)
      .flatMap((one, at) => [one, ...padded(2, at)])
      .join('\n')}\n`,
  'its noun phrases over the lines of the resume': (resume, job) => {
    const phrases = [...new Set(nounPhrases(job.text.original))];
    const lines = linesOf(resume).map((line) => {
      const two = phrases.splice(0, 2);
      return two.length > 0 ? `${line}, ${two.join(' and ')}` : line;
    });
    return [...lines, phrases.join(', ')].join('\n');
  },
  'in the past tense and first person': eachLine((line) => `I ${inPast(line)}`),
  'its lines in another order, every line answered in own words': (resume, job) => {
    const next = seededRandom(7);
    const lines = linesOfJob(job).map((line) => ({ line, at: next() }));
    return `${resume}\n\n${lines
      .sort((a, b) => a.at - b.at)
      .flatMap(({ line }, at) => [`At ${employers[at % employers.length]} this was my task for a year: ${lower(line)}`])
      .join('\n')}\n`;
  },
};
