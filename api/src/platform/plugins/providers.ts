import { modelStages, type Named, type Providers } from '@cotejo/pipeline';
import type { Capabilities, Factory, LanguageModel, PluginTools, StageCapability } from '@cotejo/plugin-kit';
import type { Logger } from 'pino';
import type { Config } from '../../ground/config/config.ts';
import { meterModel } from '../models/metered-model.ts';
import type { ModelUsage } from '../models/usage.ts';
import { remoteProvider } from '../sandbox/remote-provider.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Breakers } from './breakers.ts';
import type { LoadedPlugin, modelCapabilities, Order } from './load.ts';
import { rotating } from './rotating.ts';

type ModelCapability = (typeof modelCapabilities)[number];
type Stages = ReturnType<typeof modelStages>;
type Surroundings = {
  config: Pick<Config, 'models'>;
  sandbox: Sandbox;
  breakers: Breakers;
  usage: ModelUsage;
  tracing: Tracing;
  log: Logger;
};

/**
 * The providers of the pipeline. Plugins that ask for isolation work in the sandbox. A language model becomes a
 * provider of every stage that it can serve, and gets those that come after it, on which it can fall back.
 */
export function createProviders(order: Order, surroundings: Surroundings): Providers {
  const { sandbox, breakers, log } = surroundings;
  const models = new Map<LoadedPlugin, Stages>();
  const stagesOf = (loaded: LoadedPlugin): Stages => {
    const stages = models.get(loaded) ?? createModelStages(loaded, surroundings);
    models.set(loaded, stages);
    return stages;
  };
  const named = <Kind extends StageCapability>(capability: Kind): Named<Capabilities[Kind]>[] =>
    order[capability].reduceRight<Named<Capabilities[Kind]>[]>((after, loaded) => {
      const { name, version, provides } = loaded.plugin;
      if (provides[capability]) {
        const provider = create(loaded, capability, sandbox, log);
        const guard = breakers.breakerOf(loaded, provider.check?.bind(provider))?.guard;
        return [
          {
            plugin: name,
            version,
            provider,
            ...(loaded.isThirdParty && { isThirdParty: true }),
            ...(guard && { guard }),
          },
          ...after,
        ];
      }
      const stage = stagesOf(loaded)[capability as ModelCapability] as unknown as (
        rest: typeof after,
      ) => (typeof after)[number];
      const asked = stage(after);
      const guard = breakers.breakerOf(loaded, asked.provider.check?.bind(asked.provider))?.guard;
      return [{ ...asked, ...(guard && { guard }) }, ...after];
    }, []);
  return {
    extractor: named('extractor').map((provider, index) => ({
      ...provider,
      mediaTypes: order.extractor[index]?.plugin.mediaTypes ?? [],
    })),
    ocr: named('ocr'),
    languageDetector: named('languageDetector'),
    translator: named('translator'),
    jobReader: named('jobReader'),
    scorer: named('scorer'),
    summariser: named('summariser'),
    embedder: named('embedder'),
  };
}

function create<Kind extends StageCapability>(
  loaded: LoadedPlugin,
  capability: Kind,
  sandbox: Sandbox,
  log: Logger,
): Capabilities[Kind] {
  const { plugin, module, settings } = loaded;
  const provider = createFrom(loaded, plugin.provides[capability] as Factory<Capabilities[Kind], unknown>, log);
  return plugin.isolation === 'process'
    ? remoteProvider(
        sandbox.poolFor(plugin.name, capability),
        { plugin: plugin.name, module, settings },
        capability,
        provider,
      )
    : provider;
}

function createFrom<Provider extends object>(
  { plugin, settings, currentSettings }: LoadedPlugin,
  factory: Factory<Provider, unknown>,
  log: Logger,
): Provider {
  const tools: PluginTools = { log: log.child({ plugin: plugin.name }) };
  return currentSettings ? rotating(currentSettings, (current) => factory(current, tools)) : factory(settings, tools);
}

function createModelStages(loaded: LoadedPlugin, { config, usage, tracing, log }: Surroundings): Stages {
  const {
    plugin: { name, version, provides },
    settings,
    egress,
  } = loaded;
  const { hideIdentity, monthlyTokens } = config.models;
  const hidesIdentity = hideIdentity === 'always' || (hideIdentity === 'cloud' && egress === 'cloud');
  const model = meterModel(createFrom(loaded, provides.languageModel as Factory<LanguageModel, unknown>, log), {
    plugin: name,
    egress,
    usage,
    monthlyTokens,
    tracing,
    log,
  });
  return modelStages({ plugin: name, version, model, name: modelName(settings), hidesIdentity });
}

/** The configured name of the model: by convention, the plugin's setting whose variable ends in `_MODEL`. */
function modelName(settings: unknown): string {
  const [, name] =
    Object.entries(settings as Record<string, unknown>).find(([variable]) => variable.endsWith('_MODEL')) ?? [];
  return typeof name === 'string' ? name : '';
}
