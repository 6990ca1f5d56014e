import type { Position } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { readList } from '../text/lists.ts';

const legalForms = new Set(readList(import.meta.url, 'lists/legal-forms.txt'));
/** Longer ones are sentences that were taken for an employer. */
const longestKey = 100;

const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/[.'’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A title as it is compared: folded words. */
export const titleKey = ({ title }: Pick<Position, 'title'>): string => wordsOf(title).join(' ');

/** An employer as it is compared: folded words without the legal form; empty where nothing tells it. */
export function employerKey({ employer = '' }: Pick<Position, 'employer'>): string {
  const words = wordsOf(employer);
  while (words.length > 1 && legalForms.has(words.at(-1)!)) words.pop();
  const key = words.join(' ');
  return key.length > longestKey ? '' : key;
}

/** A time at an employer; `end` is null where it goes on. Months as `YYYY-MM`. */
export type TimeAt = { employer: string; start: string; end: string | null };

/** The employers at which two people have been at the same time, each once, as the first writes it, with that time. */
export function sharedEmployers(career: Position[], other: Position[]): TimeAt[] {
  const shared = new Map<string, TimeAt>();
  const theirs = Map.groupBy(other.flatMap(datedOf), ({ key }) => key);
  for (const mine of career.flatMap(datedOf))
    for (const { start, end } of theirs.get(mine.key) ?? []) {
      const from = start > mine.start ? start : mine.start;
      const to = end < mine.end ? end : mine.end;
      if (from > to || shared.has(mine.key)) continue;
      shared.set(mine.key, { employer: mine.employer, start: from, end: to === onward ? null : to });
    }
  return [...shared.values()];
}

/** Later than every month. */
const onward = '9999-99';

function datedOf(position: Position): { key: string; employer: string; start: string; end: string }[] {
  const { employer, start, end = position.current ? onward : undefined } = position;
  const key = employerKey(position);
  return employer && key && start && end ? [{ key, employer, start, end }] : [];
}
