/**
 * Learns from the verdicts of labels.jsonl on requirements of a folder (of its jobs that rules may be made from) how
 * likely a demand is shown and met, and writes plugins/match-builtin/src/score/verdict/decision-weights.ts. Prints
 * figures on held-out jobs: eight folds by job. The verdicts of the folder itself stay a test: nothing is learned from
 * them. Run:
 * node scripts/lab/matcher/learn-verdicts.ts [--from folder] [--to folder] [--dry-run]
 */
import { contextOf } from '../../../plugins/match-builtin/src/score/passages/context.ts';
import { type DecisionWeights, likely } from '../../../plugins/match-builtin/src/score/verdict/regression.ts';
import { type Measures, measure } from '../../../plugins/match-builtin/src/score/evidence/measures.ts';
import { answersTo, askedSkills } from '../../../plugins/match-builtin/src/score/evidence/answers.ts';
import {
  accuracy,
  type Class,
  type Judged,
  macroF1,
  precisionOf,
  recallOf,
} from '../evaluation/judgment/class-table.ts';
import { type PreparedItems, preparedItems } from '../evaluation/judgment/verdicts.ts';
import { mean } from '../evaluation/bootstrap.ts';
import { halfOf } from '../evaluation/dataset.ts';
import { asOf } from '../evaluation/matcher.ts';
import { layDemandsBeside } from './beside.ts';
import { openBuilder } from './builder.ts';
import { labeledItems } from './labels.ts';
import { learnLogistic } from './logistic.ts';

type Example = { job: string; gold: Class; measures: Measures };

const names: (keyof Measures)[] = [
  'line',
  'part',
  'products',
  'manners',
  'unshown',
  'groups',
  'words',
  'likeness',
  'proof',
];
const folds = 8;
const decay = 0.01;

/**
 * What is measured about the demands of one resume; years, degrees, languages and certificates have rules of their own.
 */
async function examplesOf({ items, job, resume }: PreparedItems): Promise<Example[]> {
  const demands = items.map(({ requirement, must }) => ({ text: requirement, must }));
  const { beside, requirements, meaning } = await layDemandsBeside(job, resume, demands);
  const { aboutOwner, schools } = beside;
  const context = contextOf({ resume: beside.resume, aboutOwner, schools, asOf, ...(meaning && { meaning }) });
  return requirements.flatMap((requirement, index) =>
    requirement.kind === 'skill'
      ? [
          {
            job: items[index]!.jdId,
            gold: items[index]!.verdict,
            measures: measure(requirement, answersTo(requirement, askedSkills(requirement, context), context), context),
          },
        ]
      : [],
  );
}

function learn(examples: Example[], used: (keyof Measures)[]): DecisionWeights {
  const columns = used.map((name) => examples.map(({ measures }) => measures[name] ?? 0));
  const means = columns.map(mean);
  const spreads = columns.map(
    (column, index) => Math.sqrt(mean(column.map((value) => (value - means[index]!) ** 2))) || 1,
  );
  const rows = examples.map((_, row) =>
    columns.map((column, index) => (column[row]! - means[index]!) / spreads[index]!),
  );
  const by = (isTrue: (gold: Class) => boolean) =>
    learnLogistic(
      rows,
      examples.map(({ gold }) => isTrue(gold)),
      decay,
    );
  return { names: used, means, spreads, shown: by((gold) => gold !== 'not-shown'), met: by((gold) => gold === 'met') };
}

function print(name: string, examples: Example[], used: (keyof Measures)[]): string {
  const foldOf = new Map([...new Set(examples.map(({ job }) => job))].map((job, index) => [job, index % folds]));
  const learned = Array.from({ length: folds }, (_, fold) =>
    learn(
      examples.filter(({ job }) => foldOf.get(job) !== fold),
      used,
    ),
  );
  const judged = examples.map(({ job, gold, measures }): Judged => {
    const { shown, met } = likely(measures, learned[foldOf.get(job)!]!);
    return { gold, told: met >= 0.5 ? 'met' : shown >= 0.5 ? 'partly' : 'not-shown' };
  });
  const figures = {
    right: accuracy(judged),
    'macro F1': macroF1(judged),
    'precision of met': precisionOf(judged, 'met'),
    'recall of met': recallOf(judged, 'met'),
  };
  const told = Object.entries(figures).map(([figure, value]) => `${figure} ${value.toFixed(2)}`);
  const line = `${name}: ${told.join(', ')}`;
  console.log(line);
  return line;
}

const short = (values: readonly number[]): string => `[${values.map((value) => value.toFixed(4)).join(', ')}]`;
const sourceOf = ({ names: used, means, spreads, shown, met }: DecisionWeights): string => `{
    names: [${used.map((name) => `'${name}'`).join(', ')}],
    means: ${short(means)},
    spreads: ${short(spreads)},
    shown: { bias: ${shown.bias.toFixed(4)}, weights: ${short(shown.weights)} },
    met: { bias: ${met.bias.toFixed(4)}, weights: ${short(met.weights)} },
  }`;

async function read(sources: AsyncIterable<PreparedItems>): Promise<Example[]> {
  const read: Example[] = [];
  for await (const prepared of sources)
    if (halfOf(prepared.items[0]!.jdId) === 'work') read.push(...(await examplesOf(prepared)));
  return read;
}

const { path: folder, write } = openBuilder('evaluation');
const labeled = await read(labeledItems(folder));
// Of a folder that `labels.jsonl` says nothing about, the verdicts that it brings.
const examples = labeled.length > 0 ? labeled : await read(preparedItems(folder));
const byAnyEncoder = names.filter((name) => name !== 'proof');
const byWords = byAnyEncoder.filter((name) => name !== 'likeness');
const lines = [
  print('with the encoder of the map', examples, names),
  print('with another', examples, byAnyEncoder),
  print('without', examples, byWords),
];
write(
  'plugins/match-builtin/src/score/verdict/decision-weights.ts',
  `// Written by scripts/lab/matcher/learn-verdicts.ts from ${examples.length} labeled demands.
// On held-out jobs:
${lines.map((line) => `// ${line}`).join('\n')}.
import type { DecisionWeights } from './regression.ts';

export const decisionWeights: Record<'byProof' | 'byLikeness' | 'byWords', DecisionWeights> = {
  byProof: ${sourceOf(learn(examples, names))},
  byLikeness: ${sourceOf(learn(examples, byAnyEncoder))},
  byWords: ${sourceOf(learn(examples, byWords))},
};
`,
);
