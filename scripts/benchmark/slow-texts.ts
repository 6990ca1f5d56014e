import { setTimeout } from 'node:timers/promises';
import { textWork } from '@cotejo/pipeline';
import { signUp } from '../../api/src/testing/client.ts';
import { pathologicalTexts } from '../../api/src/testing/pathological.ts';
import { uploadJob, uploadResume } from '../../api/src/testing/upload.ts';
import { jobText } from '../../api/src/documents/testing/texts.ts';
import { startProduct } from '../product.ts';
import { type Figure, quantile } from './figure.ts';
import { localProviders } from './providers.ts';

/** Characters: half the longest text that is read, and a quarter. */
const [LONG, SHORT] = [200_000, 100_000];
/** Milliseconds of processor time below which a ratio says nothing. */
const MEASURABLE = 150;
const MOST_GROWTH = 3;
const PROBES = 300;
const signal = new AbortController().signal;
const asOf = '2026-01';

/** Texts made to be slow: whether the work on them grows with their length and no faster, and whether others wait for it. */
export async function measureSlowTexts(): Promise<Figure[]> {
  return [...(await measureGrowth()), ...(await measureOthers())];
}

/** Throws where the work on a text twice as long takes more than three times as much. */
async function measureGrowth(): Promise<Figure[]> {
  const short = new Map(pathologicalTexts(SHORT).map(({ name, text }) => [name, text]));
  await processorTime(jobText);
  const grown: { name: string; ratio: number }[] = [];
  for (const { name, text } of pathologicalTexts(LONG)) {
    const [before, after] = [await processorTime(short.get(name)!), await processorTime(text)];
    if (after > MEASURABLE) grown.push({ name, ratio: after / before });
  }
  const worst = grown.reduce((most, one) => (one.ratio > most.ratio ? one : most));
  if (worst.ratio > MOST_GROWTH) throw new Error(`Twice as much of "${worst.name}" takes ${worst.ratio.toFixed(1)} times as long.`);
  return [{ name: `time of a text over that of its half, the worst of ${short.size} made to be slow (${worst.name})`, value: worst.ratio, unit: '×', target: 'at most 3' }];
}

/** Milliseconds of processor time for all that the pipeline and the matcher do with a resume. */
async function processorTime(raw: string): Promise<number> {
  const options = { signal };
  const scorer = localProviders().scorer.at(-1)!.provider;
  const reader = localProviders().jobReader.at(-1)!.provider;
  const job = english(jobText);
  const requirements = await reader.read(job, options);
  const before = process.cpuUsage();
  const extracted = { pages: [{ text: raw, hidden: [], hasGraphics: false }], cuts: [] };
  const { read } = await textWork.readPages({ extracted }, options);
  // What nobody can read ends here.
  const text = read?.text ?? '';
  const { excluded } = await textWork.inspectResume(text, options);
  await textWork.findSegments({ original: text, language: 'es' }, options);
  const beside = await textWork.layBeside({ job, resume: english(text), excluded, asOf }, options);
  const scoring = await scorer.score({ job: { ...requirements, text: job }, resume: beside.resume, aboutOwner: beside.aboutOwner, asOf }, options);
  await textWork.verifyAgainst({ plugin: 'bench', scoring, job: requirements, resume: beside.resume, blanked: beside.blanked }, options);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function english(text: string) {
  const whole = { start: 0, end: text.length };
  return { language: 'en', original: text, english: text, alignment: [{ original: whole, english: whole }] };
}

/** How long a small call takes while such texts are prepared and matched, over how long it takes in a server that has nothing to do. */
async function measureOthers(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const client = await signUp(product.origin);
    const probe = async () => {
      const started = performance.now();
      await client.call('/api/user');
      await setTimeout(5);
      return performance.now() - started - 5;
    };
    for (let warm = 0; warm < 50; warm += 1) await probe();
    const idle: number[] = [];
    while (idle.length < PROBES) idle.push(await probe());
    const busy: number[] = [];
    const state = { working: true };
    const work = workOnAll(client).finally(() => { state.working = false; });
    while (state.working) busy.push(await probe());
    await work;
    const [before, during] = [quantile(idle, 0.95), quantile(busy, 0.95)];
    return [
      { name: 'GET /api/user of a server with nothing to do, p95', value: before, unit: 'ms' },
      { name: 'the same while texts made to be slow are in work', value: during, unit: 'ms' },
      { name: 'p95 of others during such work over that without', value: during / before, unit: '×', target: 'at most 2' },
    ];
  } finally {
    await product.stop();
  }
}

async function workOnAll(client: Awaited<ReturnType<typeof signUp>>): Promise<void> {
  for (const { text } of pathologicalTexts(2 * LONG).filter((_, index) => index % 6 === 0)) {
    const { body: { id } } = await uploadJob(client, jobText);
    await uploadResume(client, id, text);
    await client.call(`/api/analyze/${id}`, { method: 'POST' });
  }
}
