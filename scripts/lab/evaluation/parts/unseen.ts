import { job } from '../attacks/unseen/candidate.ts';
import { attackClasses, honestClasses, variants } from '../attacks/unseen/index.ts';
import { type HonestOutcome, type Outcome, tryAttack, tryHonest } from '../attacks/unseen/try.ts';
import { mean } from '../bootstrap.ts';
import { prepareJobText } from '../product.ts';
import type { Cell, Part } from '../section.ts';
import { mostPoints } from './attacked-files.ts';

/** The share of a text's words from which it counts as read; OCR misses some. */
const leastRecall = 0.95;

const share = (flags: boolean[]): number => 100 * mean(flags.map(Number));
const percent = (flags: boolean[]): Cell => ({ value: share(flags), unit: '%', digits: 0 });

const isHeld = ({ points }: Outcome): boolean => Math.abs(points) <= mostPoints;
const isPlainRead = ({ plainRecall }: Outcome): boolean => plainRecall >= leastRecall;
const isRead = ({ recall }: HonestOutcome): boolean => recall >= leastRecall;
const isUnsuspected = ({ warnings }: HonestOutcome): boolean => warnings.length === 0;

type Named<Value> = { name: string; format: string; outcomes: Value[] };

async function collect<Class extends { name: string; format: string }, Value>(
  classes: Class[],
  run: (one: Class, variant: number) => Promise<Value>,
): Promise<Named<Value>[]> {
  const rows: Named<Value>[] = [];
  for (const one of classes) {
    const outcomes: Value[] = [];
    for (const variant of variants) outcomes.push(await run(one, variant));
    rows.push({ name: one.name, format: one.format, outcomes });
  }
  return rows;
}

const attackRow = ({ format, name, outcomes }: Named<Outcome>): Cell[] => [
  format,
  name,
  { value: Math.max(...outcomes.map(({ points }) => points)), digits: 0 },
  percent(outcomes.map(isHeld)),
  percent(outcomes.map(({ isTold }) => isTold)),
  percent(outcomes.map(isPlainRead)),
];

const honestRow = ({ format, name, outcomes }: Named<HonestOutcome>): Cell[] => [
  format,
  name,
  percent(outcomes.map(isRead)),
  percent(outcomes.map((one) => !isUnsuspected(one))),
];

/**
 * Attacks of our own that hide a text from the reader, their twins in plain sight, and honest documents that look like
 * them.
 */
export const unseenPart: Part = async () => {
  const prepared = await prepareJobText(job);
  const attacks = await collect(attackClasses, (one, variant) => tryAttack(one, variant, prepared));
  const honest = await collect(honestClasses, (one, variant) => tryHonest(one, variant, prepared));
  const [all, fair] = [attacks.flatMap(({ outcomes }) => outcomes), honest.flatMap(({ outcomes }) => outcomes)];
  return {
    title: 'Only what the eye reads',
    notes: [
      `${attacks.length} ways to hide a text, five variants each. "Plain" is the same text in sight, which must be ` +
        'read;' +
        ` a text counts as read from ${100 * leastRecall}% of its words on.`,
    ],
    figures: [
      {
        name: `attacks within ${mostPoints} points of the clean twin, of ${all.length}`,
        value: share(all.map(isHeld)),
        unit: '%',
        digits: 1,
        goal: { least: 100 },
      },
      {
        name: 'attacks that are told',
        value: share(all.map(({ isTold }) => isTold)),
        unit: '%',
        digits: 1,
        goal: { least: 98 },
      },
      {
        name: 'twins in plain sight that are read',
        value: share(all.map(isPlainRead)),
        unit: '%',
        digits: 1,
        goal: { least: 99 },
      },
      {
        name: `honest documents that are read whole, of ${fair.length}`,
        value: share(fair.map(isRead)),
        unit: '%',
        digits: 1,
        goal: { least: 99 },
      },
      {
        name: 'honest documents with a warning',
        value: share(fair.map((one) => !isUnsuspected(one))),
        unit: '%',
        digits: 1,
        goal: { most: 0.5 },
      },
    ],
    tables: [
      {
        title: 'Ways to hide a text',
        columns: ['file', 'way', 'most points', `within ${mostPoints}`, 'told', 'plain read'],
        rows: attacks.map(attackRow),
      },
      {
        title: 'Honest documents that look like attacks',
        columns: ['file', 'kind', 'read', 'warned'],
        rows: honest.map(honestRow),
      },
    ],
  };
};
