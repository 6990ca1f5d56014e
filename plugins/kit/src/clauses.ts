import type { Span } from './documents.ts';

/**
 * Where a sentence can be taken apart: punctuation before a blank, brackets, and the conjunctions that join two of a
 * kind, in English and Spanish. A run of blanks is tried from its first one alone: what was overwritten is one.
 */
const joint = new RegExp(
  [
    /(?<mark>[,;:])\s+(?:(?:and|or|y|e|o|u)\s+)?/u,
    /(?<stop>[.!?])\s+(?=\p{Lu})/u,
    /(?<!\s)\s+(?<dash>[–—|•·/])\s+/u,
    /(?:(?<!\s)\s+)?(?<open>\()/u,
    /(?<close>\))\s*/u,
    /(?<!\s)\s+(?<conjunction>and|or|&|y|e|o|u)\s+/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** A place where a text can be taken apart; `kind` is the same in English and Spanish. */
type Joint = Span & { kind: string };

/** The joints of a sentence or line in their order. */
export const jointsIn = (text: string): Joint[] =>
  [...text.matchAll(joint)].map(({ 0: found, index, groups = {} }) => ({
    start: index,
    end: index + found.length,
    kind: Object.keys(groups).find((kind) => groups[kind] !== undefined)!,
  }));

/** A clause with fewer words says too little by itself. */
const fewestWords = 3;
const anyWord = /[\p{L}\p{N}][^\s]*/gu;

/** Where the last of the words begins that a clause needs, which itself begins at `from`; undefined without them. */
function enoughFrom(text: string, from: number): number | undefined {
  anyWord.lastIndex = from;
  let word: RegExpExecArray | null = null;
  for (let count = 0; count < fewestWords; count++) {
    word = anyWord.exec(text);
    if (!word) return undefined;
  }
  return word?.index;
}

/**
 * The clauses of a sentence or line: stretches between joints, short ones joined with their neighbors, each without the
 * blanks and marks around it.
 */
export function clausesOf(text: string): Span[] {
  const clauses: Span[] = [];
  let from = 0;
  let enough = enoughFrom(text, from);
  for (const { start, end } of jointsIn(text)) {
    if (enough === undefined || enough >= start) continue;
    clauses.push({ start: from, end: start });
    from = end;
    enough = enoughFrom(text, from);
  }
  const last = clauses.at(-1);
  if (last && enough === undefined) last.end = text.length;
  else clauses.push({ start: from, end: text.length });
  return clauses.map((clause) => trimmed(text, clause)).filter(({ start, end }) => end > start);
}

/** A run at the end is tried from its first sign alone, as one within the text may be as long as a document. */
const edges = /^[\s,;:.|•·–—-]+|(?<![\s,;:|•·–—-])[\s,;:|•·–—-]+$/gu;

function trimmed(text: string, { start, end }: Span): Span {
  const clause = text.slice(start, end);
  const content = clause.replace(edges, '');
  const from = start + clause.indexOf(content);
  return { start: from, end: from + content.length };
}
