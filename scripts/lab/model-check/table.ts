import { type Line, overallOf } from './verdict.ts';

/** What a model is called, and what its table says. */
export type Checked = {
  plugin: string;
  model: string;
  digest: string;
  contextTokens: number;
  failures: Record<string, number>;
  lines: Line[];
};

const columns = { name: '', model: 'model', builtIn: 'built-in', good: 'good', usable: 'usable', verdict: 'verdict' };

/** The table of a model with its verdict in a sentence. */
export function tableOf(checked: Checked): string {
  const { plugin, model, digest, contextTokens, failures, lines } = checked;
  const rows = [columns, ...lines];
  const keys = Object.keys(columns) as (keyof typeof columns)[];
  const widths = keys.map((key) => Math.max(...rows.map((row) => row[key].length)));
  const row = (cells: (typeof rows)[number]) =>
    keys
      .map((key, index) => cells[key].padEnd(widths[index]!))
      .join('  ')
      .trimEnd();
  return [
    `${plugin}: ${model}, digest ${digest.slice(0, 19)}, a window of ${contextTokens} tokens`,
    '',
    ...rows.map(row),
    '',
    ...failureLines(failures),
    sentenceOf(checked),
  ].join('\n');
}

function failureLines(failures: Record<string, number>): string[] {
  const reasons = Object.entries(failures).map(([reason, count]) => `${reason} ${count} times`);
  return reasons.length > 0
    ? [`Questions without an answer: ${reasons.join(', ')}. The next plugin would have done the work.`]
    : [];
}

function sentenceOf({ model, lines }: Checked): string {
  const overall = overallOf(lines);
  const names = (verdict: Line['verdict']) =>
    lines
      .filter((line) => line.verdict === verdict)
      .map(({ name }) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))
      .join('; ');
  switch (overall) {
    case 'good':
      return `${model} is good on this machine.`;
    case 'usable':
      return `${model} is usable on this machine; not good: ${names('usable')}.`;
    case 'not recommended':
      return `${model} is not recommended on this machine: ${names('not recommended')}.`;
    case 'not measured':
      return `${model} has not been measured.`;
  }
}
