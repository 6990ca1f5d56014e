import type { Word } from './words.ts';

/** A word of one text that is the word at `place` of the other; `before` is the pair that it follows, `chain` the length of the longest chain through it. */
type Pair = { at: number; place: number; length: number; chain: number; before?: Pair };

/** So many words of the other text may have been left out, and of this one put in, between two words of a chain. */
const mostLeftOut = 3;
const mostPutIn = 2;
/** Words that the other text has more often begin no chain: they would begin thousands. */
const mostPlaces = 12;

/**
 * For each word of a text the length of the longest chain that it is part of: words that come in the order of the other
 * text, a few left out or put in. Takes time in proportion to the length of `words` and not to the product of both.
 */
export function chainsThrough(words: readonly Word[], other: readonly Word[]): (number | undefined)[] {
  const places = placesOf(other);
  const all: Pair[] = [];
  let recent: Pair[] = [];
  for (const [at, { key }] of words.entries()) {
    recent = recent.filter((pair) => at - pair.at <= mostPutIn + 1);
    const found = pairsOf(at, key, recent, other, places);
    recent.push(...found);
    all.push(...found);
  }
  const through = new Array<number | undefined>(words.length);
  for (const pair of all.toReversed()) {
    if (pair.before) pair.before.chain = Math.max(pair.before.chain, pair.chain);
    through[pair.at] = Math.max(through[pair.at] ?? 0, pair.chain);
  }
  return through;
}

function placesOf(words: readonly Word[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { key }] of words.entries()) {
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  }
  return places;
}

/** Pairs of one word: those that go on with a chain, and where it is rare in the other text those that begin one. */
function pairsOf(at: number, key: string, recent: readonly Pair[], other: readonly Word[], places: Map<string, number[]>): Pair[] {
  const found = new Map<number, Pair>();
  for (const before of recent) {
    for (let place = before.place + 1; place <= before.place + 1 + mostLeftOut; place++) {
      if (other[place]?.key === key && (found.get(place)?.length ?? 0) <= before.length) found.set(place, { at, place, length: before.length + 1, chain: before.length + 1, before });
    }
  }
  const known = places.get(key) ?? [];
  for (const place of known.length <= mostPlaces ? known : []) if (!found.has(place)) found.set(place, { at, place, length: 1, chain: 1 });
  return [...found.values()];
}
