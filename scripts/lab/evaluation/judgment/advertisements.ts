import { join } from 'node:path';
import { halfOf, type Pair, readRowsIfAny } from '../dataset.ts';
import { tokenize } from '../../../../plugins/match-builtin/src/text/tokens.ts';
import { measure, type Scored } from '../metrics.ts';
import { analyze, prepareAll, prepareJobText, prepareResumeText } from '../product.ts';
import type { Figure, Table } from '../section.ts';

type Advertisement = { id: string; role_name: string; text: string };
type MarkedPair = Omit<Pair, 'source'> & { mean: number };
export type Advertised = Scored & { mean: number; title: string; roleName: string };

/**
 * The scores of real advertisements, whose texts do not hold the role's name; it is given as a person would type it.
 */
export async function scoreAdvertisements(folder: string): Promise<Advertised[]> {
  const rows = <Row>(name: string) => readRowsIfAny<Row>(join(folder, 'advertisements', `${name}.jsonl`));
  const advertisements = rows<Advertisement>('jds');
  const jobs = await prepareAll(advertisements, prepareJobText);
  const resumes = await prepareAll(rows<{ id: string; text: string }>('resumes'), prepareResumeText);
  const names = new Map(advertisements.map(({ id, role_name: name }) => [id, name]));
  const scored: Advertised[] = [];
  for (const { jd_id: job, resume_id: resume, label, mean } of rows<MarkedPair>('pairs')) {
    const prepared = jobs.get(job)!;
    const { title } = prepared.reading;
    const roleName = names.get(job)!;
    const named = { ...prepared, reading: { ...prepared.reading, title: roleName } };
    const { matchScore } = await analyze(named, resumes.get(resume)!);
    scored.push({ job, label, score: matchScore, mean, title, roleName });
  }
  return scored;
}

/** The share of what no model passes, though near by its words, that scores 60 or more. */
const misfitsOnTop = (rows: Advertised[]): number => {
  const misfits = rows.filter(({ label }) => label === 0);
  return misfits.filter(({ score }) => score >= 60).length / misfits.length;
};

/**
 * The noun that names a title's occupation, in the singular: "manager" of "Manager, Payroll" and of "Payroll manager".
 */
const nounOf = (title: string): string | undefined =>
  tokenize(title.split(/[,(]|\s[-–]\s|\s(?:of|for|in)\s/)[0]!).at(-1)?.base;

/** Of the jobs of some rows: whose title was read as the role's, by its noun, and whose as another. */
function titlesRead(rows: Advertised[]): { jobs: number; right: number; wrong: number } {
  const jobs = [...new Map(rows.map((row) => [row.job, row])).values()];
  const isRight = ({ title, roleName }: Advertised) => nounOf(title) === nounOf(roleName);
  return {
    jobs: jobs.length,
    right: jobs.filter(isRight).length,
    wrong: jobs.filter((row) => row.title !== '' && !isRight(row)).length,
  };
}

export function advertisementFigures(scored: Advertised[]): { figures: Figure[]; tables: Table[] } {
  const half = (name: string) => scored.filter(({ job }) => halfOf(job) === name);
  const figures = (rows: Advertised[]) => ({ ...measure(rows), misfits: misfitsOnTop(rows) });
  const lock = figures(half('lock'));
  const titles = titlesRead(half('lock'));
  const figure = (name: string, value: number, goal: Figure['goal']): Figure => ({
    name: `advertisements, *lock*: ${name}`,
    value,
    ...(goal && { goal }),
  });
  return {
    figures: [
      figure('AUC', lock.AUC, { least: 0.9 }),
      figure('Spearman', lock.Spearman, { least: 0.55 }),
      figure('share of misfits at 60 or more', lock.misfits, { most: 0.2 }),
      figure("share of titles read that are not the role's", titles.wrong / titles.jobs, { most: 0.05 }),
    ],
    tables: [
      {
        title: 'Real advertisements, by the marks of four language models',
        columns: ['', 'pairs', 'AUC', 'nDCG@5', 'pairwise', 'Spearman', 'misfits at 60 or more', 'titles read right'],
        rows: (['work', 'lock'] as const).map((name) => {
          const { AUC, pairwise, Spearman, misfits, 'nDCG@5': gain } = figures(half(name));
          const { right, jobs, wrong } = titlesRead(half(name));
          return [
            name,
            `${half(name).length}`,
            ...[AUC, gain, pairwise, Spearman, misfits].map((value) => ({ value })),
            `${right} of ${jobs}, ${wrong} wrong`,
          ];
        }),
      },
      {
        title: 'Titles read from advertisements without their title line, *work*',
        columns: ['the role is called', 'read'],
        rows: [...new Map(half('work').map(({ job, roleName, title }) => [job, [roleName, title || '—']])).values()],
      },
    ],
  };
}
