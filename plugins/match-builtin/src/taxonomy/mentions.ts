import type { Span } from '@cotejo/plugin-kit';
import type { Token } from '../text/tokens.ts';
import type { Taxonomy } from './load.ts';

/** A skill named in a text; `from` and `to` are the tokens that it covers, `to` excluded. */
export type Mention = Span & { skill: number; from: number; to: number };

/** Whether the token opens a sentence that goes on in lower case, where any word has a capital. */
function opensSentence(text: string, tokens: Token[], index: number): boolean {
  const token = tokens[index]!;
  const before = text.slice(index > 0 ? tokens[index - 1]!.end : 0, token.start);
  const opens = index === 0 || /[\n.!?:•●▪]/.test(before);
  return opens && /^ +[a-z]/.test(text.slice(token.end, token.end + 3));
}

/** Skills in the order of the text; where forms overlap the longest one counts. */
export function findMentions(text: string, tokens: Token[], taxonomy: Taxonomy): Mention[] {
  const mentions: Mention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const mention = mentionAt(text, tokens, index, taxonomy);
    if (!mention) continue;
    mentions.push(mention);
    index = mention.to - 1;
  }
  return mentions;
}

function mentionAt(text: string, tokens: Token[], from: number, taxonomy: Taxonomy): Mention | undefined {
  const { base, start } = tokens[from]!;
  const most = Math.min(taxonomy.longest.get(base) ?? 0, tokens.length - from);
  // From the shortest on, as each is the beginning of the next.
  const beginnings = [base];
  for (let length = 2; length <= most; length += 1)
    beginnings.push(`${beginnings.at(-1)} ${tokens[from + length - 1]!.base}`);
  for (let length = most; length > 0; length -= 1) {
    const form = taxonomy.forms.get(beginnings[length - 1]!);
    if (!form) continue;
    const { end } = tokens[from + length - 1]!;
    if (text.slice(start, end).includes('\n\n')) continue;
    if (form.exact && (text.slice(start, end) !== form.exact || opensSentence(text, tokens, from))) continue;
    return { skill: form.skill, from, to: from + length, start, end };
  }
  return undefined;
}
