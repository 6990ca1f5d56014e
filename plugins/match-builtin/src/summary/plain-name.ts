import { findMentions, type Mention } from '../taxonomy/mentions.ts';
import { fold } from '../text/fold.ts';
import { numberWords } from '../text/numbers.ts';
import { inGroup, matcherOf, patternOf, readPhrases, readTable } from '../text/phrases.ts';
import { verbForm } from '../text/verbs.ts';
import { inSmallLetters, productsIn } from './small-letters.ts';
import { shortText } from './wording.ts';

const qualifiers = readPhrases(import.meta.url, 'qualifiers').toSorted((a, b) => b.length - a.length);
const headPhrases = readPhrases(import.meta.url, 'name-heads');
const heads = new Set(headPhrases);
const opensWithHead = new RegExp(`^${patternOf(headPhrases)}(?![\\w-])`);
const joints = new Set(readPhrases(import.meta.url, 'head-joints'));
const spanishJoints = new Set(['de', 'del', 'en', 'con']);
const clauseWords = matcherOf(readPhrases(import.meta.url, 'clause-words'));
const openers = matcherOf(readPhrases(import.meta.url, 'openers').map((opener) => `^${opener}`));
const endings = new RegExp(`${patternOf(readPhrases(import.meta.url, 'name-endings'))}$`);
const articles = readTable(import.meta.url, 'articles');
const lastNouns = new Set(inGroup(articles, 'last'));
/** What follows a noun that has an article: "an understanding of", and not "understanding people". */
const afterNouns = new Set(inGroup(articles, 'before'));

/** "able to" and the noun that it is called by: "ability to". */
const nounPhrases = readTable(import.meta.url, 'noun-phrases').toSorted(([, a], [, b]) => b.length - a.length);

const additions = readTable(import.meta.url, 'additions');
const [afterComma, anywhere, wish] = ['comma', 'anywhere', 'wish'].map((group) => patternOf(inGroup(additions, group)));
/** Not the colon of "at a ratio of 1:2", nor the figure of "seis (6) meses". */
const explaining = `\\((?!\\d{1,2}\\))|;|:(?!\\d)|,\\s*(?:and |y )?${afterComma}\\b|\\s${anywhere}(?![\\w-])`;
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

/** "ability to plan" of "Able to plan": what opens a demand, an adjective or a verb, as the noun of a name. */
function asNoun(bare: string): string {
  const folded = fold(bare);
  const found = nounPhrases.find(([, opening]) => folded.startsWith(`${opening} `));
  return found ? found[0].replace('-', ' ') + bare.slice(found[1].length) : bare;
}

const countWords = (text: string): number => text.split(' ').length;

/** "tax credit experience" of "tax credit (LIHTC) experience": what stands in brackets inside a name explains it. */
const aside = /\s*\([^()]*\)(?=\s\p{L})/gu;

/** A demand without what stands behind it that is no part of its name; `isWhole` leaves how much it is asked for. */
export function withoutAdditions(whole: string, isWhole = false): string {
  const text = isWhole ? whole : whole.replace(aside, '');
  const at = fold(text).search(isWhole ? explanation : addition);
  const head = at < 0 ? text : text.slice(0, at).replace(/(?<![\s,])[\s,]+$/, '');
  return at >= 0 && countWords(head) < fewestWords && firstMention(head)?.start !== 0 ? text : head;
}

const firstMention = (text: string): Mention | undefined => findMentions(text)[0];

/** "SAP" of "experience with SAP": what begins with a skill needs no further word before it. */
function withoutHead(bare: string): string {
  const [head, joint, ...rest] = bare.split(' ');
  const subject = rest.join(' ');
  const isJoined = heads.has(fold(head!)) && joints.has(fold(joint ?? ''));
  return isJoined && firstMention(subject)?.start === 0 ? subject : bare;
}

/** "5 years of …", "3-5 años de …", "six months of …". */
const years = new RegExp(`^(?:\\d[\\d\\s+–-]*|${patternOf(numberWords)} )(?:years?|months?|anos?|mes(?:es)?)\\b`);
/** "PE license in Maryland": letters that stand for a name, in a text that has small letters as well. */
const opensWithLetters = /^\p{Lu}[\p{L}\d]*\p{Lu}[\p{L}\d-]* \p{Ll}/u;
const opensList = /^ (?:or|and|o|u|y|e) /;

