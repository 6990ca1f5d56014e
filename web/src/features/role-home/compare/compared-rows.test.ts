import { expect, test } from 'vitest';
import { sampleRequirement } from '@cotejo/contract/testing/sample-candidate';
import { comparedRows } from './compared-rows.ts';

const java = sampleRequirement({ id: 'r1', text: 'Java', must: false });
const spanish = sampleRequirement({ id: 'r2', text: 'Spanish' });

test('must-haves come first, and a requirement that one was not judged by has an empty cell', () => {
  const rows = comparedRows([{ requirements: [java, spanish] }, { requirements: [spanish] }]);
  expect(rows.map(({ requirement: { text }, cells }) => [text, cells.map((cell) => cell?.verdict)])).toEqual([
    ['Spanish', ['met', 'met']],
    ['Java', ['met', undefined]],
  ]);
});

test('a row differs where verdicts do', () => {
  const rows = comparedRows([{ requirements: [java] }, { requirements: [{ ...java, verdict: 'missing' }] }]);
  expect(rows.map(({ differs }) => differs)).toEqual([true]);
  expect(comparedRows([{ requirements: [java] }, { requirements: [java] }])[0]?.differs).toBe(false);
});
