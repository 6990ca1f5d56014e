import type { DatedPosition } from '../../resume/positions.ts';
import type { ResumeSegment } from '../../resume/segments.ts';
import { looksLikeTitle } from '../../resume/titles.ts';
import { type ScoreContext, segmentsOfPosition } from '../passages/context.ts';

/**
 * A job title of the resume with the segment that shows it; `monthsAgo` is 0 where no date says more, `assurance` is
 * how far it counts as held, 0 to 1.
 */
export type HeldTitle = { text: string; segment: ResumeSegment; monthsAgo: number; assurance: number };

const maxTitles = 40;
const headlineLines = 4;
/** How far a title counts as held whose position tells nothing of the work. */
const bareAssurance = 0.7;
/** The same of a title in a history without dates. */
const undatedAssurance = 0.4;
/** The same of a line at the top of the resume, which anybody can write. */
const headlineAssurance = 0.2;

function ofPosition(position: DatedPosition, context: ScoreContext): HeldTitle[] {
  const { end } = position.span;
  const own = context.segments
    .filter(({ segment }) => segment.start >= position.span.start && segment.start < end)
    .slice(0, 4);
  const head = own.find(({ segment }) => segment.text.includes(position.title)) ?? own[0];
  if (!head || !position.title) return [];
  const tells = segmentsOfPosition(position, context).some(({ segment }) => segment !== head.segment);
  return [
    {
      text: position.title,
      segment: head.segment,
      monthsAgo: context.reading.now - position.to,
      assurance: tells ? 1 : bareAssurance,
    },
  ];
}

/** Titles without dates: the headline under the name, and title lines of an undated history. */
function undated(context: ScoreContext): HeldTitle[] {
  const dated = context.reading.positions.length > 0;
  return context.segments
    .filter(({ segment }, index) => index < headlineLines || (!dated && segment.section === 'experience'))
    .filter(({ segment }) => !segment.position && segment.text.length < 70 && looksLikeTitle(segment.text))
    .map(({ segment }) => ({
      text: segment.text,
      segment,
      monthsAgo: 0,
      assurance: segment.section === 'experience' ? undatedAssurance : headlineAssurance,
    }));
}

/** The titles that a resume shows, those of dated positions first. */
export const heldTitles = (context: ScoreContext): HeldTitle[] =>
  [...context.reading.positions.flatMap((position) => ofPosition(position, context)), ...undated(context)].slice(
    0,
    maxTitles,
  );
