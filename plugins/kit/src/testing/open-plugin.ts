import { type GenericSchema, type InferOutput, parse } from 'valibot';
import { checked } from '../answers/checked.ts';
import type { Capabilities, Capability } from '../capabilities.ts';
import type { Factory, Log, Plugin } from '../plugin.ts';

const silent: Log = { info: () => {}, warn: () => {} };

/** A signal that does not abort. */
export const never = (): AbortSignal => new AbortController().signal;

/**
 * Opens what a plugin provides for a capability: with settings from environment variables, and answers that are checked
 * as Cotejo checks them. Throws `TypeError` where it provides nothing.
 */
export function openPlugin<Schema extends GenericSchema, Kind extends Capability>(
  plugin: Plugin<Schema>,
  capability: Kind,
  environment: Record<string, string> = {},
  log = silent,
): Capabilities[Kind] {
  const factory: Factory<Capabilities[Kind], InferOutput<Schema>> | undefined = plugin.provides[capability];
  if (!factory) throw new TypeError(`${plugin.name} provides no ${capability}`);
  return checked(factory(parse(plugin.settings, environment), { log }), plugin.name);
}
