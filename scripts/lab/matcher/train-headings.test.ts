import { linesOf } from '@cotejo/plugin-kit';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { readHeadings } from '../../../plugins/match-builtin/src/resume/heading/headings.ts';
import { choose, weightsOf } from '../../../plugins/match-builtin/src/resume/heading/model.ts';
import { type MarkedHeading, trainHeadings } from './train-headings.ts';

const headingsIn = (text: string) => {
  const lines = linesOf(text);
  const whole = { kind: 'other' as const, start: 0, end: text.length };
  return readHeadings(lines, [whole], 24_300).map(({ heading }) => heading);
};

/** A position with its title below the employer, or a course, by names that no list has. */
function marked(index: number): MarkedHeading {
  const isPosition = index % 2 === 0;
  const [above, below] = [`Qorva${index} House`, `Blenter${index} Zub`];
  const [heading] = headingsIn(isPosition ? `${above}\n${below}\n2010 – 2012` : `Course in ${below}\n2010 – 2012`);
  const numberOf = (words: string) => heading!.candidates.findIndex(({ phrase }) => phrase.text === words);
  const names = { title: new Set([numberOf(below)]), employer: new Set([numberOf(above)]) };
  return { heading: heading!, isPosition, ...(isPosition && { names }) };
}

const taught = Array.from({ length: 40 }, (_, index) => marked(index));
const read = (text: string) => {
  const { title, employer, position } = choose(
    weightsOf(trainHeadings(taught, seededRandom(1))),
    headingsIn(text)[0]!,
    1,
  );
  return { title: title?.phrase.text, employer: employer?.phrase.text, isPosition: position > 0.5 };
};

test('names that nobody knows are told by their places', () => {
  expect(read('Mirfax Hall\nTrunder Pell\n2010 – 2012')).toEqual({
    title: 'Trunder Pell',
    employer: 'Mirfax Hall',
    isPosition: true,
  });
  expect(read('Course in Trunder Pell\n2010 – 2012').isPosition).toBe(false);
});

test('the same resumes teach the same weights', () => {
  expect(trainHeadings(taught, seededRandom(1))).toEqual(trainHeadings(taught, seededRandom(1)));
});
