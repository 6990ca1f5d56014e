import type { Span } from '@cotejo/plugin-kit';
import { type Token, tokenize } from '../text/tokens.ts';
import { isProduct, loadTaxonomy, type Taxonomy } from './load.ts';

/** A skill named in a text; `from` and `to` are the tokens that it covers, `to` excluded. */
export type Mention = Span & { skill: number; from: number; to: number };

/** Whether the token opens a sentence that goes on in lower case, where any word has a capital. */
function opensSentence(text: string, tokens: Token[], index: number): boolean {
  const token = tokens[index]!;
  const before = text.slice(index > 0 ? tokens[index - 1]!.end : 0, token.start);
  const opens = index === 0 || /[\n.!?:•●▪]/.test(before);
  return opens && /^ +[a-z]/.test(text.slice(token.end, token.end + 3));
}

const calledLanguage = /^\s(?:programming|language|lenguaje|code|developer|scripts?)\b/i;
const usedIn = /(?:^|[\s(])(?:in|with|using|en|con)\s$/i;
const endsThere = /^(?:[\s)]*$|\s*[,;)\n]|\s(?:and|or|y|o)\s|\.(?:\s|$))/;
const besides = /^(?:\s*[,;/|&•]\s*|\s+(?:and|or|y|o)\s+)$/;

/**
 * Whether a name of one letter names a language, as "C" and "R" do alone, beside another product, before "programming"
 * and in "written in C"; elsewhere it is a letter of something else: "A/R", "C-level", "R. Kelly".
 */
function isLanguage(text: string, mentions: Mention[], at: number, taxonomy: Taxonomy): boolean {
  const { start, end } = mentions[at]!;
  const beside = (one: Mention | undefined, between: [number, number]): boolean =>
    one !== undefined && isProduct(taxonomy, one.skill) && besides.test(text.slice(...between));
  return (
    text.trim().length === end - start ||
    beside(mentions[at - 1], [mentions[at - 1]?.end ?? 0, start]) ||
    beside(mentions[at + 1], [end, mentions[at + 1]?.start ?? end]) ||
    calledLanguage.test(text.slice(end, end + 14)) ||
    (usedIn.test(text.slice(Math.max(0, start - 8), start)) && endsThere.test(text.slice(end, end + 6)))
  );
}

/** Skills in the order of the text; where forms overlap the longest one counts. `tokens` are those of the text. */
export function findMentions(text: string, tokens = tokenize(text), taxonomy = loadTaxonomy()): Mention[] {
  const mentions: Mention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const found = formAt(text, tokens, index, taxonomy);
    if (!found) continue;
    const { skill, to } = found;
    if (skill !== undefined)
      mentions.push({ skill, from: index, to, start: tokens[index]!.start, end: tokens[to - 1]!.end });
    index = to - 1;
  }
  return mentions.filter(({ start, end }, at) => end - start > 1 || isLanguage(text, mentions, at, taxonomy));
}

/** "Excel" of "Excel or Google Sheets", which goes on with the like of it: a product, or a name such as RealPage. */
function opensList(text: string, tokens: Token[], to: number, taxonomy: Taxonomy): boolean {
  const [joint, next] = [tokens[to], tokens[to + 1]];
  if (!joint || !next || !/^(?:and|or|y|o)$/.test(joint.word) || !/^\p{Lu}/u.test(text.slice(next.start))) return false;
  if (/^\p{Lu}\p{Ll}+\p{Lu}/u.test(text.slice(next.start))) return true;
  const skill = formAt(text, tokens, to + 1, taxonomy)?.skill;
  return skill !== undefined && isProduct(taxonomy, skill);
}

/** Whether the letters are the very ones of a name; a capital at the beginning of a sentence says nothing. */
function isWrittenAs(name: string, text: string, tokens: Token[], from: number, to: number, taxonomy: Taxonomy) {
  if (text.slice(tokens[from]!.start, tokens[to - 1]!.end) !== name) return false;
  return /^\p{Lu}{2}/u.test(name) || !opensSentence(text, tokens, from) || opensList(text, tokens, to, taxonomy);
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
    if (/\n\n|\t/.test(text.slice(start, end))) continue;
    if (form.exact && !isWrittenAs(form.exact, text, tokens, from, from + length, taxonomy)) continue;
    if (form.written && word !== form.written) continue;
    // Pairs written by hand may be a list on purpose: "Puppet, Chef".
    const isByHand = form.skill !== undefined && taxonomy.skills[form.skill]!.common;
    if (length === 2 && !isByHand && /[,;|•]/.test(text.slice(start, end))) continue;
    return { skill: form.skill, to: from + length };
  }
  return undefined;
}
