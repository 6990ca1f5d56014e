import type { Requirement } from '@cotejo/plugin-kit';
import { stemsOf } from '../text/tokens.ts';

/** Fewer stems are too few to tell repetition from another thing of the same kind, unless they are the same. */
const fewestStems = 3;
/** The share of the shorter one's stems that both have, and how much longer the other may be. */
const alike = 0.8;
const longest = 2;
/** Drafts that are compared with one another, so that a long text takes no longer than its length. */
const most = 300;

/** Whether both say nearly the same; where their numbers differ they do not. */
function repeats(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [short, long] = a.size <= b.size ? [a, b] : [b, a];
  if (short.size < fewestStems)
    return short.size > 0 && long.size === short.size && [...short].every((stem) => long.has(stem));
  if (long.size > longest * short.size) return false;
  const ofOne = [...short].filter((stem) => !long.has(stem));
  const ofOther = [...long].filter((stem) => !short.has(stem));
  return ofOne.length <= (1 - alike) * short.size && ![...ofOne, ...ofOther].some((stem) => /\d/.test(stem));
}

type DraftRequirement = Pick<Requirement, 'text' | 'must' | 'weight' | 'minYears'>;

const weighsMore = (a: DraftRequirement, b: DraftRequirement): boolean =>
  a.must === b.must ? a.weight > b.weight : a.must;

/**
 * Drafts without those that say again, in nearly the same words, what another asks for: of a summary, a duty and a
 * requirement the one stays that weighs most.
 */
export function withoutRepetition<Draft extends DraftRequirement>(drafts: Draft[]): Draft[] {
  const kept: { draft: Draft; stems: Set<string> }[] = [];
  for (const draft of drafts.slice(0, most)) {
    const stems = new Set(stemsOf(draft.text));
    const same = kept.find((one) => one.draft.minYears === draft.minYears && repeats(one.stems, stems));
    if (!same) kept.push({ draft, stems });
    else if (weighsMore(draft, same.draft)) Object.assign(same, { draft, stems });
  }
  return [...kept.map(({ draft }) => draft), ...drafts.slice(most)];
}
