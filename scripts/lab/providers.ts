import type { Providers } from '@cotejo/pipeline';
import type { Capabilities, Capability, Factory, Plugin } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { builtInPlugins } from '../../api/src/platform/plugins/built-in.ts';

const log = { info: () => {}, warn: () => {} };
const plugins = (await Promise.all(builtInPlugins.map((source) => source.load()))).map(
  (module) => module.default as Plugin,
);

function named<Kind extends Capability>(capability: Kind) {
  return plugins.flatMap((plugin) => {
    const factory = plugin.provides[capability] as Factory<Capabilities[Kind], unknown> | undefined;
    if (!factory || plugin.enabledBy) return [];
    const provider = factory(v.parse(plugin.settings, {}), { log });
    return { plugin: plugin.name, version: plugin.version, mediaTypes: plugin.mediaTypes ?? [], provider };
  });
}

/**
 * All built-in providers with default settings, in this process: without the sandbox, whose cost the main job's figures
 * show.
 */
export const localProviders = (): Providers => ({
  extractor: named('extractor'),
  ocr: named('ocr'),
  languageDetector: named('languageDetector'),
  translator: named('translator'),
  jobReader: named('jobReader'),
  scorer: named('scorer'),
  summariser: named('summariser'),
  embedder: named('embedder'),
});
