import { expect, test } from 'vitest';
import { readResume } from './read.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });
const namesTraining = (line: string): boolean =>
  readResume(english(`Experience\nClerk, Example Ltd, 01/2019 - 12/2023\n${line}`), '2025-06').shown.length > 0;

test.for([
  'Delivered training to new clerks',
  'Designed and ran staff training on the new till',
  'Took part in training new staff',
  'Staff training',
])('who gives training can train: %s', (line) => expect(namesTraining(line)).toBe(true));

test.for([
  'Participated in regular training and meetings',
  'Offshore safety training (March 2016)',
  'Training in origami',
  'Completed two weeks of training',
])('who was given training has not shown that they train: %s', (line) => expect(namesTraining(line)).toBe(false));
