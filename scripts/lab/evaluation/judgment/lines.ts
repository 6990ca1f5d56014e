import { join } from 'node:path';
import type { PreparedJob } from '@cotejo/pipeline';
import { mustFactor } from '@cotejo/plugin-kit';
import { tokenize } from '../../../../plugins/match-builtin/src/text/tokens.ts';
import { halfOf, readRowsIfAny } from '../dataset.ts';
import { prepareJobText } from '../product.ts';
import type { Figure, Table } from '../section.ts';

type Kind = 'required' | 'preferred' | 'duty' | 'none';
type LabeledLine = { job: string; line: string; kind: Kind };
/** A requirement that counts, its part of its job's weight, and what the line is that it was read from. */
export type ReadLine = { job: string; kind: Kind; must: boolean; share: number };

const wordsOf = (text: string): Set<string> => new Set(tokenize(text).map(({ base }) => base));

/** The line that has most of a requirement's words, the shortest of several. */
function lineOf(text: string, lines: { words: Set<string>; kind: Kind }[]): Kind | undefined {
  const words = [...wordsOf(text)];
  const shared = (line: { words: Set<string> }) => words.filter((word) => line.words.has(word)).length;
  const [best] = lines.toSorted((a, b) => shared(b) - shared(a) || a.words.size - b.words.size);
  return best && 2 * shared(best) > words.length ? best.kind : undefined;
}

function readLinesOf(job: string, { reading }: PreparedJob, labeled: LabeledLine[]): ReadLine[] {
  const lines = labeled.map(({ line, kind }) => ({ words: wordsOf(line), kind }));
  const counting = reading.requirements.filter(({ off }) => !off);
  const weightOf = ({ weight, must }: (typeof counting)[number]) => weight * (must ? mustFactor : 1);
  const whole = counting.reduce((sum, one) => sum + weightOf(one), 0);
  return counting.flatMap((one) => {
    const kind = lineOf(one.text, lines);
    return kind ? [{ job, kind, must: one.must, share: weightOf(one) / whole }] : [];
  });
}

/** What the product takes for requirements, held against lines of job descriptions that somebody sorted. */
export async function sortLines(folder: string): Promise<ReadLine[]> {
  const labeled = readRowsIfAny<LabeledLine>(join(folder, 'lines', 'lines.jsonl'));
  const texts = new Map(
    ['advertisements', 'pairs'].flatMap((set) =>
      readRowsIfAny<{ id: string; text: string }>(join(folder, set, 'jds.jsonl')).map(({ id, text }) => [id, text]),
    ),
  );
  const read: ReadLine[] = [];
  for (const [job, lines] of Map.groupBy(labeled, (one) => one.job))
    read.push(...readLinesOf(job, await prepareJobText(texts.get(job)!), lines));
  return read;
}

/** The mean over jobs of the weight on lines that ask for nothing, and the share of musts and wishes told right. */
function measureLines(read: ReadLine[]): { jobs: number; none: number; musts: number } {
  const jobs = new Set(read.map(({ job }) => job)).size;
  const none = read.reduce((sum, { kind, share }) => sum + (kind === 'none' ? share : 0), 0);
  const asking = read.filter(({ kind }) => kind !== 'none');
  const right = asking.filter(({ kind, must }) => must === (kind === 'required'));
  return { jobs, none: none / jobs, musts: right.length / asking.length };
}

export function lineFigures(read: ReadLine[]): { figures: Figure[]; tables: Table[] } {
  const half = (name: string) => measureLines(read.filter(({ job }) => halfOf(job) === name));
  const all = measureLines(read);
  return {
    figures: [
      { name: 'weight on lines that ask for nothing', value: all.none, goal: { most: 0.03 } },
      { name: 'musts and wishes told right', value: all.musts, goal: { least: 0.9 } },
    ],
    tables: [
      {
        title: 'Lines of job descriptions, sorted by hand',
        columns: ['', 'jobs', 'weight on lines that ask for nothing', 'musts and wishes told right'],
        rows: (['work', 'lock'] as const)
          .map((name) => [name, half(name)] as const)
          .filter(([, { jobs }]) => jobs > 0)
          .map(([name, { jobs, none, musts }]) => [name, `${jobs}`, { value: none }, { value: musts }]),
      },
    ],
  };
}
