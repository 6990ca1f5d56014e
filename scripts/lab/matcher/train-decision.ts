import type { Decisions, DecisionWeights } from '../../../plugins/match-builtin/src/score/verdict/regression.ts';
import { likely } from '../../../plugins/match-builtin/src/score/verdict/regression.ts';
import { mean } from '../evaluation/bootstrap.ts';
import {
  accuracy,
  type Class,
  type Judged,
  macroF1,
  precisionOf,
  recallOf,
} from '../evaluation/judgment/class-table.ts';
import { learnLogistic } from './logistic.ts';

/** What was measured about something that was judged; what shares a `group` is held out together. */
export type Example<Measures> = { group: string; gold: Class; measures: Measures };

type Numbers<Measures> = { [name in keyof Measures]?: number };

const folds = 8;
/** How firmly weights are held near zero: 0.01 for the 2,933 demands of the first decision, less for more examples. */
const prior = 29.33;

/** Learns how likely a careful recruiter would call something shown, and met, from some of its measures. */
export function learnDecision<Measures extends Numbers<Measures>>(
  examples: readonly Example<Measures>[],
  used: (keyof Measures & string)[],
): DecisionWeights<Measures> {
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
      prior / examples.length,
    );
  return { names: used, means, spreads, shown: by((gold) => gold !== 'not-shown'), met: by((gold) => gold === 'met') };
}

/** A sentence on how well groups are told by what the others teach. */
function heldOut<Measures extends Numbers<Measures>>(
  examples: readonly Example<Measures>[],
  used: (keyof Measures & string)[],
): string {
  const foldOf = new Map(
    [...new Set(examples.map(({ group }) => group))].map((group, index) => [group, index % folds]),
  );
  const learned = Array.from({ length: folds }, (_, fold) =>
    learnDecision(
      examples.filter(({ group }) => foldOf.get(group) !== fold),
      used,
    ),
  );
  const judged = examples.map(({ group, gold, measures }): Judged => {
    const { shown, met } = likely(measures, learned[foldOf.get(group)!]!);
    return { gold, told: met >= 0.5 ? 'met' : shown >= 0.5 ? 'partly' : 'not-shown' };
  });
  const figures = {
    right: accuracy(judged),
    'macro F1': macroF1(judged),
    'precision of met': precisionOf(judged, 'met'),
    'recall of met': recallOf(judged, 'met'),
  };
  return Object.entries(figures)
    .map(([figure, value]) => `${figure} ${value.toFixed(2)}`)
    .join(', ');
}

const short = (values: readonly number[]): string => `[${values.map((value) => value.toFixed(4)).join(', ')}]`;

const sourceOf = ({ names, means, spreads, shown, met }: DecisionWeights<Record<string, number>>): string => `{
    names: [${names.map((name) => `'${name}'`).join(', ')}],
    means: ${short(means)},
    spreads: ${short(spreads)},
    shown: { bias: ${shown.bias.toFixed(4)}, weights: ${short(shown.weights)} },
    met: { bias: ${met.bias.toFixed(4)}, weights: ${short(met.weights)} },
  }`;

/**
 * The module of the decisions that were learned with the encoder of the map of proofs, with another and without, by the
 * measures that each has; figures on what was held out are printed and stand in it. `head` is its first comment, and
 * the import of the measures' type.
 */
export function moduleOf<Measures extends Numbers<Measures>>(
  examples: readonly Example<Measures>[],
  names: Record<keyof Decisions<Measures>, (keyof Measures & string)[]>,
  constant: { head: string; type: string; name: string },
): string {
  const told = Object.entries(names).map(([by, used]) => `${by}: ${heldOut(examples, used)}`);
  for (const line of told) console.log(line);
  const learned = Object.entries(names).map(([by, used]) => {
    const weights = learnDecision(examples, used);
    return `  ${by}: ${sourceOf({ ...weights, names: used })},`;
  });
  const [comment, ...imports] = constant.head.split('\n');
  return `${comment}
// On what was held out:
${told.map((line) => `// ${line}`).join('\n')}.
${imports.join('\n')}
import type { Decisions } from './regression.ts';

export const ${constant.name}: Decisions<${constant.type}> = {
${learned.join('\n')}
};
`;
}
