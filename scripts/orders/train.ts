/**
 * Learns what `likeness.ts` knows: which features tell orders to a judge of resumes from what people write of
 * themselves. Orders and honest sentences are multiplied from templates; sentences of honest resumes come from the first half of an
 * evaluation folder. Usage: node scripts/orders/train.ts [--from folder] [--to folder]
 */
import { readSentence } from '../../pipeline/src/prepare/inspect/orders/index.ts';
import { withoutMentions } from '../../pipeline/src/prepare/inspect/orders/mentions.ts';
import { joinedSentencesOf } from '../../pipeline/src/prepare/inspect/instructions.ts';
import { seededRandom } from '../../pipeline/src/testing/seeded-random.ts';
import { honestOrders } from '../evaluation/attacks/honest-orders.ts';
import { orders as earlierOrders } from '../evaluation/attacks/orders.ts';
import { honestSentences, orders } from '../evaluation/attacks/phrasings/index.ts';
import { openBuilder } from '../matcher/builder.ts';
import { honestTexts } from './honest-texts.ts';
import { multiply } from './templates.ts';

const { path: folder, isSample, write } = openBuilder('evaluation');
/** What comes of the small set is thrown away, so that it need not be good. */
const [perTemplate, rounds] = isSample ? [1, 2] : [80, 30];
/** A feature that fewer of the orders have is left out. */
const fewestOrders = 8;
const step = 2;
/** Honest texts are kept apart in turn by so many parts, and so many of them may lie above where orders begin. */
const folds = 4;
const mostResumes = 0.0025;
const mostTricky = 0.03;
/** The templates of honest sentences were written with these texts in mind, so that others lie higher. */
const margin = 1.2;
const decay = 3e-6;
/** An honest sentence counts so many times: resumes have hundreds of them. */
const honestWeight = 1;
const isSmall = (weight: number): boolean => Math.abs(weight) < 0.15;

type Example = { features: string[]; scale: number; isOrder: boolean; weight: number };
type Model = { weights: Map<string, number>; bias: number };

const next = seededRandom(17);
const example = (text: string, isIt: boolean, weight: number): Example => {
  const features = [...readSentence(text).signs];
  return { features, scale: 1 / Math.sqrt(Math.max(1, features.length)), isOrder: isIt, weight };
};
const inWork = ({ half }: { half: string }): boolean => half === 'work';
const textsOf = (all: { text: string }[]): string[] => all.map(({ text }) => text);
const unitsIn = (texts: string[]): string[] =>
  texts.flatMap((text) => joinedSentencesOf(text).map((unit) => withoutMentions(unit.text)));

const probability = (value: number): number => 1 / (1 + Math.exp(-value));
const valueOf = ({ weights, bias }: Model, { features, scale }: Example): number =>
  bias + scale * features.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0);

/** Logistic regression by stochastic gradient descent with weight decay, the step falling with each round. */
function learn(examples: Example[], known: ReadonlySet<string>): Model {
  const model: Model = { weights: new Map(), bias: -2 };
  for (let round = 0; round < rounds; round++) {
    for (let at = examples.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [examples[at], examples[other]] = [examples[other]!, examples[at]!];
    }
    const pace = step / (1 + round / 4);
    for (const one of examples) {
      const error = (Number(one.isOrder) - probability(valueOf(model, one))) * one.weight * pace;
      model.bias += error * 0.02;
      if (Math.abs(error) < 1e-5) continue;
      for (const feature of one.features) {
        if (!known.has(feature)) continue;
        const weight = model.weights.get(feature) ?? 0;
        model.weights.set(feature, weight * (1 - pace * decay * 10) + error * one.scale);
      }
    }
  }
  return model;
}

const orderTexts = textsOf(orders.filter(inWork)).flatMap((text) => [text, text, text]);
const told = unitsIn([
  ...multiply('templates.txt', perTemplate, next),
  ...Object.values(earlierOrders).flat(),
  ...orderTexts,
]);
const own = unitsIn(multiply('honest-templates.txt', perTemplate, next));
const resumes = honestTexts(folder, 'work').map((text) => [...new Set(unitsIn([text]))]);
const tricky = [...Object.values(honestOrders).flat(), ...textsOf(honestSentences.filter(inWork))].map((text) =>
  unitsIn([text]).map((unit) => example(unit, false, 1)),
);
const positives = told.map((text) => example(text, true, 1));
const hand = own.map((text) => example(text, false, 1));
const natural = resumes.map((all) => all.map((text) => example(text, false, honestWeight)));

const counts = new Map<string, number>();
for (const { features } of positives)
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
const known = new Set([...counts].filter(([, count]) => count >= fewestOrders).map(([feature]) => feature));
console.log(
  `${positives.length} orders, ${hand.length} + ${natural.flat().length} honest sentences in ${natural.length} resumes, ${known.size} features`,
);

/** The likeliest sentence of each honest text that was kept apart while the others were learned. */
function unseen(texts: Example[][], others: Example[]): number[] {
  return Array.from({ length: folds }, (_, fold) => fold)
    .flatMap((fold) => {
      const isKept = (_: unknown, at: number): boolean => at % folds === fold;
      const model = learn([...positives, ...others, ...texts.filter((text, at) => !isKept(text, at)).flat()], known);
      return texts.filter(isKept).map((all) => Math.max(...all.map((one) => valueOf(model, one))));
    })
    .sort((a, b) => b - a);
}
const quantile = (values: number[], share: number): number => values[Math.floor(values.length * share)]!;
const ofResumes = unseen(natural, [...hand, ...tricky.flat()]);
const ofTricky = unseen(tricky, [...hand, ...natural.flat()]);
console.log(
  'resumes',
  ofResumes
    .slice(0, 8)
    .map((value) => value.toFixed(2))
    .join(' '),
  'tricky',
  ofTricky
    .slice(0, 12)
    .map((value) => value.toFixed(2))
    .join(' '),
);
const least = margin + Math.max(quantile(ofResumes, mostResumes), quantile(ofTricky, mostTricky));

hand.push(...tricky.flat());
const model = learn([...positives, ...hand, ...natural.flat()], known);
const inTenths = [...model.weights]
  .filter(([, weight]) => !isSmall(weight))
  .map(([feature, weight]) => ({ feature, tenths: Math.round(weight * 10) }));
const groups = [...Map.groupBy(inTenths, ({ tenths }) => tenths)].sort(([one], [other]) => one - other);
const entries = groups.flatMap(([tenths, all]) => [`~${tenths}`, ...all.map(({ feature }) => feature).sort()]);
const lines: string[] = [''];
for (const entry of entries) {
  if (lines.at(-1)!.length + entry.length > 117) lines.push('');
  lines[lines.length - 1] += lines.at(-1) ? ` ${entry}` : entry;
}
const escaped = lines.map((line) => line.replace(/[`\\]|\$\{/g, '\\$&')).join('\n');
write(
  'pipeline/src/prepare/inspect/orders/weights.ts',
  `/** Written by scripts/orders/train.ts: weights in tenths, each before the features that have it. */
export const weights = \`
${escaped}\`;

/** What a sentence starts from, and where orders begin. */
export const bias = ${model.bias.toFixed(3)};
export const leastLikeness = ${least.toFixed(2)};
`,
);
