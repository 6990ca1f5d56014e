import { type BilingualText, blank, clausesOf, type Span } from '@cotejo/plugin-kit';
import { findOwnersPassages, schoolNames } from '../identity/index.ts';
import { segmentText } from '../prepare/translate/segment.ts';
import { blankExcluded } from './blank.ts';

/** A clause or line of an English text; `text` is in one line, without the blanks of what was overwritten. */
export type Passage = Span & { text: string };

/** Passages of a resume that are compared by meaning at most; a resume of two pages has about 120. */
const mostPassages = 400;
/** Characters of a passage: about 60 words. */
const longest = 400;

/** The passages of a resume that may count, in its English text; `excluded` are spans of the original. */
export function findPassages({ resume, excluded }: { resume: BilingualText; excluded: Span[] }): Passage[] {
  const unheard = [...findOwnersPassages(resume).english, ...schoolNames(resume.english, [])];
  return passagesIn(blankExcluded(resume, excluded).resume, unheard);
}

/**
 * The first passages of an English text in which what must not count is blank already, without what is `unheard`: what
 * says whose resume it is, and of which school.
 */
export function passagesIn({ english }: Pick<BilingualText, 'english'>, unheard: Span[]): Passage[] {
  const text = blank(english, unheard);
  return segmentText(text)
    .slice(0, mostPassages)
    .flatMap((segment) => pieces(text, segment))
    .slice(0, mostPassages)
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end).replace(/\s+/g, ' ').trim() }));
}

/**
 * The clauses of a sentence, cut between words where they are too long: a demand is answered by a clause, and the rest
 * of its sentence only blurs what it means.
 */
const pieces = (text: string, { start, end }: Span): Span[] =>
  clausesOf(text.slice(start, end)).flatMap((clause) =>
    cut(text, { start: start + clause.start, end: start + clause.end }),
  );

function cut(text: string, { start, end }: Span): Span[] {
  const found: Span[] = [];
  let from = start;
  while (end - from > longest) {
    const blankAt = text.lastIndexOf(' ', from + longest);
    const to = blankAt > from + longest / 2 ? blankAt : from + longest;
    found.push({ start: from, end: to });
    from = to;
  }
  return [...found, { start: from, end }].filter((piece) => /\p{L}/u.test(text.slice(piece.start, piece.end)));
}
