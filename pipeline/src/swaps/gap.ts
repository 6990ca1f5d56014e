import type { Position } from '@cotejo/plugin-kit';
import { chosen, withChanges } from './change.ts';

/** Months that a position must have, so that a year less leaves it one. */
const enough = 24;
/** What stands between the two years of a position's time: a month, a dash. */
const between = '[^\\n]{1,30}?';

/**
 * The text with a gap of a year: a position that others follow ends a year earlier. Whether years of experience fall by
 * that depends on the other positions. Nothing where no position can be found by its years.
 */
export function withGap(text: string, positions: Position[], seed: number): string | undefined {
  const places = positions.flatMap((position) => {
    const { start = '', end, months } = position;
    if (!end || months < enough || !isFollowed(position, positions)) return [];
    const times = new RegExp(`(?<!\\d)${start.slice(0, 4)}${between}${end.slice(0, 4)}(?!\\d)`, 'gu');
    const found = [...text.matchAll(times)];
    const last = found[0] && found[0].index + found[0][0].length;
    return found.length === 1 ? [{ start: last! - 4, end: last!, text: `${Number(end.slice(0, 4)) - 1}` }] : [];
  });
  const place = places.length > 0 ? chosen(places, seed) : undefined;
  return place && withChanges(text, [place]);
}

/** Whether there is a later position, and none in the position's last year, which would fill the gap; by years. */
function isFollowed(position: Position, positions: Position[]): boolean {
  const end = yearOf(position.end);
  const others = positions.filter((one) => one !== position);
  const isFilled = others.some((one) => yearOf(one.start) < end && (one.current || yearOf(one.end) >= end));
  return !isFilled && others.some((one) => yearOf(one.start) >= end);
}

const yearOf = (month = ''): number => Number(month.slice(0, 4));
