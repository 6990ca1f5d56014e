import { mustFactor, type Requirement, type SeekRequest, type Sought } from '@cotejo/plugin-kit';
import { apart } from '../statistics/common-component.ts';
import { loadRarity, loadTitleRarity, type Rarity } from '../statistics/rarity.ts';
import { closeness, nearEnough } from '../taxonomy/closeness.ts';
import { loadTaxonomy } from '../taxonomy/load.ts';
import { stemsOf } from '../text/tokens.ts';
import { signatureOf } from './signature.ts';
import { terms } from './terms.ts';

/** What the parts bring, in all: begun as the least-squares fit to exact scores, then set by trial and rounded. */
const parts = { skills: 0.3, words: 0.3, titles: 0.22, signature: 0.6 };

/** Terms that bring less are left out: all together they move nobody. */
const least = 1e-3;

/** What the resumes have that `scoreResume` places first, as far as outlines tell it. */
export function seek({ job, meaning }: SeekRequest): Sought {
  const asked = job.requirements.filter(({ off }) => !off);
  const whole = asked.reduce((sum, one) => sum + partOf(one), 0);
  const skills: Sought['terms'] = [];
  const weights = new Map<string, number>();
  const add = (term: string, weight: number) => weights.set(term, (weights.get(term) ?? 0) + weight);
  for (const requirement of asked) {
    const part = partOf(requirement) / whole;
    const answers = answering(requirement);
    for (const names of answers) {
      const [term, ...or] = names.map(terms.skill);
      skills.push({ term: term!, or, weight: parts.skills * part });
    }
    const worth = parts.words + (answers.length === 0 ? parts.skills : 0);
    for (const [stem, share] of shares(stemsOf(requirement.text), loadRarity()))
      add(terms.word(stem), worth * part * share);
  }
  for (const [stem, share] of shares(stemsOf(job.title), squared(loadTitleRarity())))
    add(terms.title(stem), parts.titles * share);
  const about = aboutOf(job, meaning);
  return {
    terms: [...skills, ...[...weights].map(([term, weight]) => ({ term, weight }))]
      .filter(({ weight }) => weight >= least)
      .map((one) => ({ ...one, weight: Math.min(1, one.weight) })),
    ...(about && { signature: { bytes: signatureOf(about), weight: parts.signature } }),
  };
}

const partOf = ({ must, weight }: Requirement): number => weight * (must ? mustFactor : 1);

const squared =
  (rarity: Rarity): Rarity =>
  (stem) =>
    rarity(stem) ** 2;

/**
 * For each skill that a requirement asks for, its name and those of the skills that stand for it: whoever has one of
 * them meets it in the score, whoever has ten no more. Its `otherSkills` do not: their names are sought in its words.
 */
function answering({ skills }: Requirement): string[][] {
  const taxonomy = loadTaxonomy();
  const asked = new Set(skills.flatMap((name) => taxonomy.byName.get(name) ?? []));
  return [...asked].map((skill) => {
    const isNear = (_: unknown, index: number) => index !== skill && closeness(taxonomy, skill, index) >= nearEnough;
    return [taxonomy.skills[skill]!, ...taxonomy.skills.filter(isNear)].map(({ name }) => name);
  });
}

/** Each stem once, with its share of the rarity of all. */
function shares(stems: string[], rarity: Rarity): [string, number][] {
  const distinct = [...new Set(stems)];
  const all = distinct.reduce((sum, stem) => sum + rarity(stem), 0);
  return distinct.map((stem) => [stem, rarity(stem) / all]);
}

/** What is asked for in one vector: half the title, half the requirements by their weights. */
function aboutOf(
  { title, requirements }: SeekRequest['job'],
  meaning: SeekRequest['meaning'],
): Float32Array | undefined {
  if (!meaning) return undefined;
  const { common } = meaning;
  const demands = requirements.flatMap((one) => {
    const vector = one.off ? undefined : meaning.requirements[one.id];
    return vector ? [{ vector: apart(vector, common), weight: partOf(one) }] : [];
  });
  const halves = [title && meaning.title ? apart(meaning.title, common) : undefined, mean(demands)].filter(
    (half) => half !== undefined,
  );
  return mean(halves.map((vector) => ({ vector, weight: 1 })));
}

/** The weighted mean of vectors, of length 1 again; nothing of none. */
function mean(vectors: { vector: Float32Array; weight: number }[]): Float32Array | undefined {
  const [first] = vectors;
  if (!first) return undefined;
  const sum = new Float32Array(first.vector.length);
  for (const { vector, weight } of vectors)
    for (let index = 0; index < sum.length; index += 1) sum[index]! += weight * vector[index]!;
  const length = Math.hypot(...sum);
  return length === 0 ? undefined : sum.map((value) => value / length);
}
