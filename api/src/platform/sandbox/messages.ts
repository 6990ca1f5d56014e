import { type Capability, documentErrorCodes, providerFailures } from '@cotejo/plugin-kit';
import * as v from 'valibot';

/** One call of one method of a plugin's provider, or of the pipeline's own work. */
export type Task = {
  /** Who is to blame where it fails. */
  plugin: string;
  /** What the child imports. */
  module: string;
  /** As the plugin's own schema checked them. */
  settings: unknown;
  /** A plugin's, or `textWork` for the pipeline's own work. */
  capability: Capability | 'textWork';
  method: string;
  /** Without the options, which come last in every method of a capability. */
  inputs: unknown[];
  /** Without the signal, for which the child makes one of its own. */
  options: Record<string, unknown>;
};

export type ToChild = { type: 'run'; id: number; task: Task } | { type: 'cancel'; id: number };

const id = v.number();
const line = v.pipe(v.string(), v.maxLength(1000));
/** By its maker's own words; any other counts as `crashed`. */
const reason = v.fallback(v.picklist(providerFailures), 'crashed');

/** An error as it crosses to the parent: never a message that a parser made from a document's contents. */
const sentError = v.variant('kind', [
  v.object({ kind: v.literal('document'), code: v.picklist(documentErrorCodes) }),
  v.object({ kind: v.literal('provider'), plugin: line, reason, message: line }),
  v.object({ kind: v.literal('unexpected'), name: line, place: line }),
]);
export type SentError = v.InferOutput<typeof sentError>;

/** What a child may say. It may have been taken over by a document, so that nothing else is listened to. */
export const fromChild = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('done'), id, value: v.unknown() }),
  v.object({ type: v.literal('failed'), id, error: sentError }),
]);
export type FromChild = v.InferOutput<typeof fromChild>;
