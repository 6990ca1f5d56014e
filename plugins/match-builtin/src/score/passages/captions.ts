import type { ResumeSection } from '../../resume/sections.ts';
import type { ResumeSegment } from '../../resume/segments.ts';
import { headsPosition } from '../../resume/titles.ts';
import { findLanguages } from '../../taxonomy/languages.ts';
import { countWords } from '../../text/lines.ts';

const longestCaption = 4;
/** A line below a caption has more words, or is an item. */
const fewestBelow = 6;

/** Sections that are lists, so that a short line is an item. */
const lists = new Set<ResumeSection>(['skills', 'languages', 'certifications', 'education']);

const isShort = ({ text, folded, section, bullet }: ResumeSegment): boolean =>
  !bullet &&
  !lists.has(section) &&
  findLanguages(folded).length === 0 &&
  countWords(text) <= longestCaption &&
  /^\p{Lu}/u.test(text) &&
  !/[.,:;!?\d]/.test(text);

/**
 * Lines that only say what the lines below are about, as "Office organization" does: short, and at once above an item
 * or a line that tells something. They are not among the headings that are known.
 */
export const captionsIn = (segments: readonly ResumeSegment[]): Set<ResumeSegment> =>
  new Set(
    segments.filter((segment, at) => {
      const next = segments[at + 1];
      const isAbove =
        next !== undefined && next.line === segment.line + 1 && (next.bullet || countWords(next.text) >= fewestBelow);
      return isAbove && isShort(segment) && !headsPosition(segment.text, segment.position);
    }),
  );
