import { check, maxValue, minValue, pipe, regex, string, transform, trim } from 'valibot';

/** A setting that is a whole number within limits, given as text like every environment variable. */
export function wholeNumber(minimum: number, maximum: number) {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return pipe(
    string(),
    regex(/^\d+$/, message),
    transform(Number),
    minValue(minimum, message),
    maxValue(maximum, message),
  );
}

/** A plugin's setting that is the http(s) address of a server, without a slash at its end. */
export const serverAddress = pipe(
  string(),
  check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !new URL(value).search,
    'must be an http or https address',
  ),
  transform((value) => value.replace(/\/+$/, '')),
);

/**
 * A plugin's setting that is the address of an Ollama server, in the forms that Ollama accepts: an http(s) address, or
 * a host with or without a port. `0.0.0.0`, on which a server listens, becomes this machine's address.
 */
export const ollamaAddress = pipe(
  string(),
  trim(),
  transform((value) =>
    value.includes('://')
      ? value
      : `http://${value.startsWith(':') ? '127.0.0.1' : ''}${value}${/:\d+$/.test(value) ? '' : ':11434'}`,
  ),
  check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an http or https address, such as http://127.0.0.1:11434',
  ),
  transform((value) => {
    const url = new URL(value);
    if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
    return url.href.replace(/\/+$/, '');
  }),
);
