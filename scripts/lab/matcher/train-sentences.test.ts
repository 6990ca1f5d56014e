import { expect, test } from 'vitest';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { sentenceClasses } from '../../../plugins/match-builtin/src/job/sorting/model.ts';
import { classesBy, type MarkedAdvertisement, trainSentences } from './train-sentences.ts';

const words = {
  required: ['welding', 'rivets', 'lathes'],
  duty: ['repairs', 'paints', 'loads'],
  nothing: ['family', 'bonus', 'founded'],
};

/** An advertisement whose sentences each have a word of their class, but for one that only those around it explain. */
function advertisement(index: number, unknown: string): MarkedAdvertisement {
  const sentence = (kind: keyof typeof words, word: string) => ({
    line: { text: word, original: word, section: 'summary' as const, bullet: false, heading: kind },
    original: word,
    features: new Set([`word ${word}`]),
    is: sentenceClasses.indexOf(kind),
  });
  const list = (kind: keyof typeof words) => [0, 1].map((at) => sentence(kind, words[kind][(index + at) % 3]!));
  return [...list('nothing'), ...list('duty'), ...list('required'), sentence('required', unknown)];
}

test('a sentence is told by its words, and one without known words by what stands around it', () => {
  const taught = Array.from({ length: 60 }, (_, index) => advertisement(index, `rare${index}`));
  const model = trainSentences(taught, seededRandom(1));
  const tested = advertisement(1, 'unheard');
  expect(classesBy(model, tested)).toEqual(tested.map(({ is }) => is));
});

test('the same advertisements teach the same weights', () => {
  const taught = Array.from({ length: 12 }, (_, index) => advertisement(index, `rare${index}`));
  expect(trainSentences(taught, seededRandom(1))).toEqual(trainSentences(taught, seededRandom(1)));
});
