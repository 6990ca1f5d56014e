import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { StartError } from '../../../../api/src/ground/config/start-error.ts';
import { mean } from '../bootstrap.ts';
import type { Cell, Section } from '../section.ts';
import { accuracy, type Class, classes, type Judged } from './class-table.ts';

/** A line of the file of corrections: `verdict` is the recruiter's, `found` Cotejo's, null where it had none yet. */
const labelSchema = v.object({
  kind: v.string(),
  must: v.boolean(),
  language: v.string(),
  verdict: v.picklist(classes),
  found: v.nullable(v.picklist(classes)),
});
export type Label = v.InferOutput<typeof labelSchema>;
type Compared = Judged & Pick<Label, 'kind' | 'must' | 'language'>;

/** Reads a file of corrections. Throws a `StartError` where there is none, or a line of it is no correction. */
export function readLabels(path: string): Label[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new StartError(`The file of corrections ${path} cannot be read: ${(cause as Error).message}.`, cause);
  }
  const labels = text
    .split('\n')
    .flatMap((line, index) => (line.trim() ? [labelIn(line, `${index + 1} of ${path}`)] : []));
  if (labels.length === 0) throw new StartError(`${path} holds no corrected verdict: see docs/own-data.md.`);
  return labels;
}

function labelIn(line: string, place: string): Label {
  try {
    return v.parse(labelSchema, JSON.parse(line));
  } catch (cause) {
    throw new StartError(`Line ${place} is no corrected verdict: see docs/own-data.md.`, cause);
  }
}

/**
 * How far two agree beyond what chance would give with the same shares of verdicts: 1 always, 0 as chance does (kappa:
 * Cohen, 1960). NaN where both always say one and the same, so that chance always agrees.
 */
export function kappa(rows: readonly Judged[]): number {
  const shareOf = (by: 'gold' | 'told', wanted: Class): number => mean(rows.map((row) => Number(row[by] === wanted)));
  const byChance = classes.reduce((sum, one) => sum + shareOf('gold', one) * shareOf('told', one), 0);
  return byChance === 1 ? Number.NaN : (accuracy(rows) - byChance) / (1 - byChance);
}

const strictness = (verdict: Class): number => classes.indexOf(verdict);

function rowOf(name: string, rows: Compared[]): Cell[] {
  const share = (isCounted: (row: Compared) => boolean) => ({
    value: 100 * mean(rows.map((row) => Number(isCounted(row)))),
    unit: '%',
    digits: 0,
  });
  return [
    name,
    `${rows.length}`,
    share(({ gold, told }) => gold === told),
    { value: kappa(rows), digits: 2 },
    share(({ gold, told }) => strictness(told) > strictness(gold)),
    share(({ gold, told }) => strictness(told) < strictness(gold)),
  ];
}

/** How often Cotejo had found what recruiters then said, by kind of requirement, with what is taken for what. */
export function agreementOf(labels: Label[]): Section {
  const rows = labels.flatMap(({ verdict, found, ...of }): Compared[] =>
    found === null ? [] : [{ ...of, gold: verdict, told: found }],
  );
  const by = (name: (row: Compared) => string): Cell[][] =>
    [...Map.groupBy(rows, name)].toSorted(([a], [b]) => a.localeCompare(b)).map(([group, own]) => rowOf(group, own));
  const unjudged = labels.length - rows.length;
  return {
    title: 'Agreement with the recruiters',
    notes: [
      'Verdicts that recruiters have corrected or confirmed, beside what Cotejo had found. Recruiters correct what ' +
        'they take for wrong: unless they also confirm what is right, this says which mistakes are made and not how ' +
        'often. Groups below some 30 mean little.',
      ...(unjudged > 0 ? [`${unjudged} more had not been judged yet when they were corrected.`] : []),
    ],
    figures: [],
    tables: [
      {
        columns: ['', 'verdicts', 'agree', 'kappa', 'Cotejo is stricter', 'Cotejo is milder'],
        rows: [
          rowOf('all', rows),
          ...by(({ kind }) => kind),
          ...by(({ must }) => (must ? 'must-haves' : 'nice to have')),
          ...by(({ language }) => `resumes in ${language}`),
        ],
      },
      {
        title: 'What recruiters said, by what Cotejo had found',
        columns: ['recruiters', ...classes.map((told) => `Cotejo: ${told}`)],
        rows: classes.map((gold) => [
          gold,
          ...classes.map((told) => `${rows.filter((row) => row.gold === gold && row.told === told).length}`),
        ]),
      },
    ],
  };
}
