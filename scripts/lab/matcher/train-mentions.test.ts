import { expect, test } from 'vitest';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { chanceOf, likely, placesOf, weightsOf } from '../../../plugins/match-builtin/src/resume/mention/model.ts';
import { placeMentions } from '../../../plugins/match-builtin/src/resume/mention/placed.ts';
import { readResume } from '../../../plugins/match-builtin/src/resume/read.ts';
import { trainMentions } from './train-mentions.ts';

const toldIn = (text: string): number[] => {
  const resume = { language: 'en', original: text, english: text, alignment: [] };
  const [placed] = placeMentions(text, readResume(resume, '2025-06').segments);
  return placesOf(placed!);
};
const skills = ['Java', 'Python', 'payroll', 'bookkeeping', 'welding', 'plumbing', 'carpentry', 'nursing'];

test('skills that were never marked are told by the words beside them', () => {
  const marked = skills.flatMap((skill, at) => [
    { told: toldIn(`Responsible for ${skill} in ${at + 2} branches`), isShown: true },
    { told: toldIn(`Neighbor of the ${skill} museum in ${at + 2} towns`), isShown: false },
  ]);
  const weights = weightsOf(trainMentions(marked, seededRandom(1)));
  const isShown = (text: string) => chanceOf(weights, toldIn(text)) >= likely.usually;
  expect(isShown('Responsible for accounting in 40 branches')).toBe(true);
  expect(isShown('Neighbor of the accounting museum in 40 towns')).toBe(false);
});
