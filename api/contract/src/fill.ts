/** What a sentence is filled with, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** A sentence with its values in their places. */
export function fill(sentence: string, values: Values = {}): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (braced, name: string) => String(values[name] ?? braced));
}
