import { statesDemand } from './nature.ts';
import { findYears } from '../text/numbers.ts';
import { fold } from '../text/fold.ts';
import { inGroup, patternOf, readTable } from '../text/phrases.ts';

const table = readTable(import.meta.url, 'openings');
const [noun, before, first] = ['noun', 'before', 'first'].map((group) => patternOf(inGroup(table, group)));
const gap = String.raw`[\s,/&()-]+`;
const opening = new RegExp(`^(?:(?:(?:${before}|\\d{1,2}\\+?)${gap}){0,6}${noun}|${first})(?![\\p{L}-])`, 'u');
const mostBeforeYears = 24;

/**
 * Whether an item begins with what a person has, as "Strong knowledge of cheese" does and "Share knowledge" does not:
 * it is asked for, whatever list it stands in.
 */
export function opensAsDemand(item: string): boolean {
  const folded = fold(item).replace(/^[^\p{L}\d]+/u, '');
  const start = folded.slice(0, mostBeforeYears);
  return opening.test(folded) || (findYears(start) ?? 0) >= 1;
}

const mark = new RegExp(`^${patternOf(inGroup(table, 'mark'))}(?![\\p{L}-])`, 'u');

/** Whether an item says at its beginning that it is asked for: "Imprescindible carné", "Must have a license". */
export const opensWithMark = (item: string): boolean =>
  mark.test(fold(item).replace(/^[^\p{L}\d]+/u, '')) && statesDemand(fold(item));
