/**
 * Learns the shares and scales of the score's signals from the labeled pairs of a folder (their `judged` and `role`
 * sources, `contrast` as a guard) and writes plugins/match-builtin/src/score/signals/weights.ts. Prints figures on
 * held-out jobs: ten folds by job, everything learned anew without the fold. Run: node
 * scripts/lab/matcher/learn-weights.ts [--from folder] [--to folder] [--dry-run]
 */
import type { Scale } from '../../../plugins/match-builtin/src/statistics/scale.ts';
import { readPairs } from '../evaluation/dataset.ts';
import { type Metrics, measure, metricNames } from '../evaluation/metrics.ts';
import { examplesOf, heldOutScores, signalIds } from '../evaluation/examples.ts';
import { openBuilder } from './builder.ts';
import { type Example, type Learned, learn, scalesOf, scoreOf } from '../evaluation/learned-ranking.ts';
import { tools } from '../evaluation/product.ts';

const measured = (examples: Example[], scores: number[], keep: (example: Example) => boolean): Metrics =>
  measure(
    examples.flatMap((example, index) =>
      keep(example) ? [{ job: example.job, label: example.label, score: scores[index]! }] : [],
    ),
  );

function print(name: string, examples: Example[], scores: number[]): void {
  const bySource = new Map(
    ['judged', 'role', 'contrast'].map((source) => [
      source,
      measured(examples, scores, (example) => example.source === source),
    ]),
  );
  const twin = measured(examples, scores, ({ source, kind }) => source === 'contrast' && kind !== 'sibling').pairwise;
  const macro = metricNames.map((metric) =>
    ((bySource.get('judged')![metric] + bySource.get('role')![metric]) / 2).toFixed(3),
  );
  const detail = ['judged', 'role'].map((source) =>
    metricNames.map((metric) => bySource.get(source)![metric].toFixed(3)).join(' '),
  );
  console.log(
    `${name.padEnd(14)} ${macro.join(' ')} | ${detail.join(' | ')} | contrast ` +
      `${bySource.get('contrast')!.pairwise.toFixed(3)}, degraded twin ${twin.toFixed(3)}`,
  );
}

function sourceText({ requirementShare, shares, scales }: Learned, fieldByWords: Scale, heldOut: string): string {
  const rows = signalIds.map((id, index) => `  ${id}: ${shares[index]!.toFixed(3)},`);
  const scaleRow = (id: string, { middle, steepness }: Scale) =>
    `  ${id}: { middle: ${middle.toFixed(4)}, steepness: ${steepness.toFixed(2)} },`;
  const scaleRows = [
    ...signalIds.map((id, index) => scaleRow(id, scales[index]!)),
    scaleRow('fieldByWords', fieldByWords),
  ];
  return `// Written by scripts/lab/matcher/learn-weights.ts.
// ${heldOut}
import type { Scale } from '../../statistics/scale.ts';

/** What \`signals.ts\` measures. */
export type SignalId = ${signalIds.map((id) => `'${id}'`).join(' | ')};

/** A signal, or the same measured without an encoder. */
export type ScaleId = SignalId | 'fieldByWords';

/** Shares of the score; the rest, ${requirementShare.toFixed(3)}, belongs to the requirements. */
export const signalShares: Record<SignalId, number> = {
${rows.join('\n')}
};

/** How measured values become degrees. */
export const signalScales: Record<ScaleId, Scale> = {
${scaleRows.join('\n')}
};
`;
}

const { path: folder, write } = openBuilder('evaluation');
const set = readPairs(folder);
const examples = await examplesOf(set);
console.log(`${''.padEnd(14)} ${metricNames.join(' ')}: mean of judged and role | judged | role | contrast pairwise`);
print(
  'requirements',
  examples,
  examples.map(({ requirements }) => requirements),
);
for (const [index, id] of signalIds.entries())
  print(
    id,
    examples,
    examples.map(({ signals }) => signals[index]?.value ?? 0),
  );
const heldOut = heldOutScores(examples);
print('held out', examples, heldOut);
const { vectors: _, ...wordsAlone } = tools;
const byWords = await examplesOf(set, wordsAlone);
print('words alone', byWords, heldOutScores(examples, byWords));
const learned = learn(examples);
print(
  'all',
  examples,
  examples.map((example) => scoreOf(example, learned)),
);
console.log(JSON.stringify(learned));
for (const label of [2, 1, 0]) {
  const own = examples.flatMap((example, index) =>
    example.label === label && example.source !== 'contrast' ? [heldOut[index]!] : [],
  );
  const share = (keep: (score: number) => boolean): string =>
    `${Math.round((100 * own.filter(keep).length) / own.length)}%`;
  console.log(
    `label ${label}: mean ${((100 * own.reduce((sum, score) => sum + score, 0)) / own.length).toFixed(1)}, below ` +
      `40 ${share((score) => score < 0.4)}, from 60 ${share((score) => score >= 0.6)}`,
  );
}
const macro = ['judged', 'role'].map((source) => measured(examples, heldOut, (example) => example.source === source));
const figures = metricNames
  .map((metric) => `${metric} ${((macro[0]![metric] + macro[1]![metric]) / 2).toFixed(3)}`)
  .join(', ');
write(
  'plugins/match-builtin/src/score/signals/weights.ts',
  sourceText(
    learned,
    scalesOf(byWords)[signalIds.indexOf('field')]!,
    `On held-out jobs, mean of judged and role: ${figures}.`,
  ),
);
