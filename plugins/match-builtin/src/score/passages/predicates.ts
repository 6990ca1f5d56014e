import { jointsIn, type Span } from '@cotejo/plugin-kit';
import { countWords } from '../../text/lines.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import { type VerbForm, verbForm } from '../../text/verbs.ts';

const firstWords = /[a-z][a-z'’-]*/g;
/** Words before the verb by which a sentence tells of its writer. */
const pronouns = new Set(['i', 'we']);
/** How many characters are read to find the verb. */
const openingReach = 80;
const label = /^\s*\p{L}[\p{L}/&-]*(?: [\p{L}/&-]+)?:\s+/u;

/** The form of the verb that a folded text begins with, behind "I" and adverbs; undefined where it begins otherwise. */
function openingForm(folded: string): VerbForm | undefined {
  for (const [word] of folded.slice(0, openingReach).replace(label, '').matchAll(firstWords))
    if (!pronouns.has(word) && !/.ly$/.test(word)) return verbForm(word);
  return undefined;
}

/** Whether a folded text begins with what somebody does or did: "kept the books", "I keep the books". */
export const tellsWork = (folded: string): boolean => {
  const form = openingForm(folded);
  return form !== undefined && form !== 'gerund';
};

/** Whether a folded text begins with a verb as a dictionary has it, as aims do: "to lead a team", "lead a team". */
export const opensPlainly = (folded: string): boolean =>
  openingForm(folded.replace(/^\P{L}*to (?=\p{L})/u, '')) === 'base';

/** Words of a predicate that has an object; verbs that share one stay together: "unload, count and check trailers". */
const fewestWords = 2;
const aside = new RegExp(`^${patternOf(readPhrases(import.meta.url, 'asides'))}\\b`);

/** Before a word that turns against what was said. */
const turn = /(?<!\s)\s+(?=(?:but|though|while)\s)/g;

/** Where a folded sentence can be taken apart, in order. */
const jointsOf = (folded: string): Span[] =>
  [
    ...jointsIn(folded).filter(({ kind }) => kind !== 'open' && kind !== 'close'),
    ...[...folded.matchAll(turn)].map(({ 0: { length }, index }) => ({ start: index, end: index + length })),
  ].sort((a, b) => a.start - b.start);

/**
 * What a folded sentence says one after the other: predicates of one form, as in "kept the books, paid the staff and
 * filed the taxes", and what is told of somebody else or against it. `isPart` is told of what goes on with a predicate.
 */
export function predicatesIn(folded: string, isPart = false): Span[] {
  const form = isPart ? undefined : openingForm(folded);
  const predicates: Span[] = [];
  let from = 0;
  let piece = 0;
  for (const { start, end } of jointsOf(folded)) {
    if (start < piece) continue;
    const rest = folded.slice(end);
    const hasObject = countWords(folded.slice(piece, start)) >= fewestWords;
    piece = end;
    if (!aside.test(rest) && !(form !== undefined && hasObject && openingForm(rest) === form)) continue;
    predicates.push({ start: from, end: start });
    from = end;
  }
  return [...predicates, { start: from, end: folded.length }];
}
