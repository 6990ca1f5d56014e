import { expect, test } from 'vitest';
import { linksOf, threesIn } from './links.ts';
import { canBePasted, isPasted, wordsOfAResume } from './verdict.ts';
import { vocabularyOf, wordsIn } from './vocabulary.ts';

/** A made-up word for each number. */
const word = (number: number): string =>
  [number, Math.floor(number / 60), Math.floor(number / 3600)]
    .map((part) => 'bdfgklmnprst'[part % 12]! + 'aeiou'[Math.floor(part / 12) % 5]!)
    .join('');
const wordsFrom = (from: number, count: number): string[] => Array.from({ length: count }, (_, at) => word(from + at));

/** A resume with some of the job's words, each far from the next and in another order, among other words. */
function scattered(job: string[], known: number, others: number): string {
  const distance = Math.floor(others / known);
  return wordsFrom(1000, others)
    .flatMap((own, at) =>
      at % distance === 0 && at / distance < known ? [own, job[((at / distance) * 7) % job.length]!] : [own],
    )
    .join(' ');
}

const job = wordsFrom(0, 60);
const isPastedIn = (resume: string): boolean => {
  const vocabulary = vocabularyOf(job.join(' '));
  const links = linksOf(vocabulary);
  const words = wordsIn(resume, vocabulary);
  return isPasted(words, threesIn(words, links, { overOthers: false }), links, wordsOfAResume);
};

test("four fifths of a job's words are many in a short resume, and no more than chance in one of many pages", () => {
  expect(isPastedIn(scattered(job, 48, 250))).toBe(true);
  expect(isPastedIn(scattered(job, 48, 4000))).toBe(false);
});

test('a part of a job in its own order and words that come back elsewhere count together', () => {
  const own = wordsFrom(1000, 300).join(' ');
  const part = job.slice(0, 12).join(' ');
  const elsewhere = scattered(job.slice(12), 32, 300);
  expect(isPastedIn(`${own} ${part}`)).toBe(false);
  expect(isPastedIn(`${own} ${elsewhere}`)).toBe(false);
  expect(isPastedIn(`${own} ${part} ${elsewhere}`)).toBe(true);
});

test('what is asked for in a few words is too little to be pasted, whatever a resume has of it', () => {
  expect(canBePasted(vocabularyOf(job.slice(0, 6).join(' ')))).toBe(false);
  expect(canBePasted(vocabularyOf(job.slice(0, 12).join(' ')))).toBe(true);
  const few = vocabularyOf(`${word(0)} ${word(1)} `.repeat(4));
  expect(canBePasted(few)).toBe(true);
});
