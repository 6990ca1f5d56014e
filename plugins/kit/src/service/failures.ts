import { ProviderError, type ProviderFailure } from '../errors.ts';

/** Patterns for the body of a service's error response, with the failure that each means; the first match counts. */
export type FailureWords = readonly (readonly [pattern: RegExp, reason: ProviderFailure])[];

const byStatus: Record<number, ProviderFailure> = {
  400: 'bad-input',
  401: 'auth',
  402: 'budget',
  403: 'auth',
  404: 'missing',
  408: 'timeout',
  413: 'too-long',
  422: 'bad-input',
  429: 'rate-limit',
  504: 'timeout',
};

const sentences: Record<ProviderFailure, string> = {
  auth: 'The key is not accepted',
  'rate-limit': 'The service asks for a pause',
  unavailable: 'The service cannot be reached',
  timeout: 'The service did not answer in time',
  'bad-input': 'The service does not accept the request',
  'bad-output': 'The answer cannot be used',
  crashed: 'The service failed',
  'too-long': 'The input is longer than the model can read',
  missing: 'The service knows no such model',
  refused: 'The model would not answer',
  budget: 'The account has no credit left',
};

/** An error with a sentence for its reason. The service's own message is left out: it may repeat the input. */
export function failure(plugin: string, reason: ProviderFailure, detail?: string | number): ProviderError {
  return new ProviderError(plugin, reason, `${sentences[reason]}${detail === undefined ? '' : ` (${detail})`}.`);
}

/** The failure that an error response means, by the words in its body and otherwise by its status. */
export function refusal(plugin: string, status: number, body: string, words: FailureWords): ProviderError {
  const [, reason] = words.find(([pattern]) => pattern.test(body)) ?? [];
  return failure(plugin, reason ?? byStatus[status] ?? 'unavailable', status || undefined);
}

/**
 * The failure that an error of a vendor's client means: our own error where it is the cause, an error that the service
 * sent within an answer, and otherwise a lost connection.
 */
export function failureOf(plugin: string, error: unknown, words: FailureWords): ProviderError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderError) return cause;
  }
  if (error instanceof SyntaxError) return failure(plugin, 'bad-output');
  const { status, error: body, message } = error as { status?: unknown; error?: unknown; message?: unknown };
  return refusal(plugin, typeof status === 'number' ? status : 0, JSON.stringify([body, message]), words);
}
