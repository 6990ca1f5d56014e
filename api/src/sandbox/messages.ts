import type { Capability, DocumentErrorCode, ProviderFailure } from '@cotejo/plugin-kit';

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

/** An error as it crosses to the parent: never a message that a parser made from a document's contents. */
export type SentError =
  | { kind: 'document'; code: DocumentErrorCode }
  | { kind: 'provider'; plugin: string; reason: ProviderFailure; message: string }
  | { kind: 'unexpected'; name: string; place: string };

export type FromChild = { type: 'ready' } | { type: 'done'; id: number; value: unknown } | { type: 'failed'; id: number; error: SentError };
