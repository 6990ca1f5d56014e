import type { Remarks } from '@cotejo/plugin-kit';

/** The remarks of a verdict, without its other fields. */
export const remarksOf = ({ note, noteInSpanish, years }: Remarks): Remarks => ({
  ...(note && { note }),
  ...(noteInSpanish && { noteInSpanish }),
  ...(years !== undefined && { years }),
});
