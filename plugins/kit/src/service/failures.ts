import { ProviderError, type ProviderFailure } from '../errors.ts';

/** What a service's own words for a failure mean, looked for in the body of its refusal; the first that fits counts. */
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

/** A failure as its reason and, where there is one, the status; a service's own message stays out, for it may repeat the input. */
export function failure(plugin: string, reason: ProviderFailure, detail?: string | number): ProviderError {
  return new ProviderError(plugin, reason, `${sentences[reason]}${detail === undefined ? '' : ` (${detail})`}.`);
}

/** Why a service refused: by its own words, and otherwise by the status. */
export function refusal(plugin: string, status: number, body: string, words: FailureWords): ProviderError {
  const [, reason] = words.find(([pattern]) => pattern.test(body)) ?? [];
  return failure(plugin, reason ?? byStatus[status] ?? 'unavailable', status || undefined);
}

/**
 * Whatever a vendor's client throws, as a failure: ours where one lies underneath, a refusal in the midst of an answer by its
 * words, and the loss of the connection otherwise.
 */
export function failureOf(plugin: string, error: unknown, words: FailureWords): ProviderError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderError) return cause;
  }
  if (error instanceof SyntaxError) return failure(plugin, 'bad-output');
  const { status, error: body, message } = error as { status?: unknown; error?: unknown; message?: unknown };
  return refusal(plugin, typeof status === 'number' ? status : 0, JSON.stringify([body, message]), words);
}
