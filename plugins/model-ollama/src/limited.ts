import type { ProviderError } from '@cotejo/plugin-kit';
import { asProviderError } from './failures.ts';
import type { OllamaSettings } from './settings.ts';

type Limit = {
  signal: AbortSignal;
  milliseconds: number;
  /** The error to throw when the time is over. */
  late(): ProviderError;
};

/** Runs a call to the server within a time limit. Throws the signal's reason or a `ProviderError`. */
export async function limited<Value>(
  { OLLAMA_HOST: host, OLLAMA_MODEL: model }: OllamaSettings,
  { signal, milliseconds, late }: Limit,
  call: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const over = new AbortController();
  const time = AbortSignal.timeout(milliseconds);
  try {
    const value = await call(AbortSignal.any([signal, time, over.signal]));
    // The rest of an answer may have been there already when it was called off.
    signal.throwIfAborted();
    return value;
  } catch (error) {
    signal.throwIfAborted();
    throw time.aborted ? late() : asProviderError(error, { host, model });
  } finally {
    // Closes the connection: otherwise the server would go on computing an answer that nobody reads.
    over.abort();
  }
}
