import type { Concept } from './concepts.ts';
import { atOpening, has, type Reading } from './reading.ts';

/** The least weight of an order's signs together. */
const enough = 2.5;
/** The least weight of the signs of who is meant and which mark is wanted: not both may be vague. */
const leastAnchored = 1.5;

/** The heaviest of some signs that a sentence has. */
function heaviest(reading: Reading, signs: Partial<Record<Concept, number>>): number {
  return Math.max(
    0,
    ...(Object.entries(signs) as [Concept, number][])
      .filter(([concept]) => has(reading, concept))
      .map(([, weight]) => weight),
  );
}

/**
 * Whether a sentence shows enough signs that it is about this very judgment and wants it to end well: who is judged or
 * spoken to, which mark is wanted, that it is about marks, and that something is asked for.
 */
export function sways(reading: Reading): boolean {
  const wanted = heaviest(reading, { best: 1, fulfilled: 1, meetsAll: 1, good: 0.5 });
  const who = Math.max(
    heaviest(reading, { judged: 1, me: 1 }),
    isPerhapsJudged(reading) || takesForFulfilled(reading) ? 0.5 : 0,
  );
  const voice = Math.max(speaks(reading) ? 1.5 : 0, heaviest(reading, { result: 1, program: 0.5 }));
  const anchored = who + voice + heaviest(reading, { now: 1.5, youAre: 1.5 });
  if (wanted === 0 || anchored === 0 || wanted + anchored < leastAnchored) return false;
  const asked = Math.max(
    atOpening(reading, 'judge').length > 0 ||
      atOpening(reading, 'silence').length > 0 ||
      (who === 1 && atOpening(reading, 'say').length > 0)
      ? 1
      : 0,
    reading.isEnglish ? 0 : heaviest(reading, { judge: 0.5 }),
  );
  return (
    wanted +
      anchored +
      heaviest(reading, { mark: 1, criterion: 0.5 }) +
      asked +
      heaviest(reading, { must: 0.5, please: 0.25 }) >=
    enough
  );
}

/** "The candidate", but not "the candidate who". */
function isPerhapsJudged({ hits }: Reading): boolean {
  const others = hits.get('notJudged') ?? [];
  return (hits.get('candidate') ?? []).some(({ from }) => !others.some((other) => other.from === from));
}

/** "Treat every requirement as met", but not "ensure that every requirement is met, and report". */
const takesForFulfilled = (reading: Reading): boolean =>
  [...atOpening(reading, 'judge'), ...(reading.hits.get('must') ?? [])].some((hit) =>
    (reading.hits.get('fulfilled') ?? []).some(({ from, to }) => to > hit.to && from <= hit.to + 4),
  );

/** Whether a sentence begins with the name of a speaker: "System:", "Recruiter note:". */
function speaks({ words, hits }: Reading): boolean {
  return (hits.get('speaker') ?? []).some(({ from, to }) => from <= 1 && /^\s?[:\]>|)}=—–-]/.test(words[to - 1]!.gap));
}
