import type { Span } from '@cotejo/plugin-kit';
import { headingKind } from '../../resume/sections.ts';
import type { ResumeSegment } from '../../resume/segments.ts';
import { findLanguages } from '../../taxonomy/languages.ts';
import { fold } from '../../text/fold.ts';
import { inGroup, matcherOf, patternOf, readPhrases, readTable } from '../../text/phrases.ts';
import { superiorsIn, tellsOfOthers, toldOfOthers } from './others.ts';
import { opensPlainly, predicatesIn } from './predicates.ts';
import type { Sentence } from './sentences.ts';

const list = (name: string): string[] => readPhrases(import.meta.url, name);
const whole = (phrases: readonly string[]): string => `(?<!\\p{L})${patternOf(phrases)}(?!\\p{L})`;
const opening = (phrases: readonly string[]): RegExp =>
  new RegExp(`^(?:\\P{L}|i |and |also |but )*${whole(phrases)}`, 'u');

const aim = new RegExp(whole(list('aims')), 'u');
const opensAim = opening([...list('aims'), ...list('aim-openings')]);
const offer = matcherOf(list('offers'));
/** What is offered goes as far as the place where it would be put: "my skills to a team". */
const place = /\b(?:to|as|at|within|for|in (?:an?|the|your))\b|,/;
const leisure = new RegExp(whole(list('leisure')), 'u');
/** Whether a line is a heading over leisure, or has one as its label. */
const opensLeisure = (text: string): boolean => headingKind(text.split(':')[0]!) === 'interests';
/** Among interests stands what is none: what was done for others, with its year or name, and lines of a label. */
const service = /\b(?:(?:19|20)\d\d|volunt\w+)\b|^\P{L}*\p{L}+(?: \p{L}+)?:/u;
const isMore = (folded: string): boolean =>
  !opensLeisure(folded) && (service.test(folded) || findLanguages(folded).length > 0);
const denial = new RegExp(`${opening(list('denials')).source}(?! only)`, 'u');

/** What somebody else says of the owner, in quotation marks: "She always impressed us by …". */
const praise = /^[^\p{L}"“«]*["“«][^"”»]*(?<!\p{L})(?:s?he|her|his|him)(?!\p{L})/u;

const headings = readTable(import.meta.url, 'unproven');
/** A heading over the lines below, or before a colon a label of its own sentence. */
const headingOf = (group: string): RegExp =>
  new RegExp(`^\\P{L}*${patternOf(inGroup(headings, group))}\\s*(?::|$)`, 'u');
const openings = (['referees', 'aims', 'objectives'] as const).map((group) => [group, headingOf(group)] as const);
type Heading = 'leisure' | (typeof openings)[number][0];

/** The heading that a line is, or has as its label; undefined for others. */
const headingIn = (text: string): Heading | undefined =>
  opensLeisure(text) ? 'leisure' : openings.find(([, pattern]) => pattern.test(fold(text)))?.[0];

/** The part of a sentence that tells of an aim: to its end, but for what somebody would bring to it. */
function aimIn(folded: string, { position }: ResumeSegment): Span[] {
  const start = opensAim.test(folded) ? 0 : position ? -1 : folded.search(aim);
  if (start < 0) return [];
  const offered = offer.exec(folded.slice(start));
  if (!offered) return [{ start, end: folded.length }];
  const from = start + offered.index;
  const to = folded.slice(from).search(place);
  return [{ start, end: from }, ...(to < 0 ? [] : [{ start: from + to, end: folded.length }])];
}

/**
 * What a folded sentence says that its writer has not done: as places in it. `isOpen` is told of a part of a sentence
 * before which such a place had no end.
 */
function unprovenOf(text: string, segment: ResumeSegment, heading: Heading | undefined, isOpen: boolean): Span[] {
  const folded = fold(text).replace(/\s/g, ' ');
  const all = [{ start: 0, end: folded.length }];
  const isLeisure = segment.section === 'interests' || heading === 'leisure';
  if (heading === 'referees' || heading === 'aims' || praise.test(folded)) return all;
  if (leisure.test(folded) || (isLeisure && !isMore(folded))) return all;
  if (heading === 'objectives' && opensPlainly(folded)) return all;
  const predicates = predicatesIn(folded, isOpen).filter(({ start, end }) => {
    const told = folded.slice(start, end);
    if (isOpen && start === 0) return true;
    return denial.test(told) || tellsOfOthers(text.slice(start, end));
  });
  return [...predicates, ...aimIn(folded, segment), ...toldOfOthers(folded), ...superiorsIn(folded)];
}

/**
 * Passages of a resume that show nothing of what its owner has done: aims and wishes, leisure, what is denied, what
 * others do, referees, and what somebody else says of the owner. `captions` are lines that open a part of the text,
 * beside the headings that are known.
 */
export function unprovenIn(text: string, sentences: readonly Sentence[], captions: ReadonlySet<ResumeSegment>): Span[] {
  let heading: Heading | undefined;
  let isOpen = false;
  return sentences.flatMap((sentence) => {
    const segment = sentence.segments[0]!;
    const told = text.slice(sentence.start, sentence.end);
    const opened = headingIn(told);
    const isLabel = opened !== undefined && /:./s.test(told);
    if (!isLabel && (opened || captions.has(segment) || headingKind(segment.text))) heading = opened;
    const unproven = unprovenOf(told, segment, isLabel ? opened : heading, isOpen && sentence.goesOn === true);
    isOpen = unproven.some(({ end }) => end === told.length);
    return unproven.map(({ start, end }) => ({ start: sentence.start + start, end: sentence.start + end }));
  });
}
