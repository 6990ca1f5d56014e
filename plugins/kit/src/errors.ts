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

/** By name and not by class: a plugin may bring a copy of the kit. */
const isNamed = (value: unknown, name: string) => value instanceof Error && value.name === name;

/** The document is at fault: no other plugin and no second try will help. */
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
 * `too-long`: the input does not fit the model; `missing`: the model is not there; `refused`: the model would not answer;
 * `budget`: the month's tokens are spent. The others are what they say.
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

/** The provider is at fault: the next one in the order may be asked. */
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
