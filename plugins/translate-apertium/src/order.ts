import { readPairs } from './glossary.ts';
import { anyOf } from './words.ts';

/** Adjectives that Apertium does not know: it leaves them behind their nouns. */
const unknown = new Map(readPairs('unknown-adjectives'));
/** Adjectives that are nouns as well, for which Apertium takes them. */
const ambiguous = new Map(readPairs('adjectives'));
/** English stands for itself: Apertium does not know it. */
const english = new Map([...unknown, ...ambiguous]);

const madeUp = String.raw`zq\p{Ll}{3}x`;
const adjective =
  String.raw`(?!${anyOf('not-adjectives.es')}(?!\p{L})|${anyOf('adjectives-of.es')} del?(?!\p{L}))` +
  String.raw`(?:\p{Ll}{2,}${anyOf('adjective-endings.es')}|${anyOf('adjectives.es')}` +
  String.raw`|(?:${[...english.keys()].join('|')}))(?!\p{L})`;
/** A participle is an adjective where nothing depends on it: "estados consolidados", but not "equipo formado por". */
const participle = String.raw`(?!incluid)\p{Ll}{3,}[ai]d[oa]s?(?=\s*(?:$|[.,;:()|–—/]|[yeou]\s))`;
const either = `(?:no )?(?:${adjective}|${participle})`;
const joint = String.raw`(?: (?:[yeou]|y\/o) |, (?=${either}(?:, ${either})* [yeou] ${either}))`;
/** A noun, up to three adjectives, and those that are joined to them: "pacientes adultos y pediátricos". */
const behind = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<=(?:(?<!\p{L})(\p{L}+) )?)(${madeUp}|\p{Lu}?\p{Ll}{3,}) ` +
    String.raw`(${either}(?: ${either}){0,2})((?:${joint}${either})*)`,
  'gu',
);

const verb = String.raw`\p{L}*(?:ndo|mente|[aei]r|[ai]do|ron|[éó])`;
const noNoun = `(?:${verb}|${anyOf('prepositions.es')}|${anyOf('common.es')})`;
const isNoNoun = new RegExp(`^(?:${noNoun}|${anyOf('determiners.es')}|${either})$`, 'iu');
/** "Conductores profesionales": behind an adjective Apertium takes such a noun for one as well. */
const occupation = /[dts]or(?:es)?$/u;
const isAdjective = new RegExp(`^${either}$`, 'u');
const nounEnding = new RegExp(`${anyOf('noun-endings.es')}$`, 'u');
const beforeNouns = new RegExp(`^(?:${anyOf('prepositions.es')}|${anyOf('common.es')})$`, 'iu');
const anyNoun = String.raw`(?<![\p{L}\p{N}])(?!${noNoun} )(\p{Ll}{4,}|^\p{Lu}\p{Ll}+${anyOf('noun-endings.es')})`;
const modified = new RegExp(`${anyNoun} (${madeUp})(?! ?[\\p{L}\\p{N}-]*\\d)(?![\\p{L}\\p{N}])`, 'gu');

/** A made-up word, and an adjective that is joined to it: "personal operativo y administrativo". */
const joinedTo = new RegExp(String.raw`(${madeUp})((?:, ${either})* (?:[yeou]|y\/o) ${either})`, 'gu');
const nounAndAdjective = new RegExp(` (${either})$`, 'u');

const isPlural = (word: string): boolean => word.endsWith('s');
/** "Programa", "idioma", "día": masculine, though they end as feminine nouns do. */
const masculine = /(?:ma|ta|día)s?$/u;

/** Whether a noun and an adjective may belong together: in number, and in gender where endings show it. */
function agree(noun: string, own: string): boolean {
  if (isPlural(noun) !== isPlural(own)) return false;
  if (/os?$/u.test(noun) && /as?$/u.test(own)) return false;
  return !(/as?$/u.test(noun) && /os?$/u.test(own)) || masculine.test(noun);
}

/**
 * Whether a word of the text is a noun behind which `own` is an adjective. What is a noun as well, such as "técnico",
 * may be what a verb speaks of: "busca técnico". A plural or a word before nouns tells that it is none.
 */
function isNounOf(word: string, own: string, before: string | undefined): boolean {
  if (isNoNoun.test(word) || !agree(word.toLowerCase(), own)) return false;
  const isOnlyAdjective = unknown.has(own) && !ambiguous.has(own);
  if (!isOnlyAdjective && occupation.test(word)) return false;
  return isOnlyAdjective || isPlural(word) || nounEnding.test(word) || beforeNouns.test(before ?? '');
}

/** The English of adjectives that it is known of, "no" joined to what it denies. */
const toEnglish = (adjectives: string): string =>
  adjectives.replace(/\p{Ll}+/gu, (word) => english.get(word) ?? word).replace(/\bno /gu, 'non- ');

/**
 * Spanish in which an adjective that is joined to a term of noun and adjective stands beside the English of that one,
 * before the noun: "zqbbbx y administrativo zqbbcx" for "operational and administrative staff". `words` are what
 * made-up words stand for, of which a term keeps its adjective alone; `spanish` are the terms themselves. `madeUpWord`
 * gives a further word.
 */
export function splitJoined(
  masked: string,
  words: Map<string, string>,
  spanish: ReadonlyMap<string, string>,
  madeUpWord: (number: number) => string,
): string {
  return masked.replace(joinedTo, (whole, term: string, joined: string) => {
    const own = nounAndAdjective.exec(spanish.get(term) ?? '')?.[1];
    const [, adjective, rest] = /^(\S+) (\S.*)$/u.exec(words.get(term)!) ?? [];
    const agrees = joined.split(/, | (?:[yeou]|y\/o) /u).every((one) => !one || isPlural(one) === isPlural(own ?? ''));
    if (!own || !adjective || !agrees) return whole;
    const noun = madeUpWord(words.size);
    words.set(noun, rest!).set(term, adjective.toLowerCase());
    return `${term}${toEnglish(joined)} ${noun}`;
  });
}

/**
 * Whether a word of a text, which begins at `start`, is an adjective behind a noun: "dispositivos médicos". Elsewhere
 * the same letters are a noun.
 */
export function isAdjectiveAt(text: string, start: number, word: string): boolean {
  const own = word.toLowerCase();
  if (!english.has(own)) return false;
  const words = /(?:^|[^\p{L}\p{N} ] ?)([\p{L} ]+) $/u.exec(text.slice(0, start))?.[1]!.split(' ') ?? [];
  while (words.length > 1 && isAdjective.test(words.at(-1)!) && !isNounOf(words.at(-1)!, own, words.at(-2)))
    words.pop();
  return words.length > 0 && isNounOf(words.at(-1)!, own, words.at(-2));
}

/** "Lectura de planos": what something is of, and the English of both where it has the same order. */
const spanishOf = /^(\p{L}+)(?: .*)? del? (?:l[oa]s? )?(\p{L}+)$/u;
const englishOf = /^(.+ of (?:the )?)([\p{L}-]+(?: [\p{L}-]+)?)$/u;

/** Whether an adjective can only be one of the last noun before it: "lectura de planos eléctricos". */
function isOfLastNoun(term: string, own: string): boolean {
  const [, first, last] = spanishOf.exec(term) ?? [];
  return last !== undefined && agree(last, own) && !agree(first!, own);
}

type Terms = {
  /** What made-up words stand for, and the Spanish of those that stand for terms. */
  words: Map<string, string>;
  spanish: ReadonlyMap<string, string>;
  /** The made-up words that stand for nouns. */
  nouns: Set<string>;
  /** Those that stand for modifiers. */
  modifiers: ReadonlySet<string>;
  /** Gives a further made-up word. */
  madeUpWord: (number: number) => string;
};

/**
 * Spanish in which adjectives stand before the made-up words that stand for nouns, and made-up words that stand for
 * modifiers before nouns, as in English: Apertium, which does not know these words, would leave them behind. So it does
 * with adjectives that it does not know, or takes for nouns, behind any noun.
 */
export function inEnglishOrder(masked: string, { words, spanish, nouns, modifiers, madeUpWord }: Terms): string {
  return masked
    .replace(behind, (whole, before: string | undefined, noun: string, run: string, joined: string) => {
      const own = run.match(/(?:no )?\p{Ll}+/gu)!;
      const isKnown = (run + joined).split(' ').some((word) => word === 'no' || english.has(word));
      const moves = noun.startsWith('zq')
        ? nouns.has(noun)
        : isKnown && isNounOf(noun, own[0]!.replace('no ', ''), before);
      if (!moves) return whole;
      const inFront = toEnglish([own.at(-1)! + joined, ...own.slice(0, -1).toReversed()].join(' '));
      const [, ofWhat, last] = englishOf.exec(words.get(noun) ?? '') ?? [];
      if (last && isOfLastNoun(spanish.get(noun) ?? '', own[0]!.replace('no ', ''))) {
        const lastNoun = madeUpWord(words.size);
        words.set(noun, ofWhat!.trim()).set(lastNoun, last);
        nouns.add(lastNoun);
        return `${noun} ${inFront} ${lastNoun}`;
      }
      return `${inFront} ${noun.startsWith('zq') ? noun : noun.toLowerCase()}`;
    })
    .replace(modified, (whole, noun: string, modifier: string) =>
      modifiers.has(modifier) && (nouns.has(noun) || !noun.startsWith('zq'))
        ? `${modifier} ${noun.toLowerCase()}`
        : whole,
    );
}
