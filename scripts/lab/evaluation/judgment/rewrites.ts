import { join } from 'node:path';
import { mean, quantile } from '../bootstrap.ts';
import { halfOf, readRowsIfAny } from '../dataset.ts';
import { analyze, prepareAll, prepareJobText, prepareResumeText } from '../product.ts';
import type { Cell, Figure, Table } from '../section.ts';

type Rewrite = { id: string; of: string; by: string; text: string };
/** How far the score of one person moved when a language model had rewritten the resume. */
export type Moved = { of: string; by: string; change: number };

export async function scoreRewrites(folder: string): Promise<Moved[]> {
  const rows = readRowsIfAny<Rewrite>(join(folder, 'rewrites', 'resumes.jsonl'));
  const jobs = await prepareAll(
    readRowsIfAny<{ id: string; text: string }>(join(folder, 'rewrites', 'jds.jsonl')),
    prepareJobText,
  );
  const resumes = await prepareAll(rows, prepareResumeText);
  const moved: Moved[] = [];
  for (const job of jobs.values()) {
    const scores = new Map<string, number>();
    for (const { id } of rows) scores.set(id, (await analyze(job, resumes.get(id)!)).matchScore);
    for (const { id, of, by } of rows) {
      if (by !== 'original') moved.push({ of, by, change: scores.get(id)! - scores.get(of)! });
    }
  }
  return moved;
}

export function rewriteFigures(moved: Moved[]): { figures: Figure[]; tables: Table[] } {
  const half = (name: string) => moved.filter(({ of }) => halfOf(of) === name);
  const sizes = (rows: Moved[]) => rows.map(({ change }) => Math.abs(change));
  const models = [...new Set(moved.map(({ by }) => by))].sort();
  const meanOf = (rows: Moved[], model: string) =>
    mean(rows.filter(({ by }) => by === model).map(({ change }) => change));
  const lock = half('lock');
  const figure = (name: string, value: number, most: number): Figure => ({
    name: `rewritten by a language model, *lock*: ${name}`,
    value,
    unit: ' points',
    digits: 1,
    goal: { most },
  });
  const row = (name: 'work' | 'lock'): Cell[] => [
    name,
    `${half(name).length}`,
    ...[
      quantile(sizes(half(name)), 0.5),
      quantile(sizes(half(name)), 0.9),
      ...models.map((model) => meanOf(half(name), model)),
    ].map((value) => ({ value, digits: 1 })),
  ];
  return {
    figures: [
      figure('median', quantile(sizes(lock), 0.5), 2),
      figure('nine in ten within', quantile(sizes(lock), 0.9), 10),
      figure('highest mean of a model', Math.max(...models.map((model) => meanOf(lock, model))), 3),
    ],
    tables: [
      {
        title: 'Points that a rewritten resume moves',
        columns: ['', 'scores', 'median', 'nine in ten within', ...models.map((model) => `mean, ${model}`)],
        rows: [row('work'), row('lock')],
      },
    ],
  };
}
