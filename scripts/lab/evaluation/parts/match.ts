import type { CandidateAnalysis } from '@cotejo/pipeline';
import { examplesOf, heldOutScores } from '../examples.ts';
import { baselines } from '../baselines.ts';
import { type Pair, type PairSet, readPairs } from '../dataset.ts';
import { metricNames, type MetricName } from '../metrics.ts';
import { analyze, prepareAll, prepareJobText, prepareResumeText } from '../product.ts';
import { headlineSplits, intervalOf, macro, marginOver, rank, type Ranked } from '../ranking.ts';
import type { Cell, Figure, Part, Table } from '../section.ts';
import { calibration } from './calibration.ts';
import { evidenceFigures } from './evidence.ts';

const heldOut = 'Cotejo, held out';
const fitted = 'Cotejo as shipped';
const goals: Record<MetricName, number> = { AUC: 0.93, 'nDCG@5': 0.86, pairwise: 0.86, Spearman: 0.62 };

type Systems = Map<string, Ranked>;

async function analyseAll(set: PairSet): Promise<CandidateAnalysis[]> {
  const jobs = await prepareAll(set.jobs.values(), prepareJobText);
  const resumes = await prepareAll(set.resumes.values(), prepareResumeText);
  const analyses: CandidateAnalysis[] = [];
  for (const { jd_id: job, resume_id: resume } of set.pairs)
    analyses.push(await analyze(jobs.get(job)!, resumes.get(resume)!));
  return analyses;
}

const baselinesOf = (systems: Systems): Systems => new Map([...systems].filter(([name]) => name in baselines));

function splitTable(title: string, systems: Systems): Table {
  const rows = [...systems].map(([name, ranked]): Cell[] => [
    name,
    ...metricNames.map((metric) => ({ value: ranked.value[metric], interval: intervalOf(ranked, metric) })),
  ]);
  const margins = [heldOut, fitted].map((name): Cell[] => [
    `${name}: ahead of the best baseline`,
    ...metricNames.map((metric) => marginOver(systems.get(name)!, baselinesOf(systems), metric)),
  ]);
  return { title, columns: ['', ...metricNames], rows: [...rows, ...margins] };
}

/** The goals are about jobs that the matcher never saw, so that the held-out scores have to reach them. */
function headlineFigures(systems: Systems): Figure[] {
  const own = systems.get(heldOut)!;
  return metricNames.flatMap((metric): Figure[] => {
    const margin = marginOver(own, baselinesOf(systems), metric);
    return [
      {
        name: `macro ${metric}, held out`,
        value: own.value[metric],
        interval: intervalOf(own, metric),
        goal: { least: goals[metric] },
      },
      {
        name: `macro ${metric}, lower end of the margin over ${margin.over}`,
        value: margin.interval[0],
        goal: { least: 0 },
      },
    ];
  });
}

function contrastFigures(set: PairSet, scores: Map<string, number[]>): Figure[] {
  const figure = (name: string, keep: (pair: Pair) => boolean, least: number): Figure => {
    const ranked = rank(set, scores.get(heldOut)!, (pair) => pair.source === 'contrast' && keep(pair));
    return { name, value: ranked.value.pairwise, interval: intervalOf(ranked, 'pairwise'), goal: { least } };
  };
  return [
    figure('contrast pairwise, held out', () => true, 0.98),
    figure('contrast pairwise against the degraded twin, held out', ({ kind }) => kind !== 'sibling', 0.97),
  ];
}

/** The pairs whose held-out scores are furthest from what their labels promise. */
function furthest({ pairs }: PairSet, scores: number[]): Table {
  const placed = pairs
    .map((pair, index) => ({ pair, score: scores[index]! }))
    .filter(({ pair }) => (headlineSplits as readonly string[]).includes(pair.source));
  const of = (label: number, order: 1 | -1) =>
    placed
      .filter(({ pair }) => pair.label === label)
      .sort((a, b) => order * (a.score - b.score))
      .slice(0, 8);
  const row = ({ pair, score }: (typeof placed)[number]): Cell[] => [
    pair.label === 2 ? 'fit' : 'misfit',
    pair.source,
    pair.id,
    `${score}`,
  ];
  return {
    title: 'Furthest from their labels, held out',
    columns: ['label', 'split', 'pair', 'score'],
    rows: [...of(2, 1), ...of(0, -1)].map(row),
  };
}

/** Ranks the labeled pairs with the product and with the baselines, and checks every quote on the way. */
export const matchPart: Part = async ({ evaluation }) => {
  const set = readPairs(evaluation);
  const analyses = await analyseAll(set);
  const scores = new Map([
    [heldOut, heldOutScores(await examplesOf(set)).map((score) => Math.round(100 * score))],
    [fitted, analyses.map(({ matchScore }) => matchScore)],
    ...Object.entries(baselines).map(([name, ranker]) => [name, ranker(set)] as const),
  ]);
  const splits = [...new Set(set.pairs.map(({ source }) => source))].sort();
  const bySplit = new Map(
    splits.map((split) => [
      split,
      new Map([...scores].map(([name, own]) => [name, rank(set, own, ({ source }) => source === split)])),
    ]),
  );
  const headline: Systems = new Map(
    [...scores.keys()].map((name) => [name, macro(headlineSplits.map((split) => bySplit.get(split)!.get(name)!))]),
  );
  return {
    title: 'Ranking',
    notes: [
      `"${heldOut}": shares and scales learned anew ten times, each time without a tenth of the jobs, which are ` +
        `then scored. "${fitted}": the whole pipeline with the numbers in the repository, which were fitted on ` +
        'these very jobs; it flatters. TF-IDF and BM25 take the rarity of words from the very texts they rank, ' +
        'which a product cannot; "random" is what a random order reaches on average.',
    ],
    figures: [
      ...headlineFigures(headline),
      ...contrastFigures(set, scores),
      ...calibration(set, scores.get(heldOut)!).figures,
      ...evidenceFigures(analyses, set),
    ],
    tables: [
      splitTable(`Macro of ${headlineSplits.join(' and ')}`, headline),
      ...splits.map((split) =>
        splitTable(`${split}: ${set.pairs.filter(({ source }) => source === split).length} pairs`, bySplit.get(split)!),
      ),
      ...[heldOut, fitted].map((name) => calibration(set, scores.get(name)!, name).table),
      furthest(set, scores.get(heldOut)!),
    ],
  };
};
