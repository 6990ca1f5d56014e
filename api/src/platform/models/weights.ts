import { setTimeout as wait } from 'node:timers/promises';
import type { Providers, StageRecord } from '@cotejo/pipeline';

/** By plugin the digest of the weights that its language model has now; without models that do not answer in time. */
export type Weights = ReadonlyMap<string, string>;

type Identify = NonNullable<Providers['scorer'][number]['identify']>;

/** Milliseconds for which a digest counts as known, and milliseconds to wait for one. */
const KNOWN_FOR = 2000;
const PATIENCE = 1000;

/** Returns a function that asks the models that judge and write for their weights, at most once in two seconds. */
export function weightsInUse({ scorer, summariser }: Pick<Providers, 'scorer' | 'summariser'>): () => Promise<Weights> {
  const models = new Map(
    [...scorer, ...summariser].flatMap(({ plugin, identify }) => (identify ? [[plugin, identify] as const] : [])),
  );
  let asked = -Infinity;
  let weights: Promise<Weights>;
  return () => {
    const now = performance.now();
    if (now - asked > KNOWN_FOR) {
      asked = now;
      weights = Promise.all([...models].map(ask)).then((answers) => new Map(answers.flat()));
    }
    return weights;
  };
}

/**
 * Whether a result was made with other weights than a model has now, as after another one was pulled under its name.
 */
export function isOfOtherWeights(provenance: StageRecord[], weights: Weights): boolean {
  return provenance.some(({ plugin, model }) => model && model.digest !== (weights.get(plugin) ?? model.digest));
}

async function ask([plugin, identify]: readonly [string, Identify]): Promise<[string, string][]> {
  const over = new AbortController();
  try {
    const { signal } = over;
    const identity = await Promise.race([identify({ signal }), wait(PATIENCE, undefined, { signal })]);
    return identity ? [[plugin, identity.digest]] : [];
  } catch {
    return [];
  } finally {
    over.abort();
  }
}
