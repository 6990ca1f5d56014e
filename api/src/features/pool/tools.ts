import { type Named, type PipelineTools, type StoredVectors, vectorsInMemory } from '@cotejo/pipeline';
import type { Embedder } from '@cotejo/plugin-kit';
import type { Dependencies } from '../../platform/dependencies.ts';
import { withoutModels } from '../../platform/plugins/without-models.ts';

/**
 * What a search works with. No language model is asked: each search judges hundreds of resumes, in seconds and at no
 * cost. The vectors of what is asked are kept as long as these tools: a question has no document to be deleted with.
 */
export const searchTools = (
  { providers, text }: Pick<Dependencies, 'providers' | 'text'>,
  signal: AbortSignal,
): PipelineTools => ({
  providers: { ...withoutModels(providers), embedder: providers.embedder.map(tellingOnce) },
  text,
  signal,
  onProgress: () => {},
  vectors: vectorsInMemory(),
});

/** Vectors of which some are kept in one place, and all others in the second. */
export const keptInTwo = (some: StoredVectors, others: StoredVectors): StoredVectors => ({
  async get(keys) {
    const known = new Map(await some.get(keys));
    return [...known, ...(await others.get(keys.filter((key) => !known.has(key))))];
  },
  set: (vectors) => others.set(vectors),
});

/** Asks an embedder once which model it has, not for each of hundreds of resumes whose vectors are kept. */
function tellingOnce(named: Named<Embedder>): Named<Embedder> {
  let told: ReturnType<Embedder['embed']> | undefined;
  const { provider } = named;
  const embed: Embedder['embed'] = (texts, options) => {
    if (texts.length > 0) return provider.embed(texts, options);
    told ??= provider.embed([], options);
    told.catch(() => (told = undefined));
    return told;
  };
  return { ...named, provider: { ...provider, embed } };
}
