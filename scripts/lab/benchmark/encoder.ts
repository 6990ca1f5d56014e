import { createHash } from 'node:crypto';
import { type Embedder, mostTexts } from '@cotejo/plugin-kit';
import { readPairs } from '../evaluation/dataset.ts';
import { localProviders } from '../providers.ts';
import { type Figure, mean, median } from './figure.ts';

const signal = new AbortController().signal;
const PASSAGE = 50;
/** Words of a resume of two pages. */
const twoPages = { least: 700, most: 1100 };
const RESUMES = 12;
const ROUNDS = 3;

/** What the sentence encoder costs of the processor, beside a hash that every machine computes. */
export async function measureEncoder(evaluation: string): Promise<Figure[]> {
  const encoder = localProviders().embedder.find(({ plugin }) => plugin === 'embed-minilm')!.provider;
  const words = [...readPairs(evaluation).resumes.values()].map(({ text }) => text.split(/\s+/).filter(Boolean));
  const whole = words.filter(({ length }) => length >= twoPages.least && length <= twoPages.most);
  const resumes = (whole.length > 0 ? whole : words).slice(0, RESUMES).map(passagesOf);
  const before = process.memoryUsage().rss;
  const start = await processorTime(() => embed(encoder, ['Ready.']));
  // The engine compiles the kernel anew, and better, while it is used.
  for (const passages of resumes) await embed(encoder, passages);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const passages of resumes) rounds.push(await processorTime(() => embed(encoder, passages)));
  const perPassage = mean(rounds) / mean(resumes.map(({ length }) => length));
  const memory = (process.memoryUsage().rss - before) / 2 ** 20;
  const bytes = new Uint8Array(64 * 2 ** 20);
  const hash = await processorTime(async () => createHash('sha256').update(bytes).digest());
  return [
    { name: 'sentence encoder: first text of a process', value: start, unit: 'ms' },
    { name: `sentence encoder: a passage of ${PASSAGE} words`, value: perPassage, unit: 'ms' },
    { name: `sentence encoder: a resume of two pages, median of ${rounds.length}`, value: median(rounds), unit: 'ms' },
    { name: 'sentence encoder: memory', value: memory, unit: 'MiB', target: 'under 120 MiB' },
    { name: 'SHA-256 of 64 MiB', value: hash, unit: 'ms' },
    { name: 'ratio of a passage to that hash', value: perPassage / hash, unit: '×' },
  ];
}

const embed = async (encoder: Embedder, passages: string[]) => encoder.embed(passages.slice(0, mostTexts), { signal });

const passagesOf = (words: string[]): string[] =>
  Array.from({ length: Math.ceil(words.length / PASSAGE) }, (_, index) =>
    words.slice(index * PASSAGE, (index + 1) * PASSAGE).join(' '),
  );

/** Milliseconds of the processor's time, so that a busy machine measures the same. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
