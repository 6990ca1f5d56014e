/**
 * The part of an address after the question mark, as the router parses it. Values that do not fit count as absent,
 * since anybody may have typed them.
 */
export type Search = Record<string, unknown>;

/** A text. The router parses one of digits as a number, which is turned back. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A whole number from 1 to the largest id of the database. */
export function naturalIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 2_147_483_647
    ? value
    : undefined;
}

export function oneOf<const Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}
