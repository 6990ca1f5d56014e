import { type AlignedSegment, type BilingualText, jointsIn, type Span } from '@cotejo/plugin-kit';
import { firstWhere } from './first-where.ts';

type Side = keyof AlignedSegment;
/** Where an edge of a piece, which lies `offset` into a translated segment, lies in the segment's other side. */
type InSegment = (text: BilingualText, segment: AlignedSegment, offset: number, edge: keyof Span) => number | undefined;

/**
 * The part of the original that a piece of the English text stands for: exact where nothing was translated; otherwise
 * the clauses that it touches where the two texts have the same joints, and the whole segments where they have not.
 */
export function toOriginal(text: BilingualText, english: Span): Span {
  return project(text, english, 'english', 'original', clauseEdge);
}

/**
 * The part of the English text that a piece of the original became: exact where nothing was translated, otherwise the
 * whole segments that it touches, as what must not count is blanked by it.
 */
export function toEnglish(text: BilingualText, original: Span): Span {
  return project(text, original, 'original', 'english', () => undefined);
}

function project(text: BilingualText, span: Span, from: Side, to: Side, inSegment: InSegment): Span {
  const { alignment } = text;
  const first = alignment[firstWhere(alignment.length, (at) => alignment[at]![from].end > span.start)];
  const last = alignment[firstWhere(alignment.length, (at) => alignment[at]![from].start >= span.end) - 1];
  if (!first || !last || first[from].start > last[from].start) return { start: 0, end: 0 };
  const edgeOf = (segment: AlignedSegment, edge: keyof Span): number => {
    const offset = span[edge] - segment[from].start;
    if (offset <= 0 || span[edge] >= segment[from].end) return segment[to][edge];
    return isCopied(text, segment)
      ? segment[to].start + offset
      : (inSegment(text, segment, offset, edge) ?? segment[to][edge]);
  };
  return { start: edgeOf(first, 'start'), end: edgeOf(last, 'end') };
}

/** The nearest joint outward of a place in the English text, in the original. */
const clauseEdge: InSegment = (text, { english, original }, offset, edge) => {
  const joints = jointsIn(text.english.slice(english.start, english.end));
  const others = jointsIn(text.original.slice(original.start, original.end));
  if (joints.length !== others.length || joints.some(({ kind }, at) => kind !== others[at]!.kind)) return undefined;
  const joint =
    edge === 'start'
      ? others[joints.findLastIndex(({ end }) => end <= offset)]?.end
      : others[joints.findIndex(({ start }) => start >= offset)]?.start;
  return joint === undefined ? undefined : original.start + joint;
};

/** The pieces of the English text that were not translated. */
export const copiedIn = (text: BilingualText): Span[] =>
  text.alignment.flatMap((segment) => (isCopied(text, segment) ? [segment.english] : []));

function isCopied(text: BilingualText, { original, english }: AlignedSegment): boolean {
  if (original.end - original.start !== english.end - english.start) return false;
  return text.original.slice(original.start, original.end) === text.english.slice(english.start, english.end);
}
