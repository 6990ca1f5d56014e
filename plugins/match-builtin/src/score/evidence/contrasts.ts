import { readPhrases } from '../../text/phrases.ts';
import { stemsOf } from '../../text/tokens.ts';

/** Both sides of each contrast, in stems. */
const contrasts = readPhrases(import.meta.url, 'contrasts').map((line) => line.split(' / ').map(stemsOf));

/**
 * Whether work is of the other side of what is asked for, as residential work is where commercial work is asked: a
 * demand that names both sides takes either. `told` are the stems of the work.
 */
export function isContrary(asked: readonly string[], told: ReadonlySet<string>): boolean {
  const has = (side: readonly string[], stems: ReadonlySet<string>): boolean => side.some((stem) => stems.has(stem));
  const wanted = new Set(asked);
  return contrasts
    .flatMap(([one, other]) => [
      { side: one!, contrary: other! },
      { side: other!, contrary: one! },
    ])
    .filter(({ side, contrary }) => has(side, wanted) && !has(contrary, wanted))
    .some(({ side, contrary }) => !has(side, told) && has(contrary, told));
}
