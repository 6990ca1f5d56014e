import { vectorsInMemory } from '@cotejo/pipeline';
import { quantile } from '../bootstrap.ts';
import { type EvaluationText, readPairs } from '../dataset.ts';
import { analyze, prepareAll, prepareJobText, prepareResumeText, tools } from '../product.ts';
import type { Figure, Part } from '../section.ts';

/** Words of a two-page resume. */
const twoPages = { least: 700, most: 1100 };
const timed = 60;
const candidates = 10_000;
/** The candidate before which the heap is measured first; everything that is loaded once is there by then. */
const settled = 1000;

const words = ({ text }: EvaluationText): number => text.split(/\s+/).length;

function cpuMilliseconds(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function heapMegabytes(): number {
  globalThis.gc!();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

type Times = { prepare: number[]; match: number[] };

/**
 * CPU time of candidates, after a warm-up: from the text of a resume to all that is kept of it, and from there to the
 * finished analysis.
 */
async function timeCandidates(jobs: string[], resumes: EvaluationText[]): Promise<Times> {
  const times: Times = { prepare: [], match: [] };
  for (let turn = 0; turn < 2 * timed; turn += 1) {
    const using = { ...tools, vectors: vectorsInMemory() };
    const job = await prepareJobText(jobs[turn % jobs.length]!, using);
    const before = process.cpuUsage();
    const resume = await prepareResumeText(resumes[turn % resumes.length]!.text, using);
    const prepared = process.cpuUsage();
    const prepare = cpuMilliseconds(before);
    await analyze(job, resume, using);
    if (turn < timed) continue;
    times.prepare.push(prepare);
    times.match.push(cpuMilliseconds(prepared));
  }
  return times;
}

/**
 * The heap before and after many candidates, every one of whom is a text that was never seen before. Without the
 * encoder, which would take an hour for them; its memory is measured by `scripts/bench`.
 */
async function watchHeap(
  jobs: string[],
  resumes: EvaluationText[],
): Promise<{ before: number; after: number; peakResident: number }> {
  const { vectors: _, ...using } = tools;
  const prepared = [
    ...(
      await prepareAll(
        jobs.map((text, index) => ({ id: `${index}`, text })),
        prepareJobText,
      )
    ).values(),
  ];
  let before = 0;
  for (let index = 0; index < candidates; index += 1) {
    if (index === settled) before = heapMegabytes();
    const { text } = resumes[index % resumes.length]!;
    const resume = await prepareResumeText(`${text}\nReference ${index}`, using);
    await analyze(prepared[index % prepared.length]!, resume, using);
  }
  return { before, after: heapMegabytes(), peakResident: process.resourceUsage().maxRSS / 1024 };
}

/** What a candidate costs. */
export const costPart: Part = async ({ evaluation }) => {
  const set = readPairs(evaluation);
  const resumes = [...set.resumes.values()];
  const jobs = [...set.jobs.values()].map(({ text }) => text).slice(0, 20);
  const long = resumes.filter((resume) => words(resume) >= twoPages.least && words(resume) <= twoPages.most);
  if (long.length === 0) throw new Error(`No resume here has ${twoPages.least} to ${twoPages.most} words`);
  const times = await timeCandidates(jobs, long);
  const heap = await watchHeap(jobs, resumes);
  const time = (name: string, own: number[], share: number, most?: number): Figure => ({
    name,
    value: quantile(own, share),
    unit: 'ms',
    digits: 0,
    ...(most && { goal: { most } }),
  });
  const figures: Figure[] = [
    time('CPU time of preparing a two-page resume, median', times.prepare, 0.5, 400),
    time('CPU time of preparing a two-page resume, 95th percentile', times.prepare, 0.95),
    time('CPU time of a match once it is prepared, median', times.match, 0.5, 60),
    time('CPU time of a match once it is prepared, 95th percentile', times.match, 0.95),
    {
      name: `growth of the heap from candidate ${settled} to ${candidates}`,
      value: heap.after - heap.before,
      unit: 'MB',
      digits: 1,
      goal: { most: 5 },
    },
    { name: 'heap after them', value: heap.after, unit: 'MB', digits: 0 },
    { name: 'most memory the process held', value: heap.peakResident, unit: 'MB', digits: 0 },
  ];
  return {
    title: 'Cost',
    notes: [
      `Preparing goes from the text of a resume to its vectors; ${long.length} resumes of ${twoPages.least} to ` +
        `${twoPages.most} words; extraction from a PDF comes on top and is measured by \`scripts/bench\`.`,
    ],
    figures,
    tables: [],
  };
};
