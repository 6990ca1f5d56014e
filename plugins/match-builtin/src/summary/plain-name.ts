import type { Span } from '@cotejo/plugin-kit';
import { isProduct, loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions, type Mention } from '../taxonomy/mentions.ts';
import { fold } from '../text/fold.ts';
import { findLanguages } from '../text/languages.ts';
import { inGroup, matcherOf, patternOf, readPhrases, readTable } from '../text/phrases.ts';
import { tokenize } from '../text/tokens.ts';
import { shortText } from './wording.ts';

const qualifiers = readPhrases(import.meta.url, 'qualifiers').toSorted((a, b) => b.length - a.length);
const heads = new Set(readPhrases(import.meta.url, 'name-heads'));
const joints = new Set(readPhrases(import.meta.url, 'head-joints'));
const spanishJoints = new Set(['de', 'del', 'en', 'con']);
const clauseWords = matcherOf(readPhrases(import.meta.url, 'clause-words'));
const openers = matcherOf(readPhrases(import.meta.url, 'openers').map((opener) => `^${opener}`));
const endings = new RegExp(`${patternOf(readPhrases(import.meta.url, 'name-endings'))}$`);
const articles = readTable(import.meta.url, 'articles').filter(([group]) => group !== 'before');
/** What follows a noun that has an article: "an understanding of", and not "understanding people". */
const afterNouns = new Set(inGroup(readTable(import.meta.url, 'articles'), 'before'));

const additions = readTable(import.meta.url, 'additions');
const [afterComma, anywhere, wish] = ['comma', 'anywhere', 'wish'].map((group) => patternOf(inGroup(additions, group)));
const explaining = `[(:;]|,\\s*(?:and |y )?${afterComma}\\b|\\s${anywhere}(?![\\w-])`;
/** What explains or limits a demand: "(any kind)", ", preferably in retail". */
const explanation = new RegExp(`\\s*(?:${explaining}).*$`);
/** The same, and how much it is asked for: "is preferred". */
const addition = new RegExp(`\\s*(?:${explaining}|[,\\s]\\s*${wish}\\W*$).*$`);
const fewestWords = 2;
const mostWords = 10;
/** Words up to which a demand that begins with no known noun is one. */
const fewWords = 4;

/** "experience in retail" of "Proven experience in retail." */
function withoutPraise(text: string): string {
  let bare = shortText(text, 300);
  for (let found: string | undefined = ''; found !== undefined;) {
    found = qualifiers.find((one) => fold(bare).startsWith(`${one} `));
    if (found !== undefined) bare = bare.slice(found.length + 1);
  }
  return bare;
}

const countWords = (text: string): number => text.split(' ').length;

/** A demand without what stands behind it that is no part of its name; `isWhole` leaves how much it is asked for. */
export function withoutAdditions(text: string, isWhole = false): string {
  const at = fold(text).search(isWhole ? explanation : addition);
  const head = at < 0 ? text : text.slice(0, at).replace(/[\s,]+$/, '');
  return at >= 0 && countWords(head) < fewestWords && firstMention(head)?.start !== 0 ? text : head;
}

const firstMention = (text: string): Mention | undefined => findMentions(text, tokenize(text), loadTaxonomy())[0];

/** "SAP" of "experience with SAP": what begins with a skill needs no further word before it. */
function withoutHead(bare: string): string {
  const [head, joint, ...rest] = bare.split(' ');
  const subject = rest.join(' ');
  const isJoined = heads.has(fold(head!)) && joints.has(fold(joint ?? ''));
  return isJoined && firstMention(subject)?.start === 0 ? subject : bare;
}

/** "5 years of …", "3-5 años de …". */
const years = /^\d[\d\s+–-]*(?:years?|anos?)\b/;

/**
 * Whether words begin as a name does: with a noun that is known, what somebody does ("planning"), years, or a skill; or
 * end in a noun and are few, as "organizational abilities" does.
 */
function isNamelike(bare: string, first: Mention | undefined): boolean {
  const folded = fold(bare);
  if (openers.test(folded)) return false;
  const [opening] = folded.split(' ');
  return (
    countWords(bare) === 1 ||
    first?.start === 0 ||
    heads.has(opening!) ||
    /^\p{L}{3,}ing /u.test(bare) ||
    years.test(folded) ||
    (countWords(bare) <= fewWords && endings.test(folded))
  );
}

const isNoun = (word: string): boolean => endings.test(fold(word));

/** Whether all words begin with a capital; a noun at the end need not: "Active Listening skills". */
const isTitled = (words: string[]): boolean =>
  words.length > 1 &&
  words.every((word, at) => word.length <= 3 || /^\p{Lu}/u.test(word) || (at === words.length - 1 && isNoun(word)));

/** The products that words name, also at their beginning, where a capital says nothing by itself. */
function productsIn(words: string): Span[] {
  const taxonomy = loadTaxonomy();
  const before = 'of ';
  const text = before + words;
  return findMentions(text, tokenize(text), taxonomy)
    .filter(({ skill }) => isProduct(taxonomy, skill))
    .map(({ start, end }) => ({ start: start - before.length, end: end - before.length }));
}

/** Words as they stand in a sentence: small letters, but for names of products and languages and abbreviations. */
function inSmallLetters(bare: string): string {
  const products = productsIn(bare);
  const kept = [...products, ...findLanguages(fold(bare))];
  const small = (word: string, at: number): string =>
    kept.some(({ start, end }) => start <= at && at < end) ? word : word.charAt(0).toLowerCase() + word.slice(1);
  // A word alone that is no noun of English or Spanish is a name: "NuGet".
  if (countWords(bare) === 1 && products.length === 0 && !endings.test(fold(bare)) && !firstMention(bare)) return bare;
  const [head, joint] = bare.split(' ');
  // "Manejo de Osabide Global": behind a small word of Spanish, capitals are those of names.
  const isOfName = heads.has(fold(head!)) && spanishJoints.has(joint ?? '');
  return isTitled(bare.split(' ')) && !isOfName && products[0]?.start !== 0
    ? bare.replace(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu, small)
    : bare.replace(/^\p{Lu}\p{Ll}+(?=[\s-]|$)/u, small);
}

/** "the ability to plan": nouns that stand with an article in a sentence. */
function withArticle(name: string): string {
  const [noun, joint] = fold(name).split(' ');
  const article = articles.find(([, one]) => one === noun)?.[0];
  return article === undefined || !afterNouns.has(joint ?? '') ? name : `${article} ${name}`;
}

/** How a requirement's own words name it, and whether they are about the skill that they name. */
export function namedBy(words: string, isDuty: boolean): { plain?: string; isAboutSkill: boolean } {
  const bare = withoutHead(withoutAdditions(withoutPraise(words)));
  const first = firstMention(bare);
  const folded = fold(bare);
  const isName = isNamelike(bare, first) && !(isDuty && endings.test(folded) && first?.start !== 0);
  const isPlain = isName && countWords(bare) <= mostWords && !/[,;:()]/.test(bare) && !clauseWords.test(folded);
  return {
    isAboutSkill: isName || countWords(bare) <= fewWords,
    ...(isPlain && { plain: withArticle(inSmallLetters(bare)) }),
  };
}
