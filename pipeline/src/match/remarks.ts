import type { Remarks } from '@cotejo/plugin-kit';

/** Of a verdict what is said beside it, and nothing else. */
export const remarksOf = ({ note, noteInSpanish, years }: Remarks): Remarks => ({
  ...(note && { note }),
  ...(noteInSpanish && { noteInSpanish }),
  ...(years !== undefined && { years }),
});
