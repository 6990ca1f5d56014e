import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import { ConfigError } from '../../ground/config/config.ts';
import { projectFolder } from '../../ground/config/data-folder.ts';
import type { PluginSource } from './built-in.ts';

/** The shape of a plugin; its settings and its version are checked where it is loaded. */
const pluginShape = v.looseObject({
  apiVersion: v.number(),
  name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/)),
  version: v.string(),
  egress: v.union([v.picklist(['none', 'local', 'cloud']), v.function()]),
  isolation: v.picklist(['process', 'none']),
  settings: v.looseObject({ kind: v.literal('schema') }),
  provides: v.record(v.string(), v.function()),
});

/**
 * The plugins that `PLUGINS` names: each a package that Node finds from the project, or the path of a package's folder
 * or of a module, relative to the project. Throws a `ConfigError` with a sentence for each that cannot be used.
 */
export async function thirdPartyPlugins(
  names: readonly string[],
  builtIn: readonly PluginSource[],
): Promise<PluginSource[]> {
  const problems: string[] = [];
  const sources: PluginSource[] = [];
  for (const name of names) {
    const source = await load(name).catch((error: unknown) =>
      String(error instanceof Error ? error.message.split('\n')[0] : error),
    );
    if (typeof source === 'string') problems.push(`PLUGINS: "${name}" cannot be loaded: ${source}`);
    else if ([...builtIn, ...sources].some((other) => other.name === source.name))
      problems.push(`PLUGINS: "${name}" is called "${source.name}" like another plugin.`);
    else sources.push(source);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return sources;
}

async function load(name: string): Promise<PluginSource> {
  const module = await locate(name);
  const { default: plugin } = (await import(module)) as { default?: unknown };
  const checked = v.safeParse(pluginShape, plugin);
  if (!checked.success) {
    const place = v.getDotPath(checked.issues[0]);
    throw new TypeError(`its default export is not what definePlugin makes${place ? ` (${place})` : ''}.`);
  }
  return { name: checked.output.name, module, thirdParty: true, load: async () => ({ default: plugin as object }) };
}

/** The address of a plugin's module; for a package, by its `exports`. */
async function locate(name: string): Promise<string> {
  if (!/^\.{0,2}\//.test(name))
    return pathToFileURL(createRequire(path.join(projectFolder, 'package.json')).resolve(name)).href;
  const place = path.resolve(projectFolder, name);
  if (!(await stat(place)).isDirectory()) return pathToFileURL(place).href;
  const description = path.join(place, 'package.json');
  const { name: own } = JSON.parse(await readFile(description, 'utf8')) as { name: string };
  return pathToFileURL(createRequire(description).resolve(own)).href;
}
