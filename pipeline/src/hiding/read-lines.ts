import { estimateTokens, ProviderError } from '@cotejo/plugin-kit';
import { checkRedacted, findIdentity, redact, type Redaction, unredacted } from '../identity/index.ts';
import { hasLetter } from '../text/split.ts';
import { mostCalls } from './limits.ts';

/** Tokens of lines in one call: long answers go astray and are long in coming. */
export const tokensAtOnce = 800;
export const tokensAroundLine = 16;

const tokensOf = (text: string): number => estimateTokens(text) + tokensAroundLine;

/** A line to be translated, by its place among the segments, and as a model may read it. */
export type Line = { index: number; text: string; hidden: Redaction };

/** Tokens that a line takes in a call, with its number and marks. */
export const tokensOfLine = ({ hidden }: Line): number => tokensOf(hidden.text);

type Segments = { plugin: string; hidesIdentity: boolean; segments: string[] };

/**
 * The lines to be translated that fit into a call, without what the model must not read. Throws `ProviderError`:
 * `too-long` where more than `mostCalls` would be needed, `bad-input` where the owner's identity cannot be taken out.
 */
export function hideLines({ plugin, hidesIdentity, segments }: Segments): Line[] {
  const lines = segments
    .map((segment, index) => ({ index, text: segment.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => hasLetter(text) && tokensOf(text) <= tokensAtOnce);
  const tokens = lines.reduce((sum, { text }) => sum + tokensOf(text), 0);
  if (tokens > tokensAtOnce * mostCalls) throw new ProviderError(plugin, 'too-long', `The lines have ${tokens} tokens`);
  const identity = hidesIdentity ? findIdentity(segments.join('\n')) : undefined;
  return lines.map((line) => {
    const hidden = identity ? redact(line.text, identity) : unredacted(line.text);
    if (identity) checkRedacted(plugin, hidden.text, identity);
    return { ...line, hidden };
  });
}
