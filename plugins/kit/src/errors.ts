/** Why a document cannot be used, whoever tries to read it. */
export const documentErrorCodes = [
  'document.password',
  'document.damaged',
  'document.unreadable',
  'document.empty',
  'document.wrong-type',
  'document.too-complex',
  'document.too-large',
] as const;

export type DocumentErrorCode = (typeof documentErrorCodes)[number];

/** Compares names and not classes: a plugin may bring its own copy of the kit. */
const isNamed = (value: unknown, name: string) => value instanceof Error && value.name === name;

/** The document is at fault: another plugin or a second try does not help. */
export class DocumentError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'DocumentError');
  }
  readonly code: DocumentErrorCode;
  constructor(code: DocumentErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'DocumentError';
    this.code = code;
  }
}

/**
 * Why a provider failed. `too-long`: the input does not fit the model; `missing`: the server does not have the model;
 * `refused`: the model declined to answer; `budget`: the month's tokens are spent.
 */
export const providerFailures = [
  'auth',
  'rate-limit',
  'unavailable',
  'timeout',
  'bad-input',
  'bad-output',
  'crashed',
  'too-long',
  'missing',
  'refused',
  'budget',
] as const;
export type ProviderFailure = (typeof providerFailures)[number];

/** The provider is at fault: the next provider in order may be asked. */
export class ProviderError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'ProviderError');
  }
  readonly plugin: string;
  readonly reason: ProviderFailure;
  constructor(plugin: string, reason: ProviderFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderError';
    this.plugin = plugin;
    this.reason = reason;
  }
}
