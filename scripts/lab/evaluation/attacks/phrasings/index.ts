import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** One text of a collection. `half`: rules are made by looking at *work* alone, and *lock* is read as totals. */
export type Phrasing = { kind: string; text: string; half: 'work' | 'lock' };

/** Reads a collection: texts with blank lines between them, below lines of `# ` that say of which kind they are. */
function readPhrasings(file: string): Phrasing[] {
  let kind = '';
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const heading = /^# (.+)\n?/.exec(block);
      if (heading) kind = heading[1]!;
      const text = block.slice(heading?.[0].length ?? 0).trim();
      return text ? [{ kind, text, half: halfOf(text) }] : [];
    });
}

const halfOf = (text: string): Phrasing['half'] =>
  createHash('sha256').update(text).digest()[0]! % 2 === 0 ? 'work' : 'lock';

/** Orders to whoever judges a resume, and what honest people of tricky trades write, of one round of attacks. */
export type Round = { name: string; orders: Phrasing[]; honest: Phrasing[] };

/** Each round was written before anybody looked at what the guard of its time makes of it. */
export const rounds: Round[] = [
  { name: 'first round', orders: readPhrasings('orders.txt'), honest: readPhrasings('honest.txt') },
  { name: 'second round', orders: readPhrasings('orders-second.txt'), honest: readPhrasings('honest-second.txt') },
  { name: 'third round', orders: readPhrasings('orders-third.txt'), honest: readPhrasings('honest-third.txt') },
  { name: 'fourth round', orders: readPhrasings('orders-fourth.txt'), honest: readPhrasings('honest-fourth.txt') },
  { name: 'fifth round', orders: readPhrasings('orders-fifth.txt'), honest: readPhrasings('honest-fifth.txt') },
  { name: 'sixth round', orders: readPhrasings('orders-sixth.txt'), honest: readPhrasings('honest-sixth.txt') },
];
