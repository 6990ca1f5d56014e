import { join } from 'node:path';
import { readRowsIfAny } from '../dataset.ts';
import { prepareJobText, prepareResumeText } from '../product.ts';
import type { Table } from '../section.ts';
import { accuracy, type Class, classOf, type Judged, precisionOf, recallOf } from './class-table.ts';
import { judgeAlone } from './judge-alone.ts';

type Demand = { text: string; kind: string; must: boolean; verdict: Class };
type Row = { occupation: string; lines: string[]; requirements: Demand[] };
export type JudgedDemand = Judged & { half: 'work' | 'lock'; kind: string };

const folder = join(import.meta.dirname, '../../../../examples/demands');

/** Judges the made-up demands of the repository, as if a recruiter had typed them. */
export async function judgeDemands(): Promise<JudgedDemand[]> {
  const judged: JudgedDemand[] = [];
  for (const half of ['work', 'lock'] as const)
    for (const { occupation, lines, requirements } of readRowsIfAny<Row>(join(folder, `${half}.jsonl`))) {
      const asked = requirements.map(({ text }) => `- ${text}`).join('\n');
      const job = await prepareJobText(`${occupation}\n\nRequirements\n${asked}`);
      const told = await judgeAlone(job, await prepareResumeText(lines.join('\n')), requirements);
      for (const [index, { kind, verdict }] of requirements.entries())
        judged.push({ half, kind, gold: verdict, told: classOf(told[index]!.verdict) });
    }
  return judged;
}

export function demandTable(judged: JudgedDemand[]): Table {
  const rowOf = (name: string, rows: JudgedDemand[]) => [
    name,
    `${rows.length}`,
    ...[accuracy(rows), precisionOf(rows, 'met'), recallOf(rows, 'met'), precisionOf(rows, 'not-shown')].map(
      (value) => ({
        value,
        digits: 2,
      }),
    ),
  ];
  return {
    title: 'Made-up demands, hard on purpose (`examples/demands/`)',
    columns: ['', 'demands', 'right', 'met: precision', 'met: recall', 'not shown: precision'],
    rows: [...Map.groupBy(judged, ({ half }) => half)].flatMap(([half, rows]) => [
      rowOf(half, rows),
      ...[...Map.groupBy(rows, ({ kind }) => kind)]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([kind, own]) => rowOf(`${half}, ${kind}`, own)),
    ]),
  };
}
