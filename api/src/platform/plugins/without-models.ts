import type { Providers } from '@cotejo/pipeline';

/** The providers without language models, for what is asked often, costs nothing and sends nothing outside. */
export function withoutModels(providers: Providers): Providers {
  const own = <One extends { model?: string }>(some: One[]) => some.filter(({ model }) => model === undefined);
  const { translator, jobReader, scorer } = providers;
  return { ...providers, translator: own(translator), jobReader: own(jobReader), scorer: own(scorer) };
}
