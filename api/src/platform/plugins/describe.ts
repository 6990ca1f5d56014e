import type { Plugin } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import type { PluginSource } from './built-in.ts';

/** A variable of a plugin, as the settings page shows it. */
export type PluginVariable = { name: string; meaning: string; default?: string };

/** The plugins that have settings, with their variables. */
export async function describeSettings(
  sources: PluginSource[],
): Promise<{ plugin: string; variables: PluginVariable[] }[]> {
  const described = await Promise.all(
    sources.map(async ({ name, load }) => ({ plugin: name, variables: variablesOf((await load()).default as Plugin) })),
  );
  return described.filter(({ variables }) => variables.length > 0);
}

function variablesOf({ settings }: Plugin): PluginVariable[] {
  const entries = 'entries' in settings ? Object.entries(settings.entries as Record<string, v.GenericSchema>) : [];
  return entries.map(([name, schema]) => {
    const meaning = v.getDescription(schema) ?? '';
    const value: unknown = 'default' in schema ? schema.default : undefined;
    return { name, meaning, ...(typeof value === 'string' && { default: value }) };
  });
}