/** "Yardi or RealPage", at whose beginning a capital says nothing by itself. */
function opensWithProduct(bare: string): boolean {
  const [product] = productsIn(bare);
  return product?.start === 0 && opensList.test(bare.slice(product.end));
}

/**
 * Whether words begin as a name does: with a noun that is known, what somebody does ("planning"), years, a skill or
 * letters; or end in a noun and are few, as "organizational abilities" does.
 */
function isNamelike(bare: string, first: Mention | undefined): boolean {
  const folded = fold(bare);
  if (openers.test(folded)) return false;
  return (
    countWords(bare) === 1 ||
    first?.start === 0 ||
    opensWithHead.test(folded) ||
    /^\p{L}{3,}ing /u.test(bare) ||
    years.test(folded) ||
    opensWithLetters.test(bare) ||
    opensWithProduct(bare) ||
    (countWords(bare) <= fewWords && endings.test(folded))
  );
}

const isNoun = (word: string): boolean => endings.test(fold(word));

/** The sound of a vowel: "eye", "MBA", but not "university". */
const vowel = /^(?:[AEIOaeio]|U(?!ni|s[aei]|\p{Lu})|u(?!ni|s[aei])|[FHLMNRSX](?=[\p{Lu}\d]))/u;

/** "a portfolio" of "A strong portfolio", with the article that its first sound asks for. */
export const withIndefinite = (name: string): string => `${vowel.test(name) ? 'an' : 'a'} ${name}`;

/** What follows a noun that ends the head of a name: "a PE license in Maryland". */
const beforeRest = / (?:and|or|in|with|of|for|from) /;

/** "the ability to plan": nouns that stand with an article in a sentence. */
function withArticle(name: string): string {
  const [noun, joint] = fold(name).split(' ');
  const article = articles.find(([group, one]) => one === noun && group !== 'last' && group !== 'before')?.[0];
  if (article !== undefined && afterNouns.has(joint ?? '')) return `${article} ${name}`;
  const head = fold(name).split(beforeRest)[0]!.split(' ');
  return head.length > 1 && lastNouns.has(head.at(-1)!) && !opensWithHead.test(fold(name))
    ? withIndefinite(name)
    : name;
}

/** "Read blueprints": a duty that opens with the verb of a skill and its object is an order, and no name. */
const opensWithOrder = (bare: string, { start, end }: Mention): boolean => {
  const [verb, ...object] = fold(bare.slice(start, end)).split(' ');
  return object.length > 0 && ['base', 'past'].includes(verbForm(verb!) ?? '') && !isNoun(verb!);
};

const opensWithArticle = /^an? (?!(?:high level|minimum|variety|number|range) of\b)/i;
/**
 * How a requirement's own words name it, and whether they are about the skill that they name. What opens with an
 * article is a name by that alone, and keeps it unless it is a noun without number, such as knowledge.
 */
export function namedBy(
  words: string,
  { isDuty, isEnglish }: { isDuty: boolean; isEnglish: boolean },
): { plain?: string; isAboutSkill: boolean } {
  const isNounMeant = isEnglish && !isDuty && /\p{Ll}/u.test(words);
  const noun = (text: string): string => (isNounMeant ? asNoun(text) : text);
  const praised = noun(withoutPraise(noun(words)));
  const bare = withoutHead(withoutAdditions(praised));
  const first = firstMention(bare);
  const folded = fold(bare);
  const isArticled = isEnglish && opensWithArticle.test(words) && !opensWithHead.test(fold(praised));
  const isOrder = isDuty && isEnglish && first?.start === 0 && opensWithOrder(bare, first);
  const isName =
    isArticled || (!isOrder && isNamelike(bare, first) && !(isDuty && endings.test(folded) && first?.start !== 0));
  const isPlain = isName && countWords(bare) <= mostWords && !/[,;:()]/.test(bare) && !clauseWords.test(folded);
  const [head = '', joint = ''] = bare.split(' ');
  // "Manejo de Osabide Global": behind a small word of Spanish, capitals are those of names.
  const isOfName = heads.has(fold(head)) && spanishJoints.has(joint);
  const small = isPlain ? inSmallLetters(bare, { isNoun, isEnglish, isOfName }) : '';
  return {
    isAboutSkill: isName || countWords(bare) <= fewWords,
    ...(isPlain && { plain: isArticled ? withIndefinite(small) : withArticle(small) }),
  };
}
