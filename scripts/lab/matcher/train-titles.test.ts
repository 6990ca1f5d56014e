import { expect, test } from 'vitest';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { candidatesOf } from '../../../plugins/match-builtin/src/job/titles/candidates.ts';
import { likeliestOf } from '../../../plugins/match-builtin/src/job/titles/model.ts';
import { type MarkedTitle, trainTitles } from './train-titles.ts';

const candidatesIn = (text: string) => candidatesOf(text, { title: '', isLabeled: false });

/** An advertisement whose title stands behind the same words, or that says none. */
function marked(index: number): MarkedTitle {
  const [title, place] = [`Role${index}`, `Place${index}`];
  const isSaid = index % 2 === 0;
  const candidates = candidatesIn(isSaid ? `We want ${title} Miller to come to ${place}` : `Come to ${place} soon`);
  const { spans } = candidates;
  const at = spans.findIndex(({ from, to }) => from === 2 && to === 3);
  return { candidates, right: new Set([isSaid ? at : spans.length]) };
}

const taught = Array.from({ length: 40 }, (_, index) => marked(index));

test('a title of unknown words is told by those around it, and none is where they are missing', () => {
  const weights = trainTitles(taught, seededRandom(1));
  const wanted = likeliestOf(candidatesIn('We want Night Miller to come to Leeds'), weights);
  expect(wanted).toMatchObject({ from: 2, to: 3 });
  expect(likeliestOf(candidatesIn('Come to Leeds soon'), weights)).toBeUndefined();
});

test('the same advertisements teach the same weights', () => {
  expect(trainTitles(taught, seededRandom(1))).toEqual(trainTitles(taught, seededRandom(1)));
});
