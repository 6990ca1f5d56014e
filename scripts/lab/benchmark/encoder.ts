import { createHash } from 'node:crypto';
import { textWork } from '@cotejo/pipeline';
import { type Embedder, mostTexts } from '@cotejo/plugin-kit';
import { createSandbox } from '../../../api/src/platform/sandbox/sandbox.ts';
import { usageOf } from '../../../api/src/platform/sandbox/usage.ts';
import { englishText, readPairs } from '../evaluation/dataset.ts';
import { localProviders } from '../providers.ts';
import { type Figure, mean, median } from './figure.ts';

const signal = new AbortController().signal;
/** Words of a resume of two pages. */
const twoPages = { least: 700, most: 1100 };
const RESUMES = 12;
const ROUNDS = 3;

/** What the sentence encoder costs of the processor, beside a hash that every machine computes. */
export async function measureEncoder(evaluation: string): Promise<Figure[]> {
  const encoder = localProviders().embedder.find(({ plugin }) => plugin === 'embed-minilm')!.provider;
  const texts = [...readPairs(evaluation).resumes.values()].map(({ text }) => text);
  const whole = texts.filter((text) => {
    const words = text.split(/\s+/).length;
    return words >= twoPages.least && words <= twoPages.most;
  });
  const resumes = await Promise.all((whole.length > 0 ? whole : texts).slice(0, RESUMES).map(passagesOf));
  const start = await processorTime(() => embed(encoder, ['Ready.']));
  // The engine compiles the kernel anew, and better, while it is used.
  for (const passages of resumes) await embed(encoder, passages);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const passages of resumes) rounds.push(await processorTime(() => embed(encoder, passages)));
  const perPassage = mean(rounds) / mean(resumes.map(({ length }) => length));
  const bytes = new Uint8Array(64 * 2 ** 20);
  const hash = await processorTime(async () => createHash('sha256').update(bytes).digest());
  const memory = await memoryOfChild(resumes.flat());
  return [
    { name: 'sentence encoder: first text of a process', value: start, unit: 'ms' },
    { name: 'sentence encoder: a passage', value: perPassage, unit: 'ms' },
    { name: `sentence encoder: a resume of two pages, median of ${rounds.length}`, value: median(rounds), unit: 'ms' },
    { name: 'memory of a worker child before it embeds', value: memory.before, unit: 'MiB' },
    { name: 'what embedding adds to it', value: memory.added, unit: 'MiB', target: 'under 120 MiB' },
    { name: 'SHA-256 of 64 MiB', value: hash, unit: 'ms' },
    { name: 'ratio of a passage to that hash', value: perPassage / hash, unit: '×' },
  ];
}

/** The passages of a resume that are embedded when it is prepared, each once. */
async function passagesOf(text: string): Promise<string[]> {
  const passages = await textWork.findPassages({ resume: englishText(text), excluded: [] }, { signal });
  return [...new Set(passages.map((passage) => passage.text))];
}

async function embed(encoder: Embedder, passages: string[]): Promise<void> {
  for (let first = 0; first < passages.length; first += mostTexts)
    await encoder.embed(passages.slice(first, first + mostTexts), { signal });
}

/** Resident memory of a child of the sandbox that is ready, in MiB, and what it has more after embedding. */
async function memoryOfChild(passages: string[]): Promise<{ before: number; added: number }> {
  const source = { plugin: 'embed-minilm', module: '@cotejo/embed-minilm', settings: {} };
  const isolated = [{ name: source.plugin, module: source.module, programs: [] }];
  const sandbox = createSandbox({ isolated, size: 1, memory: 512 });
  try {
    const pool = sandbox.poolFor(source.plugin, 'embedder');
    const memory = async () => (await usageOf(pool.pids[0]))?.memory ?? Number.NaN;
    const run = (texts: string[]) =>
      pool.run({ ...source, capability: 'embedder', method: 'embed', inputs: [texts], options: {} }, 60_000, signal);
    await run([]);
    const before = await memory();
    for (let first = 0; first < passages.length; first += mostTexts)
      await run(passages.slice(first, first + mostTexts));
    return { before, added: (await memory()) - before };
  } finally {
    await sandbox.stop();
  }
}

/** Milliseconds of the processor's time, so that a busy machine measures the same. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
