import type { GenericSchema, InferOutput } from 'valibot';
import type { Capabilities, Capability } from './capabilities.ts';
import type { MediaType } from './documents.ts';

export const API_VERSION = 1;

/** Where a plugin's calls may go: nowhere, to an address of the operator's own, or to somebody else's service. */
export type Egress = 'none' | 'local' | 'cloud';

/** What a plugin logs with; never the contents of a document. */
export type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
};

export type PluginTools = { log: Log };

/** Builds a provider from checked settings. Loads its engine on the first call, not here. */
export type Factory<Provider, Settings> = (settings: Settings, tools: PluginTools) => Provider;

export type Plugin<Schema extends GenericSchema = GenericSchema> = {
  apiVersion: typeof API_VERSION;
  /** The folder's name; it stands in the provenance of every result. */
  name: string;
  /** Raised when results change, so that stored ones become stale. */
  version: string;
  /** A function where the settings decide, such as the address of a server. */
  egress: Egress | ((settings: InferOutput<Schema>) => Egress);
  /** The environment variable that puts the plugin to use. Absent: always in use. */
  enabledBy?: string;
  /**
   * `process`: runs in a child process with limits on memory and time. It reads its input and the program's own folders
   * alone, and reaches no network, no secrets and no other process. For all that parses documents or computes for long.
   * `none`: runs in the server's own process.
   */
  isolation: 'process' | 'none';
  /**
   * The programs that it starts, by name or path, or a function of the settings; with `isolation: 'process'` only. Its
   * child process may then start programs of the system and write to a temporary folder of its own.
   */
  programs?: readonly string[] | ((settings: InferOutput<Schema>) => readonly string[]);
  /** For an `extractor`: the kinds of document that it reads. */
  mediaTypes?: readonly MediaType[];
  /**
   * A valibot object whose keys are names of environment variables; values arrive as strings or undefined. The key that
   * ends in `_MODEL` holds a language model's name: a change of it makes stored analyses stale.
   */
  settings: Schema;
  provides: { [Kind in Capability]?: Factory<Capabilities[Kind], InferOutput<Schema>> };
};

/** Declares a plugin; the identity function with its types checked. */
export function definePlugin<Schema extends GenericSchema>(plugin: Plugin<Schema>): Plugin<Schema> {
  return plugin;
}
