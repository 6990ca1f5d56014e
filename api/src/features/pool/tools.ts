import type { Named, PipelineTools, StoredVectors } from '@cotejo/pipeline';
import type { Embedder } from '@cotejo/plugin-kit';
import type { Dependencies } from '../../platform/dependencies.ts';
import { withoutModels } from '../../platform/plugins/without-models.ts';

/** A question has no document that its vectors could be deleted with. */
const notKept: StoredVectors = { get: async () => [], set: async () => {} };

/**
 * What a search works with. No language model is asked: each search judges hundreds of resumes, in seconds and at no
 * cost.
 */
export const searchTools = (
  { providers, text }: Pick<Dependencies, 'providers' | 'text'>,
  signal: AbortSignal,
): PipelineTools => ({
  providers: { ...withoutModels(providers), embedder: providers.embedder.map(tellingOnce) },
  text,
  signal,
  onProgress: () => {},
  vectors: notKept,
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
