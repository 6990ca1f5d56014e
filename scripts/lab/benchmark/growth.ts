import {
  matchCandidate,
  modelStages,
  type PipelineTools,
  prepareResume,
  type TextWork,
  textWork,
} from '@cotejo/pipeline';
import type { BilingualText, ScoreRequest, TranslationRequest } from '@cotejo/plugin-kit';
import { jobText } from '../../../api/src/features/documents/testing/texts.ts';
import { pathologicalTexts } from '../../../api/src/testing/pathological.ts';
import { scriptedModel } from '../../../pipeline/src/testing/scripted-model.ts';
import type { Figure } from './figure.ts';
import { localProviders } from '../providers.ts';

/** Characters: two fifths of the longest text that is read, and a quarter of that. */
const [LONG, SHORT] = [160_000, 40_000];
/** Milliseconds of processor time for `LONG` characters below which nothing needs to be said of growth. */
const MEASURABLE = 80;
/** How many times as long twice as much text may take at most. */
const MOST_GROWTH = 3;
/** Milliseconds of work on the server's own thread, so that the longest text takes 50. */
const MOST_OF_SERVER = 20;
/** Tries, of which the least counts: chance and garbage collection do not add to each. */
const TRIES = 4;
const asOf = '2026-01';
const signal = new AbortController().signal;
const providers = localProviders();
const [scorer, reader] = [providers.scorer.at(-1)!.provider, providers.jobReader.at(-1)!.provider];

/** Milliseconds of processor time by what was done. */
type Costs = Map<string, number>;

/**
 * What the work on texts made to be slow takes, step by step. Throws where a step takes more than three times as long
 * for twice as much, or where the server's own thread has more to do than it may.
 */
export async function measureGrowth(): Promise<Figure[]> {
  const shorter = pathologicalTexts(SHORT);
  await costsOf(jobText);
  const [worst, server] = [
    { ratio: 0, of: '' },
    { cost: 0, of: '' },
  ];
  for (const [index, { name, text }] of pathologicalTexts(LONG).entries()) {
    const costs = await costsOf(text);
    const grown = await growthOf(shorter[index]!.text, text, costs);
    const own = await ownCost(text, costs);
    const steps = [...grown].map(
      ([step, ratio]) => `, ${step} ${Math.round(costs.get(step)!)} ms (× ${ratio.toFixed(1)})`,
    );
    console.log(`${name}: server ${own.toFixed(1)} ms${steps.join('')}`);
    for (const [step, ratio] of grown)
      if (ratio > worst.ratio) Object.assign(worst, { ratio, of: `${step} of "${name}"` });
    if (own > server.cost) Object.assign(server, { cost: own, of: name });
  }
  if (worst.ratio > MOST_GROWTH)
    throw new Error(`Twice as much takes ${worst.ratio.toFixed(1)} times as long: ${worst.of}.`);
  if (server.cost > MOST_OF_SERVER)
    throw new Error(`The server's thread takes ${server.cost.toFixed(1)} ms for "${server.of}".`);
  const growth = `growth of the time for twice as much of ${shorter.length} texts made to be slow, the worst step`;
  const own = 'work of the server itself on 160,000 characters of them, the worst';
  return [
    { name: `${growth} (${worst.of})`, value: worst.ratio, unit: '×', target: `at most ${MOST_GROWTH}` },
    { name: `${own} (${server.of})`, value: server.cost, unit: 'ms', target: `at most ${MOST_OF_SERVER}` },
  ];
}

/** How many times as long each step that can be measured takes for twice as much text; the least of some tries. */
async function growthOf(short: string, long: string, costs: Costs): Promise<Map<string, number>> {
  const measurable = [...costs].filter(([step, cost]) => step !== 'server' && cost > MEASURABLE).map(([step]) => step);
  const grown = new Map(measurable.map((step) => [step, Infinity]));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const doubtful = measurable.filter((step) => grown.get(step)! > MOST_GROWTH);
    if (doubtful.length === 0) break;
    const after = tries === 0 ? costs : await costsOf(long);
    const before = await costsOf(short);
    const ratioOf = (step: string) => (after.get(step)! / before.get(step)!) ** (1 / Math.log2(LONG / SHORT));
    for (const step of doubtful) grown.set(step, Math.min(grown.get(step)!, ratioOf(step)));
  }
  return grown;
}

