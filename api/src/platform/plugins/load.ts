import { API_VERSION, type Egress, type Plugin, type StageCapability } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { type Config, ConfigError, type Environment } from '../../ground/config/config.ts';
import type { Isolated } from '../sandbox/reach.ts';
import type { PluginSource } from './built-in.ts';
import { currentSettings } from './rotating.ts';
import { wrongMediaTypes } from './media-types.ts';

/** A plugin with its checked settings, and where it sends documents with them. */
export type LoadedPlugin = {
  plugin: Plugin;
  module: string;
  settings: unknown;
  /** The present settings, for a plugin with a secret that is read from a file. */
  currentSettings?: () => unknown;
  egress: Egress;
  /**
   * Whether it does not come with Cotejo. Then its answers are checked against the documents, and its calls have a
   * limit.
   */
  isThirdParty: boolean;
};

/** The plugins that do their work in the sandbox, as the sandbox needs them. */
export function isolatedPlugins(order: Order): Isolated[] {
  const loaded = [...new Set(Object.values(order).flat())].filter(({ plugin }) => plugin.isolation === 'process');
  return loaded.map(({ plugin: { name, programs = [] }, module, settings }) => ({
    name,
    module,
    programs: typeof programs === 'function' ? programs(settings) : programs,
  }));
}

/** For every capability its plugins, in order of preference. */
export type Order = Record<StageCapability, LoadedPlugin[]>;

/** Capabilities that the pipeline makes of a language model. */
export const modelCapabilities = [
  'translator',
  'jobReader',
  'scorer',
  'summariser',
] as const satisfies StageCapability[];
const capabilities: StageCapability[] = ['extractor', 'ocr', 'languageDetector', ...modelCapabilities, 'embedder'];

/** Whether a plugin has a capability, by itself or by its language model. */
function canServe({ provides }: Plugin, capability: StageCapability): boolean {
  return (
    provides[capability] !== undefined ||
    (provides.languageModel !== undefined && modelCapabilities.some((one) => one === capability))
  );
}

/**
 * Loads the plugins that the settings name, or all of them where they name none. Throws a `ConfigError` with every
 * problem: unknown names, missing capabilities, kinds of file that nobody uploads, wrong settings, calls to a cloud
 * when offline.
 */
export async function loadPlugins(config: Config, sources: PluginSource[]): Promise<Order> {
  const problems: string[] = [];
  const load = once(async (source: PluginSource) => loadPlugin(source, config, problems));
  const order = {} as Order;
  for (const capability of capabilities) {
    const wanted = config.plugins[capability];
    const chosen = wanted ? choose(wanted, capability, sources, problems) : sources;
    const loaded = (await Promise.all(chosen.map(load))).filter((found) => found !== undefined);
    order[capability] = loaded.filter(({ plugin }) => canServe(plugin, capability));
    if (!wanted) continue;
    for (const { plugin } of loaded) {
      if (!canServe(plugin, capability)) problems.push(`The plugin "${plugin.name}" does not provide ${capability}.`);
    }
  }
  if (problems.length > 0) throw new ConfigError([...new Set(problems)]);
  return order;
}

function choose(
  names: string[],
  capability: StageCapability,
  sources: PluginSource[],
  problems: string[],
): PluginSource[] {
  return names.flatMap((name) => {
    const found = sources.find((source) => source.name === name);
    if (!found)
      problems.push(
        `There is no plugin "${name}" for ${capability}; known are ${sources.map((source) => source.name).join(', ')}.`,
      );
    return found ?? [];
  });
}

async function loadPlugin(
  { name, module, load, thirdParty }: PluginSource,
  config: Config,
  problems: string[],
): Promise<LoadedPlugin | undefined> {
  const plugin = (await load()).default as Plugin;
  if (plugin.apiVersion !== API_VERSION)
    problems.push(
      `The plugin "${name}" is made for version ${plugin.apiVersion} of the plugin interface; ` +
        `this is version ${API_VERSION}.`,
    );
  problems.push(...wrongMediaTypes(plugin));
  const environment = environmentOf(plugin, config.environment);
  if (plugin.enabledBy && !environment[plugin.enabledBy]) {
    if (isNamed(name, config)) problems.push(`${plugin.enabledBy} is needed for the plugin "${name}".`);
    return undefined;
  }
  const settings = v.safeParse(plugin.settings, environment);
  for (const issue of settings.issues ?? []) problems.push(`${v.getDotPath(issue) ?? name}: ${issue.message}`);
  if (!settings.success) return undefined;
  const egress = typeof plugin.egress === 'function' ? plugin.egress(settings.output) : plugin.egress;
  if (config.process.offline && egress === 'cloud')
    problems.push(`The plugin "${name}" sends documents to a cloud service, which OFFLINE=true forbids.`);
  const files = filesOf(environment, config.secretFiles);
  const current = files && { currentSettings: currentSettings(plugin, environment, files, settings.output) };
  return { plugin, module, settings: settings.output, ...current, egress, isThirdParty: thirdParty === true };
}

function isNamed(name: string, config: Config): boolean {
  return (
    config.plugins.thirdParty.includes(name) ||
    capabilities.some((capability) => config.plugins[capability]?.includes(name))
  );
}

/** The variables of a plugin's settings, without empty ones; it gets no others. */
function environmentOf(plugin: Plugin, environment: Environment): Record<string, string | undefined> {
  const names = 'entries' in plugin.settings ? Object.keys(plugin.settings.entries as object) : [];
  return Object.fromEntries(names.filter((name) => environment[name]).map((name) => [name, environment[name]]));
}

/** The files of a plugin's secrets, if it has any. */
function filesOf(environment: Environment, secretFiles: Environment): Record<string, string> | undefined {
  const files = Object.entries(secretFiles).flatMap(([name, file]): [string, string][] =>
    file && name in environment ? [[name, file]] : [],
  );
  return files.length > 0 ? Object.fromEntries(files) : undefined;
}

function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
