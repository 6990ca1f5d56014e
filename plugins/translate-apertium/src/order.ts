import { readPairs } from './glossary.ts';
import { anyOf } from './words.ts';

/** English stands for itself: Apertium does not know it. */
const english = new Map(readPairs('adjectives'));

const nounWord = String.raw`(zq\p{Ll}{3}x)`;
const adjective =
  String.raw`(?!${anyOf('not-adjectives.es')}(?!\p{L}))` +
  String.raw`(?:\p{Ll}{2,}${anyOf('adjective-endings.es')}|${anyOf('adjectives.es')})(?!\p{L})`;
/** A participle is an adjective where nothing depends on it: "estados consolidados", but not "equipo formado por". */
const participle = String.raw`\p{Ll}{3,}[ai]d[oa]s?(?=\s*(?:$|[.,;:()|–—/]|y\s))`;
const either = `(?:${adjective}|${participle})`;
const behind = new RegExp(`${nounWord} (${either})(?: (${either}))?`, 'gu');

const verb = String.raw`\p{Ll}*(?:ndo|mente|ar|er|ir|ado|ido|ron|[éó])`;
const noNoun = `(?:${verb}|${anyOf('prepositions.es')}|${anyOf('common.es')})`;
const anyNoun = String.raw`(?<![\p{L}\p{N}])(?!${noNoun} )(\p{Ll}{4,}|^\p{Lu}\p{Ll}+${anyOf('noun-endings.es')})`;
const modified = new RegExp(`${anyNoun} ${nounWord}(?! ?[\\p{L}\\p{N}-]*\\d)(?![\\p{L}\\p{N}])`, 'gu');

/**
 * Spanish in which adjectives stand before the made-up words that stand for nouns, and made-up words that stand for
 * modifiers before nouns, as in English: Apertium, which does not know these words, would leave them behind.
 */
export function inEnglishOrder(masked: string, nouns: ReadonlySet<string>, modifiers: ReadonlySet<string>): string {
  return masked
    .replace(behind, (whole, noun: string, first: string, second: string | undefined) =>
      nouns.has(noun)
        ? [second, first]
            .filter((adjective) => adjective !== undefined)
            .map((adjective) => `${english.get(adjective) ?? adjective} `)
            .join('') + noun
        : whole,
    )
    .replace(modified, (whole, noun: string, modifier: string) =>
      modifiers.has(modifier) && (nouns.has(noun) || !noun.startsWith('zq'))
        ? `${modifier} ${noun.toLowerCase()}`
        : whole,
    );
}
