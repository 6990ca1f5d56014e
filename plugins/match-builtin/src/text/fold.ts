/** The apostrophe as it is printed, which lists have as one types it: "Master’s degree". */
const printed = '’';

const foldUnit = (unit: string): string => {
  if (unit === printed) return "'";
  const base = unit.normalize('NFD').charAt(0);
  return base.toLowerCase().charAt(0) || unit;
};

/** Lower case without accents, with one kind of apostrophes, a UTF-16 code unit for each one given: offsets hold. */
export function fold(text: string): string {
  return text.replace(/[^\0-\x7f]/g, foldUnit).toLowerCase();
}

/** Orders by code point and not by locale, so that every machine gives the same order. */
export const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
