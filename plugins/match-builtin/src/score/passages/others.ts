import type { Span } from '@cotejo/plugin-kit';
import type { ResumeSegment } from '../../resume/segments.ts';
import { namesOccupation } from '../../taxonomy/occupations.ts';
import { fold } from '../../text/fold.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import { type Token, tokenize } from '../../text/tokens.ts';
import { type VerbForm, verbForm } from '../../text/verbs.ts';

const persons = new Set(readPhrases(import.meta.url, 'persons'));
const groups = new Set(readPhrases(import.meta.url, 'groups'));
const superior = new RegExp(`(?<!\\p{L})${patternOf(readPhrases(import.meta.url, 'superiors'))} (?=\\p{L})`, 'gu');
/** What stands before somebody else, and before a group to which one does not say that one belongs. */
const ofSomebody = new Set(['the', 'my', 'our', 'his', 'her', 'their', 'another']);
const ofGroup = new Set(['the', 'another']);
const ownSelf = new Set(['i', 'we', 'me', 'myself', 'candidate', 'undersigned']);
/** Words between the first of a phrase and the noun that says who it is, and from there to the verb. */
const mostBefore = 5;
const mostBetween = 4;

/** The token of the noun that says who is spoken of: "the office manager there" is a manager, "the team" a group. */
function nounAt(text: string, tokens: readonly Token[]): number | undefined {
  const first = tokens[0];
  if (!first || !ofSomebody.has(first.word)) return undefined;
  for (let at = 1; at <= mostBefore && at < tokens.length; at += 1) {
    const { word, base, end } = tokens[at]!;
    if (ownSelf.has(word)) return undefined;
    if (persons.has(base) || (groups.has(base) && ofGroup.has(first.word))) return at;
    const next = tokens[at + 1];
    const isOpen = next !== undefined && /^ $/.test(text.slice(end, next.start)) && namesUpTo(text, first, next);
    if (!isOpen && namesUpTo(text, first, tokens[at]!)) return at;
  }
  return undefined;
}

const namesUpTo = (text: string, { start }: Token, { end }: Token): boolean => namesOccupation(text.slice(start, end));

/** How many characters are read to find who is spoken of, and the verb. */
const reach = 160;

/** Several people are told of without an article: "Dispatchers plan the routes". */
const isPeople = ({ word, base }: Token): boolean => word !== base && namesOccupation(`the ${base}`);

/** Whether a sentence tells what somebody else does: "The office manager did the payroll". Names have no verbs. */
export function tellsOfOthers(text: string): boolean {
  const tokens = tokenize(text.slice(0, reach));
  const [first, second] = tokens;
  const formAt = ({ word, start }: Token): VerbForm | undefined =>
    /\p{Ll}/u.test(text.charAt(start)) ? verbForm(word) : undefined;
  if (first && second && isPeople(first)) return ['base', 'past'].includes(formAt(second) ?? '');
  const noun = nounAt(fold(text.slice(0, reach)), tokens);
  if (noun === undefined) return false;
  const finite: (VerbForm | undefined)[] = isPeople(tokens[noun]!) ? ['past', 'base'] : ['past', 'third'];
  const behind = tokens.slice(noun + 1, noun + 1 + mostBetween);
  const verb = behind.findIndex((token) => finite.includes(formAt(token)));
  return verb >= 0 && !behind.slice(0, verb).some(({ word }) => ownSelf.has(word));
}

const relative = /,\s+(?:and\s+)?(?<pronoun>who|whose|that)\s+(?=(?<next>[\p{L}’']+))/gu;

/** Where a folded sentence goes on about somebody whom it has named: "the foreman, who orders the material". */
export function toldOfOthers(folded: string): Span[] {
  return [...folded.matchAll(relative)].flatMap(({ index, groups: found, 0: all }) => {
    const before = tokenize(folded.slice(Math.max(0, index - 60), index));
    const noun = before.at(-1);
    const isPerson = found!.pronoun!.startsWith('who') || (noun !== undefined && isSomebody(before));
    return isPerson && !ownSelf.has(found!.next!) ? [{ start: index + all.length, end: folded.length }] : [];
  });
}

/** Whether words end with a person or a group, with what describes it: "the team of infrastructure". */
function isSomebody(tokens: readonly Token[]): boolean {
  const last = tokens.slice(-mostBetween);
  return last.some(({ base }) => groups.has(base)) || namesOccupation(last.map(({ word }) => word).join(' '));
}

/** Where a folded sentence names those under whom somebody works: "report to the operations manager". */
export const superiorsIn = (folded: string): Span[] =>
  [...folded.matchAll(superior)].flatMap(({ 0: found, index }) => {
    const start = index + found.length;
    const tokens = tokenize(folded.slice(start, start + 80));
    const noun = nounAt(folded.slice(start), tokens);
    return noun === undefined ? [] : [{ start, end: start + tokens[noun]!.end }];
  });

const withOthers = patternOf(readPhrases(import.meta.url, 'with-others'));
/** "Coordinated with procurement", and "worked with" where people or a group follow: one works with tools as well. */
const togetherWith = new RegExp(
  String.raw`\b(?:${withOthers}|(?<work>work\w* (?:closely |directly )?(?:with|alongside)))\s`,
  'g',
);
/** Where the words for others end: what follows, and was done with them, is one's own again. */
const endOfOthers = /[,;.:()]|\s(?:on|to|in|for|at|during|when|while|where|regarding|about)\s/;

/** Whether a skill at a place of the resume is that of others, with whom something was done. */
export function isOfOthers({ folded, start }: ResumeSegment, at: number): boolean {
  const place = at - start;
  return [...folded.matchAll(togetherWith)].some(({ 0: { length }, index, groups: found }) => {
    const from = index + length;
    if (place < from) return false;
    const end = folded.slice(from).search(endOfOthers);
    const phrase = end < 0 ? folded.slice(from) : folded.slice(from, from + end);
    return (
      place < from + phrase.length &&
      (!found?.work || /^(?:the|our|their|other) /.test(phrase) || isSomebody(tokenize(phrase)))
    );
  });
}
