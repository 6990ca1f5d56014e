import { type Cell, type Figure, type Goal, isReached, type Section, type Table } from './section.ts';

/** The result of a part, or the sentence that says why there is none. */
export type Outcome = { part: string; seconds: number; section?: Section; failure?: string };

type Number = Omit<Figure, 'name'>;

/** Written behind the number: a percent sign at once, anything else after a blank. */
const unitText = (unit: string): string => (unit && unit !== '%' ? ` ${unit}` : unit);

function numberText({ value, interval, unit = '', digits = 3 }: Number): string {
  if (Number.isNaN(value)) return '–';
  const text = (number: number): string => number.toFixed(digits).replace(/^-(0(?:\.0*)?)$/, '$1');
  return `${text(value)}${unitText(unit)}${interval ? ` [${interval.map(text).join(', ')}]` : ''}`;
}

const cellText = (cell: Cell): string => (typeof cell === 'string' ? cell : numberText(cell)).replaceAll('|', '\\|');

const goalText = (goal: Goal, { unit, digits }: Number): string =>
  'least' in goal
    ? `at least ${numberText({ value: goal.least, ...(unit && { unit }), ...(digits !== undefined && { digits }) })}`
    : `at most ${numberText({ value: goal.most, ...(unit && { unit }), ...(digits !== undefined && { digits }) })}`;

function tableText({ title, columns, rows }: Table): string {
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  return [
    ...(title ? [`**${title}**`, ''] : []),
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(row.map(cellText))),
  ].join('\n');
}

function sectionText({ title, figures, tables, notes }: Section): string {
  const own: Table[] =
    figures.length === 0
      ? []
      : [
          {
            columns: ['', 'measured', 'wanted', ''],
            rows: figures.map((figure) => [
              figure.name,
              figure,
              figure.goal ? goalText(figure.goal, figure) : '',
              verdict(figure),
            ]),
          },
        ];
  return [`## ${title}`, ...notes, ...[...own, ...tables].map(tableText)].join('\n\n');
}

const verdict = (figure: Figure): string =>
  ({ true: 'reached', false: '**missed**', undefined: '' })[`${isReached(figure)}`]!;

/** The readable report, in Markdown: how many goals are reached, which are missed, and every part's figures. */
export function reportOf(outcomes: Outcome[]): string {
  const sections = outcomes.flatMap(({ section }) => section ?? []);
  const withGoals = sections.flatMap(({ figures }) => figures.filter(({ goal }) => goal));
  const missed = withGoals.filter((figure) => !isReached(figure));
  const failures = outcomes.filter(({ failure }) => failure);
  const misses = missed.length ? `; missed: ${missed.map(({ name }) => name).join('; ')}` : '';
  return [
    ...(withGoals.length > 0
      ? [`${withGoals.length - missed.length} of ${withGoals.length} goals reached${misses}.`]
      : []),
    ...failures.map(({ part, failure }) => `Part \`${part}\` was not measured: ${failure}`),
    ...sections.map(sectionText),
    `Seconds each part took: ${outcomes.map(({ part, seconds }) => `${part} ${Math.round(seconds)}`).join(', ')}.`,
  ].join('\n\n');
}
