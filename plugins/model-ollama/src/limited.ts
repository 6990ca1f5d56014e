import type { ProviderError } from '@cotejo/plugin-kit';
import { asProviderError } from './failures.ts';
import type { OllamaSettings } from './settings.ts';

type Limit = {
  signal: AbortSignal;
  milliseconds: number;
  /** What to throw when they are over. */
  late(): ProviderError;
};

/** Runs a call to the server within a time limit. What it throws is the signal's reason or a `ProviderError`. */
export async function limited<Value>(
  { OLLAMA_HOST: host, OLLAMA_MODEL: model }: OllamaSettings,
  { signal, milliseconds, late }: Limit,
  call: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const over = new AbortController();
  const time = AbortSignal.timeout(milliseconds);
  try {
    return await call(AbortSignal.any([signal, time, over.signal]));
  } catch (error) {
    signal.throwIfAborted();
    throw time.aborted ? late() : asProviderError(error, { host, model });
  } finally {
    // Whatever the server still says is not read: without this it would go on computing.
    over.abort();
  }
}
