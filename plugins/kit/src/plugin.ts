import type { GenericSchema, InferOutput } from 'valibot';
import type { Capabilities, Capability } from './capabilities.ts';
import type { MediaType } from './documents.ts';

export const API_VERSION = 1;

/** Where a plugin's calls may go: nowhere, to an address of the operator's own, or to somebody else's service. */
export type Egress = 'none' | 'local' | 'cloud';

/** The least that a plugin may say; never the contents of a document. */
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
  /** Where the settings decide, as with the address of a server, a function of them. */
  egress: Egress | ((settings: InferOutput<Schema>) => Egress);
  /** The environment variable without which the plugin is left out, so that having it here costs nothing. Absent: always in use. */
  enabledBy?: string;
  /**
   * `process`: runs in a child process with limits on memory and time, which reads the program's own folders and its input alone and
   * reaches no network, no secrets and no other process; for whatever parses documents or uses the processor for long. `none`: runs in the server's own process.
   */
  isolation: 'process' | 'none';
  /**
   * With `isolation: 'process'`: the programs that it starts, by name or path; where the settings decide, a function of them. Its child
   * processes may then start programs of the system and write to a temporary folder of their own; those of others can do neither.
   */
  programs?: readonly string[] | ((settings: InferOutput<Schema>) => readonly string[]);
  /** For an `extractor`: the kinds of document that it reads. */
  mediaTypes?: readonly MediaType[];
  /**
   * A valibot object whose keys are the names of environment variables; values arrive as strings or undefined. A language
   * model's name is set by the one that ends in `_MODEL`: another name makes stored analyses stale, as another digest does.
   */
  settings: Schema;
  provides: { [Kind in Capability]?: Factory<Capabilities[Kind], InferOutput<Schema>> };
};

/** Declares a plugin; the identity function with its types checked. */
export function definePlugin<Schema extends GenericSchema>(plugin: Plugin<Schema>): Plugin<Schema> {
  return plugin;
}
