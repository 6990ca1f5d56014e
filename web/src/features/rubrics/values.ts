import type { Rubric, RubricInput } from '@cotejo/contract';

type Entry = RubricInput['requirements'][number];

/** Under which name changes of a rubric that are not saved are kept in the tab. */
export const rubricDraft = (jobDescriptionId: number): string => `rubric ${jobDescriptionId}`;

/** A rubric as the form holds it and sends it back; the texts of what is there are not its matter. */
export function valuesOf({ version, requirements }: Rubric): RubricInput {
  return { version, requirements: requirements.map(({ id, active, must, weight }) => ({ id, active, must, weight })) };
}

/** A requirement that is about to be written, with the weight that those which count have in the mean. */
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

const isSame = (one: Entry, other: Entry): boolean =>
  one.active === other.active && one.must === other.must && one.weight === other.weight;

/** What somebody made of a rubric, put on top of what somebody else has made of it meanwhile. */
export function rebase(base: RubricInput, mine: RubricInput, theirs: RubricInput): RubricInput {
  const [before, now] = [base, mine].map(
    ({ requirements }) => new Map(requirements.map((entry) => [entry.id, entry])),
  ) as [Map<string | undefined, Entry>, Map<string | undefined, Entry>];
  const kept = theirs.requirements.flatMap((entry) => {
    const [old, own] = [before.get(entry.id), now.get(entry.id)];
    if (!old) return [entry];
    // Removed here; only what a recruiter added can be.
    if (!own) return [];
    return [isSame(old, own) ? entry : { ...own, id: entry.id }];
  });
  return {
    version: theirs.version,
    requirements: [...kept, ...mine.requirements.filter(({ id }) => id === undefined)],
  };
}
