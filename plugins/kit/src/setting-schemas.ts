import { check, maxValue, minValue, pipe, regex, string, transform } from 'valibot';

/** A plugin's setting that is a whole number within limits, given as text like every environment variable. */
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
