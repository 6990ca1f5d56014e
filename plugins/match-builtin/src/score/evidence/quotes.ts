import { jointsIn, type Quote, type Span } from '@cotejo/plugin-kit';
import type { ResumeSegment } from '../../resume/segments.ts';
import { fold } from '../../text/fold.ts';
import { countWords } from '../../text/lines.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import type { Clause } from '../passages/clauses.ts';
import type { ScoreContext } from '../passages/context.ts';
import { predicatesIn, tellsWork } from '../passages/predicates.ts';
import { sentencesIn } from '../passages/sentences.ts';

/** A passage that a verdict rests on, and the line in which it stands. */
export type Proof = Span & { text: string; segment: ResumeSegment };

export const quoteOf = ({ text, start, end }: Omit<Proof, 'segment'>): Quote => ({ text, start, end });

/** A line as it is. */
export const wholeLine = (segment: ResumeSegment): Proof => ({ ...quoteOf(segment), segment }) as Proof;

/** What marks leave at the edges of a passage that is quoted. */
const edges = /^[\s,;:|/>•·–—-]+|(?<![\s,;:|/>•·–—-])[\s,;:|/>•·–—-]+$/gu;

/** A passage of a line as it is quoted. */
function partOf(segment: ResumeSegment, { start: from, end: to }: Span): Proof {
  const text = segment.text.slice(from, to).replace(edges, '');
  const start = segment.start + segment.text.indexOf(text, from);
  return { start, end: start + text.length, text, segment };
}

/** The first sentence of a line, as it is quoted, that is what is meant; else the line. */
export function sentenceWith(segment: ResumeSegment, isMeant: (folded: string) => boolean): Proof {
  const found = sentencesIn(segment.text, segment.folded).find(({ start, end }) =>
    isMeant(segment.folded.slice(start, end)),
  );
  return found ? partOf(segment, found) : wholeLine(segment);
}

/** The sentence of a line, as it is quoted, in which a place of the text lies. */
export function sentenceAt(segment: ResumeSegment, at: number): Proof {
  const place = at - segment.start;
  const found = sentencesIn(segment.text, segment.folded).find(({ start, end }) => start <= place && place < end);
  return found ? partOf(segment, found) : wholeLine(segment);
}

/** Words that a reader takes in at once: a quote is not made longer than that. */
const mostWords = 16;
/** Words of a quote that says enough alone. */
const fewestAlone = 4;
/** Words behind "and" that still belong to a quote. */
const longestTail = 3;
/** Words of a list that is quoted whole. */
const shortList = 4;
/** Words of an item of a list, on average, and items that make a list. */
const wordsOfItem = 3;
const fewestItems = 3;

const placed = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

const overlap = (one: Span, other: Span): number => Math.min(one.end, other.end) - Math.max(one.start, other.start);

/** Stretches between joints that `cuts` accepts. */
function pieces(text: string, cuts: (kind: string) => boolean): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const { start, end, kind } of jointsIn(text)) {
    if (!cuts(kind) || start < from) continue;
    found.push({ start: from, end: start });
    from = end;
  }
  return [...found, { start: from, end: text.length }].filter(({ start, end }) => end > start);
}

/** The items of a bare list; none of what tells something. */
function itemsOf(text: string): Span[] {
  if (tellsWork(fold(text))) return [];
  const items = pieces(text, (kind) => kind === 'mark' || kind === 'dash');
  const words = items.reduce((sum, { start, end }) => sum + countWords(text.slice(start, end).trim()), 0);
  return items.length >= fewestItems && words <= wordsOfItem * items.length ? items : [];
}

/** From the first to the last of the parts that a clause touches. */
function touched(parts: readonly Span[], clause: Span): Span {
  const own = parts.filter((part) => overlap(part, clause) > 0);
  return own.length === 0 ? clause : { start: own[0]!.start, end: own.at(-1)!.end };
}

/** Whether words need what stands before them, as "of the branch" and "with two clerks" do. */
const leans = new RegExp(`^\\W*${patternOf(readPhrases(import.meta.url, 'leaning'))}\\b`);

const wordsIn = (text: string, { start, end }: Span): number => {
  const words = text.slice(start, end).trim();
  return words === '' ? 0 : countWords(words);
};

/**
 * A clause with what it belongs to: the beginning of what is told, where it is no more than the clause or the clause
 * cannot do without it, and the last of two that "and" joins.
 */
function standing(text: string, clause: Span): Span {
  const parts = pieces(text, (kind) => kind !== 'open' && kind !== 'close');
  const { start, end } = touched(parts, clause);
  const [before, own] = [wordsIn(text, { start: 0, end: start }), wordsIn(text, { start, end })];
  const isOfVerb = tellsWork(fold(text));
  const tail = parts.find((part) => part.start >= end);
  const isTail =
    isOfVerb &&
    tail !== undefined &&
    /^\s+(?:and|or|&)\s+$/.test(text.slice(end, tail.start)) &&
    wordsIn(text, tail) <= longestTail;
  const isLeaning = own < fewestAlone || leans.test(fold(text.slice(start, end)));
  const isSecond = before < fewestAlone && /\s(?:and|or|&)\s+$/.test(text.slice(0, start));
  const isNear = (isOfVerb && before <= own) || ((isLeaning || isSecond) && before + own <= mostWords);
  return { start: isNear ? 0 : start, end: isTail ? tail.end : end };
}

/** The part of a sentence to quote for a clause: what says it by itself, or an item of a list. */
function partFor(text: string, clause: Span, isNamed: (span: Span) => boolean): Span {
  const part = predicatesIn(fold(text).replace(/\s/g, ' ')).reduce((best, one) =>
    overlap(one, clause) > overlap(best, clause) ? one : best,
  );
  const own = text.slice(part.start, part.end);
  const items = itemsOf(own).map((item) => placed(item, part.start));
  if (items.length > 0 && countWords(own.trim()) > shortList) {
    const inClause = items.filter((item) => overlap(item, clause) > 0);
    const asked = inClause.filter(isNamed);
    return touched(asked.length > 0 ? asked : items, clause);
  }
  return placed(standing(own, placed(clause, -part.start)), part.start);
}

/** A part of a text without a bracket that has no other half: up to that half if it is near, else without it. */
function balanced(text: string, { start, end }: Span): Span {
  const own = text.slice(start, end);
  const [open, close] = [own.lastIndexOf('('), own.indexOf(')')];
  if (open > own.lastIndexOf(')')) {
    const other = text.indexOf(')', end);
    const whole = { start, end: other + 1 };
    return other >= 0 && wordsIn(text, whole) <= mostWords ? whole : { start, end: start + (open || own.length) };
  }
  const isOpened = own.lastIndexOf('(', close) >= 0;
  return close > 0 && !isOpened ? { start, end: start + close } : { start, end };
}

/** A clause as it is quoted, so that it stands by itself; `isNamed` says whether a passage names a skill asked for. */
export function quoteClause(
  clause: Clause,
  { text, sentences }: ScoreContext,
  isNamed: (span: Span) => boolean,
): Proof {
  const { segment } = clause;
  const { start: from, end: to } = sentences.findLast(({ start }) => start <= clause.start) ?? clause;
  const inSentence = partFor(text.slice(from, to), placed(clause, -from), (span) => isNamed(placed(span, from)));
  const part = placed(balanced(text.slice(from, to), inSentence), from);
  const quoted = text.slice(part.start, part.end);
  const content = quoted.replace(edges, '');
  const start = part.start + quoted.indexOf(content);
  return { start, end: start + content.length, text: content, segment };
}
