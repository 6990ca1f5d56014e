/**
 * Learns what `likeness.ts` knows: which features tell orders to a judge of resumes from what people write of
 * themselves. Orders and honest sentences are multiplied from templates; sentences of honest resumes come from the
 * first half of an evaluation folder and from the public lists beside it.
 * Usage: node scripts/lab/orders/train.ts [--from folder] [--to folder]
 */
import { join } from 'node:path';
import { joinedSentencesOf } from '../../../pipeline/src/prepare/inspect/instructions.ts';
import { piecesOf } from '../../../pipeline/src/prepare/inspect/orders/features.ts';
import { readSentence } from '../../../pipeline/src/prepare/inspect/orders/index.ts';
import { withoutMentions } from '../../../pipeline/src/prepare/inspect/orders/mentions.ts';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { honestOrders } from '../evaluation/attacks/honest-orders.ts';
import { orders as earlierOrders } from '../evaluation/attacks/orders.ts';
import { rounds } from '../evaluation/attacks/phrasings/index.ts';
import { openBuilder } from '../matcher/builder.ts';
import { honestTexts, publicLines } from './honest-texts.ts';
import { type Example, learn, valueOf } from './learn.ts';
import { multiply } from './templates.ts';

const { path: folder, isSample, write } = openBuilder('evaluation');
/** Texts from each template; what is learned from the small set is thrown away, so that it need not be good. */
const perTemplate = isSample ? 1 : 60;
/** Orders that must have a feature at least, or it is left out. */
const fewestOrders = 10;
/**
 * Parts that are held out in turn, and the shares of honest resumes and of tricky sentences that may lie above the
 * likeness from which a sentence is an order.
 */
const folds = 4;
const mostResumes = 0.0045;
const mostTricky = 0.02;
/** The templates of honest sentences were written with these texts in mind, so that others lie higher. */
const margin = 0.15;
const isSmall = (weight: number): boolean => Math.abs(weight) < 0.15;

type Read = { features: string[]; isOrder: boolean };

const next = seededRandom(17);
const read = (text: string, isOrder: boolean): Read => {
  const { keys, others } = readSentence(text).signs;
  return { features: [...[...keys].flatMap(piecesOf), ...others], isOrder };
};
const inWork = ({ half }: { half: string }): boolean => half === 'work';
const textsOf = (all: { text: string }[]): string[] => all.map(({ text }) => text);
const readUnits = (texts: string[], isOrder: boolean): Read[] =>
  [...new Set(texts.flatMap((text) => joinedSentencesOf(text).map((unit) => withoutMentions(unit.text))))].map((text) =>
    read(text, isOrder),
  );

/** Examples of orders: a text is one where one of its sentences is. */
const told = [
  ...multiply('templates.txt', perTemplate, next),
  ...Object.values(earlierOrders),
  ...textsOf(rounds.flatMap(({ orders }) => orders).filter(inWork)).flatMap((text) => [[text, text, text]]),
].map((texts) => texts.map((text) => readUnits([text], true)));
const own = multiply('honest-templates.txt', perTemplate, next).map((texts) => readUnits(texts, false));
const listed = publicLines(join(folder, '../knowledge')).map((text) => readUnits([text], false));
const resumes = honestTexts(folder, 'work').map((text) => readUnits([text], false));
const tricky = [
  ...Object.values(honestOrders).flat(),
  ...textsOf(rounds.flatMap(({ honest }) => honest).filter(inWork)),
].map((text) => readUnits([text], false));

const counts = new Map<string, number>();
for (const { features } of told.flat(2))
  for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
const known = new Map<string, number>();
for (const [feature, count] of counts) if (count >= fewestOrders) known.set(feature, known.size);
/** A sentence stays with the others of its text, so that what is kept apart is kept apart whole. */
const numbered = (groups: Read[][]): Example[][] =>
  groups.map((all) =>
    all.map(({ features, isOrder }) => ({
      features: Int32Array.from(features.flatMap((one) => known.get(one) ?? [])),
      scale: 1 / Math.sqrt(Math.max(1, features.length)),
      isOrder,
    })),
  );
const texts = told.map(numbered);
const [hand, natural, near, plain] = [own, resumes, tricky, listed].map(numbered) as [
  Example[][],
  Example[][],
  Example[][],
  Example[][],
];
/** Of a text of several sentences those count as orders that are like other orders. */
const first = learn([...texts.flat(2), ...[hand, natural, near, plain].flat(2)], known.size);
const positives = texts.map((group) =>
  group.map((units) => {
    const values = units.map((unit) => valueOf(first, unit));
    const best = Math.max(...values);
    return units.filter((_, at) => values[at]! >= Math.min(best, 0.5));
  }),
);
console.log(
  `${positives.flat(2).length} orders of ${positives.length} templates, ${hand.flat().length} + ` +
    `${natural.flat().length} honest sentences of ${hand.length} templates and ${natural.length} resumes, ` +
    `${plain.length} lines of public lists, ` +
    `${known.size} features`,
);

/** What models that have not seen a group say of its examples, the groups of each set in their order. */
function unseen(sets: Example[][][]): number[][][] {
  const values: number[][][] = sets.map((groups) => groups.map(() => []));
  for (let fold = 0; fold < folds; fold++) {
    const isKept = (at: number): boolean => at % folds === fold;
    const model = learn(
      sets.flatMap((groups) => groups.filter((_, at) => !isKept(at)).flat()),
      known.size,
    );
    for (const [set, groups] of sets.entries())
      for (const [at, group] of groups.entries())
        if (isKept(at)) values[set]![at] = group.map((one) => valueOf(model, one));
  }
  return values;
}
const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => b - a)[Math.floor(values.length * share)]!;
const highest = (groups: number[][]): number[] => groups.map((values) => Math.max(...values));
const [ofOrders, ofHand, ofResumes, ofTricky, ofListed] = unseen([
  positives.map((group) => group.flat()),
  hand,
  natural,
  near,
  plain,
]) as [number[][], number[][], number[][], number[][], number[][]];
const least = margin + Math.max(quantile(highest(ofResumes), mostResumes), quantile(highest(ofTricky), mostTricky));
const share = (values: number[]): string =>
  `${((100 * values.filter((value) => value >= least).length) / values.length).toFixed(1)}%`;
console.log(
  `from ${least.toFixed(2)} on: ${share(ofOrders.flat())} of unseen orders, ${share(ofHand.flat())} of unseen honest ` +
    `sentences, ${share(highest(ofResumes))} of unseen resumes, ${share(highest(ofTricky))} of unseen tricky texts, ` +
    `${share(ofListed.flat())} of unseen lines of public lists`,
);
const model = learn([...positives.flat(2), ...[hand, natural, near, plain].flat(2)], known.size);
const inTenths = [...known]
  .map(([feature, at]) => ({ feature, weight: model.weights[at]! }))
  .filter(({ weight }) => !isSmall(weight))
  .map(({ feature, weight }) => ({ feature, tenths: Math.round(weight * 10) }));
const rows = [...Map.groupBy(inTenths, ({ tenths }) => tenths)]
  .sort(([one], [other]) => one - other)
  .map(
    ([tenths, all]) =>
      `${tenths} ${all
        .map(({ feature }) => feature)
        .sort()
        .join(' ')}`,
  );
write(
  'pipeline/src/prepare/inspect/orders/weights.txt',
  `${[`${model.bias.toFixed(3)} ${least.toFixed(2)}`, ...rows].join('\n')}\n`,
);
