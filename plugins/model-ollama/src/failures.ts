import { ProviderError, type ProviderFailure } from '@cotejo/plugin-kit';

export const pluginName = 'model-ollama';

/**
 * An error response of the server. Its words may repeat a document: they are compared with patterns and never passed
 * on.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly reply: string;
  constructor(status: number, reply: string) {
    super(`Ollama answered with status ${status}`);
    this.name = 'Refusal';
    this.status = status;
    this.reply = reply;
  }
}

export const failure = (reason: ProviderFailure, message: string) => new ProviderError(pluginName, reason, message);

/** Turns any error of a call into a `ProviderError`, which tells an administrator what to do and quotes no document. */
export function asProviderError(error: unknown, { host, model }: { host: string; model: string }): ProviderError {
  if (error instanceof ProviderError) return error;
  if (!(error instanceof Refusal))
    return failure(
      'unavailable',
      `Ollama does not answer at ${withoutPassword(host)}, or went away in the middle. Start it, or correct ` +
        'OLLAMA_HOST.',
    );
  const { status, reply } = error;
  if (/exceeds the (available |maximum )?context/i.test(reply))
    return failure('too-long', 'The prompt has more tokens than the window.');
  const memory = /more system memory \(([\d.]+ ?\w+)\) than is available \(([\d.]+ ?\w+)\)/.exec(reply);
  if (memory)
    return failure(
      'unavailable',
      `The model ${model} needs ${memory[1]} of memory and ${memory[2]} is free. Choose a smaller model or a ` +
        'smaller OLLAMA_CONTEXT_TOKENS.',
    );
  if (/out of memory|system memory|unexpectedly stopped|runner.*terminated/i.test(reply))
    return failure(
      'unavailable',
      `The memory does not suffice for the model ${model}, or its engine ended. Choose a smaller model or a smaller ` +
        'OLLAMA_CONTEXT_TOKENS.',
    );
  if (status === 404) return missing(model);
  if (status === 401 || status === 403) return failure('auth', `${withoutPassword(host)} refuses access (${status}).`);
  if (status === 429) return failure('rate-limit', 'Ollama was asked too often (429).');
  if (status === 400) return failure('bad-input', 'Ollama refused the request (400).');
  if (status >= 502) return failure('unavailable', `Ollama is busy or not there (${status}).`);
  return failure('crashed', `Ollama failed with status ${status}; its log says why.`);
}

export const missing = (model: string) =>
  failure('missing', `Ollama does not have the model ${model}. On its machine, run: ollama pull ${model}`);

function withoutPassword(host: string): string {
  return host.replace(/\/\/[^/@]*@/, '//');
}
