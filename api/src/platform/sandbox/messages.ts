import { type Capability, documentErrorCodes, providerFailures } from '@cotejo/plugin-kit';
import * as v from 'valibot';

/**
 * Work of our own, by the name under which its module exports it: of the pipeline, the drawing of reports, the reading
 * of spreadsheets, and the loading of code for Node to compile.
 */
export const ownWorks = ['textWork', 'paperWork', 'tableWork', 'compileWork'] as const;
export type OwnWork = (typeof ownWorks)[number];

/** One call of one method of a plugin's provider, or of our own work. */
export type Task = {
  /** The plugin whose failure it would be. */
  plugin: string;
  /** The module that the child imports. */
  module: string;
  /** The settings, checked by the plugin's own schema. */
  settings: unknown;
  capability: Capability | OwnWork;
  method: string;
  /** The arguments without the options, which come last in every method. */
  inputs: unknown[];
  /** The options without the signal; the child makes its own. */
  options: Record<string, unknown>;
};

export type ToChild = { type: 'run'; id: number; task: Task } | { type: 'cancel'; id: number };

const id = v.number();
const line = v.pipe(v.string(), v.maxLength(1000));
/** The reason of a provider's failure; an unknown one counts as `crashed`. */
const reason = v.fallback(v.picklist(providerFailures), 'crashed');

/** An error as it is sent to the parent: without the messages of parsers, which quote documents. */
const sentError = v.variant('kind', [
  v.object({ kind: v.literal('document'), code: v.picklist(documentErrorCodes) }),
  v.object({ kind: v.literal('provider'), plugin: line, reason, message: line }),
  v.object({ kind: v.literal('unexpected'), name: line, place: line }),
]);
export type SentError = v.InferOutput<typeof sentError>;

/** The messages that a child may send. A document may have taken it over, so that anything else is refused. */
export const fromChild = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('done'), id, value: v.unknown() }),
  v.object({ type: v.literal('failed'), id, error: sentError }),
]);
export type FromChild = v.InferOutput<typeof fromChild>;
