import { join } from 'node:path';
import type { PreparedJob, PreparedResume } from '@cotejo/pipeline';
import { interval, mean, quantile, resample } from '../bootstrap.ts';
import { type Pair, type PairSet, readPairs, readRows } from '../dataset.ts';
import { byJob, measureJobs } from '../metrics.ts';
import { analyze, prepareAll, prepareJobText, prepareResumeText } from '../product.ts';
import type { Cell, Figure, Part, Table } from '../section.ts';

type Person = { id: string; text_es: string; text_en: string };
type Twin = { id: string; spanish: PreparedResume; english: PreparedResume };
/** One person's two scores for one job. */
type Compared = { job: string; person: string; spanish: number; english: number };

async function compare(jobs: Map<string, PreparedJob>, twins: Twin[]): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const [job, prepared] of jobs) {
    for (const { id, spanish, english } of twins) {
      const scores = [await analyze(prepared, spanish), await analyze(prepared, english)].map(
        ({ matchScore }) => matchScore,
      );
      compared.push({ job, person: id, spanish: scores[0]!, english: scores[1]! });
    }
  }
  return compared;
}

const differences = (compared: Compared[]): number[] =>
  compared.map(({ spanish, english }) => Math.abs(spanish - english));

function parityRow(name: string, compared: Compared[]): Cell[] {
  const apart = differences(compared);
  const signed = mean(compared.map(({ spanish, english }) => spanish - english));
  return [
    name,
    `${compared.length}`,
    ...[quantile(apart, 0.5), quantile(apart, 0.95), Math.max(...apart)].map((value) => ({ value, digits: 0 })),
    { value: signed, digits: 1 },
  ];
}

/** The twins whose two scores are furthest apart. */
function worst(compared: Compared[]): Table {
  const furthest = [...compared]
    .sort((a, b) => Math.abs(b.spanish - b.english) - Math.abs(a.spanish - a.english))
    .slice(0, 5);
  return {
    title: 'Furthest apart',
    columns: ['person', 'job', 'Spanish', 'English'],
    rows: furthest.map(({ person, job, spanish, english }) => [person, job, `${spanish}`, `${english}`]),
  };
}

function rankingTable(pairs: Pair[], compared: Compared[]): { figures: Figure[]; table: Table } {
  const scored = (key: 'spanish' | 'english') =>
    byJob(
      pairs.map(({ jd_id: job, resume_id: person, label }) => ({
        job,
        label,
        score: compared.find((one) => one.job === job && one.person === person)![key],
      })),
    );
  const [spanish, english] = [scored('spanish'), scored('english')];
  const both = spanish.map((job, index) => [job, english[index]!] as const);
  const gap = (drawn: typeof both): number =>
    mean(drawn.map(([own]) => own.pairwise)) - mean(drawn.map(([, other]) => other.pairwise));
  const row = (name: string, jobs: typeof spanish): Cell[] => {
    const { AUC, pairwise, Spearman, 'nDCG@5': gain } = measureJobs(jobs);
    return [name, ...[AUC, gain, pairwise, Spearman].map((value) => ({ value }))];
  };
  return {
    figures: [
      {
        name: 'pairwise of Spanish resumes less that of their English twins',
        value: gap(both),
        interval: interval(resample(both, gap)),
        goal: { least: -0.02 },
      },
    ],
    table: {
      title: `English jobs, ${pairs.length} labeled pairs`,
      columns: ['resumes', 'AUC', 'nDCG@5', 'pairwise', 'Spearman'],
      rows: [row('Spanish', spanish), row('English twins', english)],
    },
  };
}

/** Scores one person's Spanish and English resume for the same jobs. */
export const languagesPart: Part = async ({ evaluation }) => {
  const people = readRows<Person>(join(evaluation, 'bilingual/resumes_es.jsonl'));
  const pairs = readRows<Pair>(join(evaluation, 'bilingual/pairs_es.jsonl'));
  const set: PairSet = readPairs(evaluation);
  const twins: Twin[] = [];
  for (const { id, text_es, text_en } of people)
    twins.push({ id, spanish: await prepareResumeText(text_es), english: await prepareResumeText(text_en) });
  const english = await compare(await prepareAll(set.jobs.values(), prepareJobText), twins);
  const spanish = await compare(
    await prepareAll(
      readRows<{ id: string; text: string }>(join(evaluation, 'bilingual/jobs_es.jsonl')),
      prepareJobText,
    ),
    twins,
  );
  const named = new Set(pairs.map(({ jd_id }) => jd_id));
  const labeled = english.filter(({ job }) => named.has(job));
  const ranking = rankingTable(pairs, labeled);
  return {
    title: 'Spanish and English',
    notes: [
      `${people.length} people with a resume in both languages, the English one their own or a reference ` +
        'translation; the Spanish one goes through detection and translation.',
    ],
    figures: [
      {
        name: "difference between one person's two scores, median",
        value: quantile(differences(labeled), 0.5),
        unit: 'points',
        digits: 0,
        goal: { most: 2 },
      },
      {
        name: "difference between one person's two scores, 95th percentile",
        value: quantile(differences(labeled), 0.95),
        unit: 'points',
        digits: 0,
        goal: { most: 8 },
      },
      ...ranking.figures,
    ],
    tables: [
      {
        title: 'Points between the two scores',
        columns: ['jobs', 'comparisons', 'median', '95th percentile', 'most', 'mean of Spanish less English'],
        rows: [
          parityRow('English, labeled', labeled),
          parityRow('English, all', english),
          parityRow('Spanish', spanish),
        ],
      },
      ranking.table,
      worst([...english, ...spanish]),
    ],
  };
};
