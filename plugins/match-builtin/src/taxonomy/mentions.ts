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

/** Whether a letter is a word of its own: no part of one, as in "C-level" and "R&D", nor an initial, as in "R. Lee". */
const isFree = (text: string, start: number, end: number): boolean =>
  !/[-&.'’]$/.test(text.slice(Math.max(0, start - 1), start)) &&
  !/^(?:[-&'’]|\.\s?\p{Lu})/u.test(text.slice(end, end + 3));

/** Skills in the order of the text; where forms overlap the longest one counts. */
export function findMentions(text: string, tokens: Token[], taxonomy: Taxonomy): Mention[] {
  const mentions: Mention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const found = formAt(text, tokens, index, taxonomy);
    if (!found) continue;
    const { skill, to } = found;
    if (skill !== undefined)
      mentions.push({ skill, from: index, to, start: tokens[index]!.start, end: tokens[to - 1]!.end });
    index = to - 1;
  }
  return mentions;
}

/** Whether the letters are the very ones of a name; a capital at the beginning of a sentence says nothing. */
function isWrittenAs(name: string, text: string, tokens: Token[], from: number, end: number): boolean {
  if (text.slice(tokens[from]!.start, end) !== name) return false;
  return /^\p{Lu}{2}/u.test(name) || !opensSentence(text, tokens, from);
}

type Found = { skill: number | undefined; to: number };

/** The longest form that begins at a token. */
function formAt(text: string, tokens: Token[], from: number, taxonomy: Taxonomy): Found | undefined {
  const { base, start } = tokens[from]!;
  const most = Math.min(taxonomy.longest.get(base) ?? 0, tokens.length - from);
  // From the shortest on, as each is the beginning of the next.
  const beginnings = [base];
  for (let length = 2; length <= most; length += 1)
    beginnings.push(`${beginnings.at(-1)} ${tokens[from + length - 1]!.base}`);
  for (let length = most; length > 0; length -= 1) {
    const form = taxonomy.forms.get(beginnings[length - 1]!);
    if (!form) continue;
    const { end, word } = tokens[from + length - 1]!;
    if (text.slice(start, end).includes('\n\n')) continue;
    if (form.exact && !isWrittenAs(form.exact, text, tokens, from, end)) continue;
    if (form.written && word !== form.written) continue;
    if (end - start === 1 && !isFree(text, start, end)) continue;
    // Pairs written by hand may be a list on purpose: "Puppet, Chef".
    const isByHand = form.skill !== undefined && taxonomy.skills[form.skill]!.common;
    if (length === 2 && !isByHand && /[,;|•]/.test(text.slice(start, end))) continue;
    return { skill: form.skill, to: from + length };
  }
  return undefined;
}
