import type { Providers } from '@cotejo/pipeline';
import type { Factory, LanguageModel } from '@cotejo/plugin-kit';
import { type Config, type Environment, loadConfig } from '../../../api/src/ground/config/config.ts';
import { createLogger } from '../../../api/src/ground/log.ts';
import type { ModelUsage } from '../../../api/src/platform/models/usage.ts';
import { calledAddresses } from '../../../api/src/platform/plugins/called-addresses.ts';
import { goOffline } from '../../../api/src/platform/offline/go-offline.ts';
import { noBreakers } from '../../../api/src/platform/plugins/breakers.ts';
import { builtInPlugins } from '../../../api/src/platform/plugins/built-in.ts';
import {
  type LoadedPlugin,
  loadPlugins,
  modelCapabilities,
  type Order,
} from '../../../api/src/platform/plugins/load.ts';
import { createProviders } from '../../../api/src/platform/plugins/providers.ts';
import { thirdPartyPlugins } from '../../../api/src/platform/plugins/third-party.ts';
import { createSandbox } from '../../../api/src/platform/sandbox/sandbox.ts';
import { noTracing } from '../../../api/src/platform/tracing/tracing.ts';
import { createRecorder, type Recorder } from './recorder.ts';

/** What is measured: a language model before the plugins that need none, or these alone. */
export type Subject = { plugin: string; providers: Providers; recorder: Recorder };

export type Subjects = {
  models: Subject[];
  builtIn: Subject;
  /** Seconds that a model has for a candidate, as the server gives it. */
  seconds: number;
  close(): Promise<void>;
};

/**
 * Opens every model that the settings configure, as the server would. Throws a `ConfigError` where the server would.
 */
export async function openSubjects(environment: Environment): Promise<Subjects> {
  const config = withoutOrder(loadConfig(environment));
  const log = createLogger({ ...config, process: { ...config.process, logLevel: 'silent' } });
  const order = await loadPlugins(config, [
    ...(await thirdPartyPlugins(config.plugins.thirdParty, builtInPlugins)),
    ...builtInPlugins,
  ]);
  if (config.process.offline) await goOffline(calledAddresses(config, order), log);
  const sandbox = createSandbox({ size: 1, memory: config.sandbox.memory });
  const open = (plugin: string, model?: LoadedPlugin): Subject => {
    const recorder = createRecorder();
    const wanted = orderWith(order, model && watched(model, recorder));
    return {
      plugin,
      recorder,
      providers: createProviders(wanted, {
        config,
        sandbox,
        breakers: noBreakers,
        usage: usageHere(),
        tracing: noTracing,
        log,
      }),
    };
  };
  const models = new Set(modelCapabilities.flatMap((capability) => order[capability].filter(isModel)));
  return {
    models: [...models].map((model) => open(model.plugin.name, model)),
    builtIn: open('match-builtin'),
    seconds: config.models.seconds,
    close: () => sandbox.stop(),
  };
}

const isModel = ({ plugin }: LoadedPlugin): boolean => plugin.provides.languageModel !== undefined;

/** The settings without a say in which plugin serves the stages: every model is measured in all of them. */
function withoutOrder(config: Config): Config {
  const unset = Object.fromEntries(modelCapabilities.map((capability) => [capability, undefined]));
  return { ...config, plugins: { ...config.plugins, ...unset } };
}

/** The plugins that need no model, with one model before them where one is given. */
function orderWith(order: Order, model: LoadedPlugin | undefined): Order {
  const stages = modelCapabilities.map((capability) => [
    capability,
    [...(model ? [model] : []), ...order[capability].filter((one) => !isModel(one))],
  ]);
  return { ...order, ...(Object.fromEntries(stages) as Partial<Order>) };
}

function watched(loaded: LoadedPlugin, recorder: Recorder): LoadedPlugin {
  const { provides } = loaded.plugin;
  const factory = provides.languageModel as Factory<LanguageModel, unknown>;
  return {
    ...loaded,
    plugin: {
      ...loaded.plugin,
      provides: { languageModel: (settings, tools) => recorder.watch(factory(settings, tools)) },
    },
  };
}

/** Tokens counted for as long as this process runs: the server's books are in its database. */
function usageHere(): ModelUsage {
  let spent = 0;
  return {
    async book(account, { inputTokens, outputTokens }, limit) {
      if (limit !== undefined && spent + inputTokens + outputTokens > limit) return undefined;
      spent += inputTokens + outputTokens;
      return { ...account, month: '', inputTokens, outputTokens };
    },
    async settle(booking, cost) {
      spent += cost.inputTokens + cost.outputTokens - booking.inputTokens - booking.outputTokens;
    },
  };
}
