import type { Providers } from '@cotejo/pipeline';
import type { Capabilities, StageCapability, Factory, PluginTools } from '@cotejo/plugin-kit';
import type { Logger } from 'pino';
import type { Check } from '../health/health.ts';
import { remoteProvider } from '../sandbox/remote-provider.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { LoadedPlugin, Order } from './load.ts';

/** The providers of the pipeline; the work of plugins that ask for isolation is done in the sandbox. */
export function createProviders(order: Order, sandbox: Sandbox, log: Logger): Providers {
  const named = <Kind extends StageCapability>(capability: Kind) => order[capability].map((loaded) => ({
    plugin: loaded.plugin.name,
    version: loaded.plugin.version,
    provider: create(loaded, capability, sandbox, log),
  }));
  return {
    extractor: named('extractor').map((provider, index) => ({ ...provider, mediaTypes: order.extractor[index]?.plugin.mediaTypes ?? [] })),
    ocr: named('ocr'),
    languageDetector: named('languageDetector'),
    translator: named('translator'),
    jobReader: named('jobReader'),
    scorer: named('scorer'),
    summariser: named('summariser'),
  };
}

function create<Kind extends StageCapability>({ plugin, module, settings }: LoadedPlugin, capability: Kind, sandbox: Sandbox, log: Logger): Capabilities[Kind] {
  const factory = plugin.provides[capability] as Factory<Capabilities[Kind], unknown>;
  const tools: PluginTools = { log: log.child({ plugin: plugin.name }) };
  const provider = factory(settings, tools);
  return plugin.isolation === 'process' ? remoteProvider(sandbox.poolFor(capability), { plugin: plugin.name, module, settings }, capability, provider) : provider;
}

/** One check for each provider that can say how it is. */
export function pluginChecks(providers: Providers): Check[] {
  return Object.entries(providers).flatMap(([capability, list]) => list.flatMap(({ plugin, provider }) => {
    const check = provider.check?.bind(provider);
    return check ? { name: `${capability}: ${plugin}`, check: (signal: AbortSignal) => check({ signal }) } : [];
  }));
}
