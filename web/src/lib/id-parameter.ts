import { naturalIn } from './search.ts';

/** The id in a path, or undefined where it cannot be one. */
export function idParameter(text: string): number | undefined {
  return /^[1-9]\d*$/.test(text) ? naturalIn(Number(text)) : undefined;
}
