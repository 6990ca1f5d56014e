import type { PipelineTools, Providers, StoredVectors } from '@cotejo/pipeline';
import type { Dependencies } from '../../platform/dependencies.ts';

/**
 * What a search works with. No language model is asked: each search judges hundreds of resumes, in seconds and at no
 * cost.
 */
export const searchTools = (
  { providers, text }: Pick<Dependencies, 'providers' | 'text'>,
  vectors: StoredVectors,
  signal: AbortSignal,
): PipelineTools => ({ providers: withoutModels(providers), text, signal, onProgress: () => {}, vectors });

function withoutModels(providers: Providers): Providers {
  const own = <One extends { model?: string }>(some: One[]) => some.filter(({ model }) => model === undefined);
  const { translator, jobReader, scorer } = providers;
  return { ...providers, translator: own(translator), jobReader: own(jobReader), scorer: own(scorer) };
}
