import { seededRandom } from '../../../../pipeline/src/testing/seeded-random.ts';
import { linesOf, nounPhrases, type Paste, requirementsOf, wordsOf } from './pasted.ts';
import {
  eachLine,
  longWords,
  capitalized,
  amongWords,
  swapped,
  misread,
  padded,
  someLinesAmong,
  linesOfJob,
  lower,
  inPast,
} from './rewordings.ts';

const titles = ['Associate', 'Officer', 'Specialist', 'Lead', 'Head'];
const employers = ['Acme', 'Globex', 'Initech', 'Umbra', 'Vandelay'];
const openings = ['Seasoned in', 'Thoroughly used to', 'A natural at', 'Day by day I rely on', 'Praised for'];
const endings = ['which my colleagues value', 'as my referees confirm', 'on large and small budgets', 'with pleasure'];

/** A job description that is broken up, mixed with other words or spelled otherwise. */
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
  'with its words joined by capitals': eachLine((line) => wordsOf(line).map(capitalized).join('')),
  'with three words joined by capitals': eachLine((line) =>
    (line.match(/\S+(?: \S+){0,2}/g) ?? []).map((part) => wordsOf(part).map(capitalized).join('')).join(' '),
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
