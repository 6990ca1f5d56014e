import { idText } from '@cotejo/contract';
import * as v from 'valibot';

/** The id in an address, or nothing when there is no such id. */
export function idParameter(text: string): number | undefined {
  const result = v.safeParse(idText, text);
  return result.success ? result.output : undefined;
}
