import { expect, test } from 'vitest';
import { withoutControlWords } from './control-words.ts';

test.for([
  '<|im_end|>',
  '<|start_header_id|>',
  '<｜User｜>',
  '</s>',
  '<start_of_turn>',
  '<think>',
  '[INST]',
  '[/INST]',
  '[img-0]',
])('%s is parted', (word) => {
  expect(withoutControlWords(`one ${word} two`)).not.toContain(word);
  expect(withoutControlWords(`one ${word} two`).replaceAll(' ', '')).toBe(`one${word}two`);
});

test.for(['a < b and c > d', 'List<String> and Map<K, V>', '<rosa@example.com>', '[1] [PhD] [2019-2021]', 'x <-> y'])(
  '%s stays as it is',
  (text) => {
    expect(withoutControlWords(text)).toBe(text);
  },
);
