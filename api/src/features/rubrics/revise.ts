import { limits, type RubricInput } from '@cotejo/contract';
import type { ReadRequirement, RubricRequirement } from '@cotejo/pipeline';
import { invalidInput, issueAt } from '../../ground/errors.ts';

type Entry = RubricInput['requirements'][number];

/** A recruiter's changes of a rubric, checked against the present one. */
export type Revision = {
  /** Requirements that stay, in their order. */
  kept: RubricRequirement[];
  /** New requirements, each as the line that was written. */
  added: (Pick<Entry, 'active' | 'must' | 'weight'> & { text: string })[];
};

/**
 * Sorts a recruiter's entries into those that stay and new ones. Throws a 400 that names the entry that does not fit.
 */
export function revise(current: RubricRequirement[], entries: Entry[]): Revision {
  const byId = new Map<string, Entry>();
  const added: Revision['added'] = [];
  const texts = new Set(
    current.flatMap(({ text, originalText = text }) => [text.toLowerCase(), originalText.toLowerCase()]),
  );
  for (const [index, { text = '', ...entry }] of entries.entries()) {
    if (entry.id !== undefined) {
      if (byId.has(entry.id) || !current.some(({ id }) => id === entry.id))
        throw invalidInput(issueAt(`requirements.${index}.id`, 'requirement-unknown'));
      byId.set(entry.id, entry);
      continue;
    }
    const line = text.replace(/\s+/g, ' ');
    if (texts.has(line.toLowerCase())) throw invalidInput(issueAt(`requirements.${index}.text`, 'requirement-twice'));
    texts.add(line.toLowerCase());
    added.push({ ...entry, text: line });
  }
  if (current.some(({ id, added: isAdded }) => !isAdded && !byId.has(id)))
    throw invalidInput(issueAt('requirements', 'requirement-not-removable'));
  if (!entries.some(({ active }) => active)) throw invalidInput(issueAt('requirements', 'requirements-all-off'));
  const kept = current.flatMap((requirement) => {
    const entry = byId.get(requirement.id);
    return entry ? [changed(requirement, entry)] : [];
  });
  if (kept.filter((one) => one.added).length + added.length > limits.requirementsAdded)
    throw invalidInput(issueAt('requirements', 'requirements-too-many'));
  return { kept, added };
}

const hundredths = (weight: number): number => Math.round(weight * 100);

/**
 * A requirement after a recruiter's change. Weights are shown in hundredths; one that looks the same stays unrounded,
 * and one that looks as it was read is that again, so that the way to a rubric leaves no trace in it.
 */
function changed(
  { off: _, readWeight, ...requirement }: RubricRequirement,
  { active, must, weight }: Entry,
): RubricRequirement {
  const read = readWeight ?? requirement.weight;
  const isRead = hundredths(weight) === hundredths(read);
  return {
    ...requirement,
    must,
    weight: isRead ? read : hundredths(weight) / 100,
    ...(!isRead && !requirement.added && { readWeight: read }),
    ...(!active && { off: true as const }),
  };
}

/** The requirements of a version: those that stay, then new ones under ids that no other version has used. */
export function assemble({ kept, added }: Revision, readings: ReadRequirement[], version: number): RubricRequirement[] {
  const fresh = added.map(({ active, must, weight }, index): RubricRequirement => ({
    id: `v${version}-${index + 1}`,
    ...readings[index]!,
    must,
    weight: hundredths(weight) / 100,
    added: true,
    ...(!active && { off: true }),
  }));
  return [...kept, ...fresh];
}
