import { expect, test } from 'vitest';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { type Lesson, mapped, scalar, trainProofMap } from './train-proof-map.ts';

const size = 32;
const axis = (at: number): Float32Array =>
  Float32Array.from({ length: size }, (_, index) => Number(index === at % size));

/** A resume with four passages; what is asked for on one axis is shown on the next one. */
const lessonAt = (first: number): Lesson => {
  const places = [0, 1, 2, 3].map((at) => first + 2 * at);
  return {
    passages: places.map(axis),
    demands: places.map((place, at) => ({ vector: axis(place + size - 1), shownBy: [at], grade: 2 as const })),
  };
};
const lessons = Array.from({ length: 600 }, (_, at) => lessonAt(at));

test('the map brings a demand nearer to what shows it than to anything else', () => {
  const map = trainProofMap(lessons, seededRandom(7));
  for (const [at, place] of [0, 9, 31].entries()) {
    const { to } = mapped(map, axis(place));
    const likenesses = Array.from({ length: size }, (_, other) => scalar(to, axis(other)));
    const others = likenesses.filter((_, other) => other !== (place + 1) % size && other !== place);
    expect(likenesses[(place + 1) % size], `case ${at}`).toBeGreaterThan(Math.max(...others));
  }
});

test('the same lessons in the same order give the same map, and stay as they are', () => {
  const before = structuredClone(lessons.slice(0, 2));
  const few = lessons.slice(0, 24);
  expect(trainProofMap(few, seededRandom(7))).toEqual(trainProofMap(few, seededRandom(7)));
  expect(lessons.slice(0, 2)).toEqual(before);
});
