import type { Span } from '@cotejo/plugin-kit';
import { patternOf, readPhrases } from '../text/phrases.ts';
import type { ResumeSegment } from './segments.ts';

const words = (name: string): string => patternOf(readPhrases(import.meta.url, name));
/** Words for teaching, which are said of who teaches and of who is taught. */
const taught = new RegExp(`\\b${words('teaching')}\\b`, 'g');
const receiving = new RegExp(`\\b${words('receiving')}\\b[^.;]*$`);
const giving = new RegExp(`\\b${words('giving')}\\b[^.;]*$`);
/** "Trained in welding", "training on forklifts": somebody has learned it. */
const ofSubject = /^ (?:in|on|for|as) /;
/** "Safety Training (March 2016)", "Training: 2019" are courses. */
const dated = /^\W{0,3}(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\b/u;
/** "Took part in training new staff" and "of new staff" give it. */
const ofOthers = /^ (?:of|new|junior|other)\b/;
const ofStudies = new Set(['education', 'certifications']);

function isReceived({ folded, section }: ResumeSegment, start: number, end: number): boolean {
  const [before, after] = [folded.slice(0, start), folded.slice(end)];
  if (giving.test(before) || ofOthers.test(after)) return false;
  return ofStudies.has(section) || receiving.test(before) || ofSubject.test(after) || dated.test(after);
}

/** Words for teaching that tell of what somebody was taught, and so do not show that they teach. */
export const receivedIn = (segments: readonly ResumeSegment[]): Span[] =>
  segments.flatMap((segment) =>
    [...segment.folded.matchAll(taught)].flatMap(({ 0: { length }, index }) =>
      isReceived(segment, index, index + length)
        ? [{ start: segment.start + index, end: segment.start + index + length }]
        : [],
    ),
  );
