import { estimateTokens, ProviderError } from '@cotejo/plugin-kit';
import { checkRedacted, findIdentity, redact, type Redaction, unredacted } from '../identity/index.ts';
import { mostCalls } from './limits.ts';

/** Tokens of lines in one call: long answers go astray and are long in coming. */
export const tokensAtOnce = 800;
export const tokensAroundLine = 16;

/** A line to be translated, by its place among the segments, and as a model may read it. */
export type Line = { index: number; text: string; hidden: Redaction };

/** What a line takes of a call, with its number and marks. */
export const tokensOfLine = ({ hidden }: Line): number => estimateTokens(hidden.text) + tokensAroundLine;

type Segments = { plugin: string; hidesIdentity: boolean; segments: string[] };

/**
 * The lines that have anything to translate, without what the model must not read. Throws `ProviderError`: `too-long`
 * where more than `mostCalls` would be needed, `bad-input` where the owner's identity cannot be taken out.
 */
export function hideLines({ plugin, hidesIdentity, segments }: Segments): Line[] {
  const identity = hidesIdentity ? findIdentity(segments.join('\n')) : undefined;
  const lines = segments.flatMap((segment, index): Line[] => {
    const text = segment.replace(/\s+/g, ' ').trim();
    if (!/\p{L}/u.test(text)) return [];
    const hidden = identity ? redact(text, identity) : unredacted(text);
    if (identity) checkRedacted(plugin, hidden.text, identity);
    return [{ index, text, hidden }];
  });
  const tokens = lines.map(tokensOfLine).filter((one) => one <= tokensAtOnce).reduce((sum, one) => sum + one, 0);
  if (tokens > tokensAtOnce * mostCalls) throw new ProviderError(plugin, 'too-long', `The lines have ${tokens} tokens`);
  return lines;
}
