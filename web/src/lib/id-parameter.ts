import { naturalIn } from './search.ts';

/** The id in an address, or nothing when there is no such id. */
export function idParameter(text: string): number | undefined {
  return /^[1-9]\d*$/.test(text) ? naturalIn(Number(text)) : undefined;
}
