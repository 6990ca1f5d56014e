import type { Mention } from '../taxonomy/mentions.ts';
import { inGroup, patternOf, readPhrases, readTable } from '../text/phrases.ts';

const table = readTable(import.meta.url, 'clauses');
const [or, article] = [patternOf(inGroup(table, 'or')), patternOf(inGroup(table, 'article'))];
const joinsAlternatives = new RegExp(`^[\\s,]*(?:${or}|/)[\\s,]*(?:${article}\\s+)?$`, 'i');
const joinsList = /^\s*,\s*$/;
const joints = patternOf(readPhrases(import.meta.url, 'joints'));
/** What stands between two items at least: "filing of invoices" is no list. */
const separates = new RegExp(`[,;/&+()•|\\t-]|\\b(?:${or}|${patternOf(inGroup(table, 'and'))})\\b`, 'i');
const joinsItems = new RegExp(`^[\\s,;/&+()•|-]*(?:${joints}[\\s,]*)*$`, 'i');

/** Whether skills stand beside each other as items do: "payroll and Excel", but not "payroll system migration". */
export const areListed = (text: string, mentions: Mention[]): boolean =>
  mentions.every((mention, index) => {
    const between = index === 0 ? ',' : text.slice(mentions[index - 1]!.end, mention.start);
    return separates.test(between) && joinsItems.test(between);
  });

/**
 * Skills of a sentence in groups: one of each group satisfies it. "A, B or C" is one group, "A and B" are two.
 * A skill that is named again does not open a group.
 */
export function groupAlternatives(text: string, mentions: Mention[]): number[][] {
  const groups: number[][] = [];
  const seen = new Set<number>();
  let open: number[] = [];
  const joiners = mentions.map((mention, index) =>
    index === 0 ? '' : text.slice(mentions[index - 1]!.end, mention.start),
  );
  for (const [index, mention] of mentions.entries()) {
    if (index > 0 && !joinsAlternatives.test(joiners[index]!) && !listEndsInOr(joiners, index)) open = [];
    if (seen.has(mention.skill)) continue;
    seen.add(mention.skill);
    if (open.length === 0) groups.push(open);
    open.push(mention.skill);
  }
  return groups;
}

/** Whether the comma before `index` belongs to a list whose last joint is an "or". */
function listEndsInOr(joiners: string[], index: number): boolean {
  let joint = index;
  while (joint < joiners.length && joinsList.test(joiners[joint]!)) joint += 1;
  return joint > index && joint < joiners.length && joinsAlternatives.test(joiners[joint]!);
}
