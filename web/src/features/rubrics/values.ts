import type { Rubric, RubricInput } from '@cotejo/contract';

type Entry = RubricInput['requirements'][number];
type SignalEntry = NonNullable<RubricInput['signals']>[number];

/** The name of the draft that keeps unsaved changes of a rubric in this tab. */
export const rubricDraft = (jobDescriptionId: number): string => `rubric ${jobDescriptionId}`;

/** The values of the form for a rubric. The texts of saved requirements are not part of them. */
export function valuesOf({ version, requirements, signals }: Rubric): RubricInput {
  return {
    version,
    requirements: requirements.map(({ id, active, must, weight }) => ({ id, active, must, weight })),
    signals: signals.map(({ id, active, share }) => ({ id, active, share })),
  };
}

/** A new, empty requirement. Its weight is the mean of those that count, but at least 1. */
export function newEntry(entries: Entry[]): Entry {
  const weights = entries.filter(({ active, weight }) => active && weight > 0).map(({ weight }) => weight);
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return {
    text: '',
    active: true,
    must: true,
    weight: weights.length > 0 ? Math.max(1, Math.round(mean * 100)) / 100 : 1,
  };
}

const isSameSignal = (one: SignalEntry, other: SignalEntry): boolean =>
  one.active === other.active && one.share === other.share;

/** One person's changes of signals on top of somebody else's. */
function rebaseSignals(base: SignalEntry[], mine: SignalEntry[], theirs: SignalEntry[]): SignalEntry[] {
  return theirs.map((entry) => {
    const [old, own] = [base, mine].map((entries) => entries.find(({ id }) => id === entry.id));
    return old && own && !isSameSignal(old, own) ? own : entry;
  });
}

const isSame = (one: Entry, other: Entry): boolean =>
  one.active === other.active && one.must === other.must && one.weight === other.weight;

/** Puts one person's changes of a rubric on top of those that somebody else has saved meanwhile. */
export function rebase(base: RubricInput, mine: RubricInput, theirs: RubricInput): RubricInput {
  const [before, now] = [base, mine].map(
    ({ requirements }) => new Map(requirements.map((entry) => [entry.id, entry])),
  ) as [Map<string | undefined, Entry>, Map<string | undefined, Entry>];
  const kept = theirs.requirements.flatMap((entry) => {
    const [old, own] = [before.get(entry.id), now.get(entry.id)];
    if (!old) return [entry];
    // Removed in this form, which only requirements that a recruiter added can be.
    if (!own) return [];
    return [isSame(old, own) ? entry : { ...own, id: entry.id }];
  });
  return {
    version: theirs.version,
    requirements: [...kept, ...mine.requirements.filter(({ id }) => id === undefined)],
    ...(theirs.signals && { signals: rebaseSignals(base.signals ?? [], mine.signals ?? [], theirs.signals) }),
  };
}
