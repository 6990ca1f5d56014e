/**
 * Learns from the verdicts of labels.jsonl on requirements of a folder (of its jobs that rules may be made from) how
 * likely a demand is shown and met, and writes plugins/match-builtin/src/score/verdict/decision-weights.ts. Prints
 * figures on held-out jobs: eight folds by job. The verdicts of the folder itself stay a test: nothing is learned from
 * them. Run:
 * node scripts/lab/matcher/learn-verdicts.ts [--from folder] [--to folder] [--dry-run]
 */
import { contextOf } from '../../../plugins/match-builtin/src/score/passages/context.ts';
import { type Measures, measure } from '../../../plugins/match-builtin/src/score/evidence/measures.ts';
import { answersTo, askedSkills } from '../../../plugins/match-builtin/src/score/evidence/answers.ts';
import { type PreparedItems, preparedItems } from '../evaluation/judgment/verdicts.ts';
import { halfOf } from '../evaluation/dataset.ts';
import { asOf } from '../evaluation/matcher.ts';
import { layDemandsBeside } from './beside.ts';
import { openBuilder } from './builder.ts';
import { labeledItems } from './labels.ts';
import { type Example, moduleOf } from './train-decision.ts';

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

/**
 * What is measured about the demands of one resume; years, degrees, languages and certificates have rules of their own.
 */
async function examplesOf({ items, job, resume }: PreparedItems): Promise<Example<Measures>[]> {
  const demands = items.map(({ requirement, must }) => ({ text: requirement, must }));
  const { beside, requirements, meaning } = await layDemandsBeside(job, resume, demands);
  const { aboutOwner, schools } = beside;
  const context = contextOf({ resume: beside.resume, aboutOwner, schools, asOf, ...(meaning && { meaning }) });
  return requirements.flatMap((requirement, index) =>
    requirement.kind === 'skill'
      ? [
          {
            group: items[index]!.jdId,
            gold: items[index]!.verdict,
            measures: measure(requirement, answersTo(requirement, askedSkills(requirement, context), context), context),
          },
        ]
      : [],
  );
}

async function read(sources: AsyncIterable<PreparedItems>): Promise<Example<Measures>[]> {
  const read: Example<Measures>[] = [];
  for await (const prepared of sources)
    if (halfOf(prepared.items[0]!.jdId) === 'work') read.push(...(await examplesOf(prepared)));
  return read;
}

const { path: folder, write } = openBuilder('evaluation');
const labeled = await read(labeledItems(folder));
// Of a folder that `labels.jsonl` says nothing about, the verdicts that it brings.
const examples = labeled.length > 0 ? labeled : await read(preparedItems(folder));
const byLikeness = names.filter((name) => name !== 'proof');
const byWords = byLikeness.filter((name) => name !== 'likeness');
write(
  'plugins/match-builtin/src/score/verdict/decision-weights.ts',
  moduleOf(
    examples,
    { byProof: names, byLikeness, byWords },
    {
      head: `// Written by scripts/lab/matcher/learn-verdicts.ts from ${examples.length} labeled demands.
import type { Measures } from '../evidence/measures.ts';`,
      type: 'Measures',
      name: 'decisionWeights',
    },
  ),
);
