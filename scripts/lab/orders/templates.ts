import { readFileSync } from 'node:fs';

type Next = () => number;

/** Texts that follow from each template of a file: `perTemplate` of each, equal ones once, always the same. */
export function multiply(file: string, perTemplate: number, next: Next): string[][] {
  const names = new Map<string, string>();
  const all: string[][] = [];
  let isTemplate = false;
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    const name = /^(\w+): (.*)$/.exec(line);
    if (line.startsWith('#') || !line.trim()) isTemplate = false;
    else if (line === 'texts:') isTemplate = true;
    else if (isTemplate) all.push([...new Set(Array.from({ length: perTemplate }, () => expand(line, names, next)))]);
    else if (name) names.set(name[1]!, name[2]!);
  }
  return all;
}

function expand(template: string, names: Map<string, string>, next: Next): string {
  const pick = (choices: string): string => {
    const all = choices.split('|');
    return all[Math.floor(next() * all.length)]!;
  };
  let text = template
    .replaceAll('\\(', '‹')
    .replaceAll('\\)', '›')
    .replaceAll('\\?', '⁇')
    .replace(/(@\w+|[^()])\?/g, '($1)?');
  // The innermost choice first, and a name only once it was chosen.
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\(([^()]*)\)(\??)/, (_, choices: string, mark: string) =>
      mark && next() < 0.5 ? '' : pick(choices),
    );
    if (text === before)
      text = text.replace(/@(\w+)/, (whole, name: string) => (names.has(name) ? `(${names.get(name)!})` : whole));
  }
  return text
    .replaceAll('‹', '(')
    .replaceAll('›', ')')
    .replaceAll('⁇', '?')
    .replace(/\\(.)/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}