/** What the server's own thread takes; the least of some tries. */
async function ownCost(text: string, costs: Costs): Promise<number> {
  let least = costs.get('server')!;
  for (let tries = 1; tries < TRIES && least > MOST_OF_SERVER; tries += 1) {
    least = Math.min(least, (await costsOf(text)).get('server')!);
  }
  return least;
}

/**
 * All that is done with a resume of this text, in Spanish, judged by a language model, and with a job description of
 * it;
 * `server` is what is not done in another process. What nobody can read ends early.
 */
async function costsOf(raw: string): Promise<Costs> {
  const costs: Costs = new Map();
  const timed = async <Value>(step: string, work: () => Promise<Value>): Promise<Value> => {
    const before = process.cpuUsage();
    try {
      return await work();
    } finally {
      const { user, system } = process.cpuUsage(before);
      costs.set(step, (costs.get(step) ?? 0) + (user + system) / 1000);
    }
  };
  const tools = toolsFor(raw, timed);
  const job = untranslated(jobText);
  const reading = await reader.read(job, { signal });
  try {
    const resume = await timed('all', async () => {
      const prepared = await prepareResume({ bytes: new Uint8Array(), mediaType: 'text/plain' }, tools);
      const { pages } = prepared;
      const resume = { ...prepared, name: 'Ana Ruiz' };
      await matchCandidate({ job: { ...reading, text: job, cuts: [], pages }, resume, asOf }, tools);
      return prepared.text.original;
    });
    const lines = { plugin: 'bench', hidesIdentity: true, segments: resume.split('\n') };
    const itself = { job: untranslated(resume), demands: [], resume: untranslated(resume), excluded: [], asOf };
    setServer(costs);
    await timed('hideLines', () => textWork.hideLines(lines, { signal }).catch(() => []));
    await timed('Spanish passages', () => textWork.findSegments({ original: resume, language: 'en' }, { signal }));
    await timed('layBeside itself', () => textWork.layBeside(itself, { signal }));
    await timed('read', () => reader.read(untranslated(resume), { signal }));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'DocumentError')) throw error;
    setServer(costs);
  }
  return costs;
}

/** What of all is none of the steps that a sandboxed process does. */
function setServer(costs: Costs): void {
  const all = costs.get('all')!;
  costs.delete('all');
  costs.set('server', all - [...costs.values()].reduce((sum, cost) => sum + cost, 0));
}

/** Providers that do as little as they can but for the scorer, which is a model's with the built-in one behind it. */
function toolsFor(
  raw: string,
  timed: <Value>(step: string, work: () => Promise<Value>) => Promise<Value>,
): PipelineTools {
  const text = Object.fromEntries(
    Object.entries(textWork).map(([name, work]) => [
      name,
      (input: never, options: never) =>
        timed(name, async () => (work as (...given: never[]) => unknown)(input, options)),
    ]),
  ) as unknown as TextWork;
  const extract = async () => ({ pages: [{ text: raw, hidden: [], hasGraphics: false }], cuts: [] });
  const translate = async ({ segments }: TranslationRequest) => ({
    segments: segments.map((segment) => `${segment} too`),
  });
  const score = (request: ScoreRequest) => timed('score', () => scorer.score(request, { signal }));
  const summarise = async () => ({ summary: 'A summary.', keyStrengths: [], areasForConsideration: [] });
  const model = scriptedModel(answer, { contextTokens: 1_000_000 });
  const stages = modelStages({ plugin: 'bench', version: '1', name: 'bench', hidesIdentity: true, model });
  return {
    signal,
    text,
    onProgress: () => {},
    providers: {
      ...providers,
      extractor: [{ ...named({ extract }), mediaTypes: ['text/plain'] }],
      languageDetector: [named({ detect: async () => ({ language: 'es', confidence: 1 }) })],
      translator: [named({ supports: () => true, translate })],
      // The model refuses a text with more addresses than a person has.
      scorer: [stages.scorer([named({ score })]), named({ score })],
      summariser: [named({ summarise })],
    },
  };
}

const named = <Provider>(provider: Provider) => ({ plugin: 'bench', version: '1', provider });

/** A model's answer that quotes the resume for every requirement. */
function answer({ input }: { input: string }) {
  const ids = [...input.matchAll(/^(r\d+): /gm)].map((match) => match[1]!);
  return { verdicts: ids.map((id) => ({ id, shown: 'not', quotes: ['Accountant since 2015 in Leeds'] })) };
}

function untranslated(text: string): BilingualText {
  const whole = { start: 0, end: text.length };
  return { language: 'en', original: text, english: text, alignment: [{ original: whole, english: whole }] };
}
