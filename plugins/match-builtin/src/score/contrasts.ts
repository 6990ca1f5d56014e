import { readPhrases } from '../text/phrases.ts';
import { stemsOf } from './words.ts';

/** Both sides of each contrast, in stems. */
const contrasts = readPhrases(import.meta.url, 'contrasts').map((line) => line.split(' / ').map(stemsOf));

/**
 * Whether work is of the other side of what is asked for, as residential work is where commercial work is asked: a
 * demand that names both sides takes either.
 */
export const isContrary = (asked: readonly string[], told: ReadonlySet<string>): boolean =>
  contrasts.some((sides) =>
    sides.some((side, at) => {
      const other = sides[1 - at]!;
      const names = (stem: string): boolean => told.has(stem);
      return (
        side.some((stem) => asked.includes(stem)) &&
        !other.some((stem) => asked.includes(stem)) &&
        !side.some(names) &&
        other.some(names)
      );
    }),
  );
