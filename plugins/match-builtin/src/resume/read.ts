import type { BilingualText, ResumeProfile } from '@cotejo/plugin-kit';
import { namesCertificate } from '../text/certificates.ts';
import { highestDegree } from '../text/degrees.ts';
import { findLanguages } from '../text/languages.ts';
import { coveredMonths, monthIndex } from './dates.ts';
import { type DatedPosition, readPositions } from './positions.ts';
import { headingKind, sectionsOf } from './sections.ts';
import { type ResumeSegment, placeSegments } from './segments.ts';
import { type ShownSkill, mostUsedSkills, shownSkills } from './shown-skills.ts';

/** A resume as the scorer uses it. */
export type ResumeReading = {
  segments: ResumeSegment[];
  shown: ShownSkill[];
  positions: DatedPosition[];
  now: number;
  profile: ResumeProfile;
};

const maxLines = 12;
/** The texts of segments, without headings and each once, at most `maxLines`. */
const lines = (segments: ResumeSegment[], accept: (segment: ResumeSegment) => boolean): string[] =>
  [
    ...new Set(
      segments.filter((segment) => !headingKind(segment.text) && accept(segment)).map((segment) => segment.text),
    ),
  ].slice(0, maxLines);

/** Reads a resume: its parts, dated positions and skills, with the place of each; `asOf` is the month, `YYYY-MM`. */
export function readResume(resume: BilingualText, asOf: string): ResumeReading {
  const text = resume.english;
  const now = monthIndex(asOf);
  const sections = sectionsOf(text);
  const positions = readPositions(text, sections, now);
  const segments = placeSegments(text, sections, positions);
  const shown = shownSkills(resume, segments);
  const newestFirst = [...positions].sort((a, b) => b.to - a.to || b.from - a.from || a.span.start - b.span.start);
  const profile: ResumeProfile = {
    positions: newestFirst.map(({ from: _from, to: _to, ...position }) => position),
    totalYears: Math.round((coveredMonths(positions) / 12) * 10) / 10,
    education: lines(segments, ({ section, folded }) => section !== 'experience' && highestDegree(folded) > 0),
    languages: lines(segments, ({ section, folded }) => section === 'languages' && findLanguages(folded).length > 0),
    certifications: lines(
      segments,
      ({ section, folded, text: line }) =>
        section === 'certifications' || (section !== 'experience' && line.length < 120 && namesCertificate(folded)),
    ),
    skills: mostUsedSkills(shown),
    sections: [...new Set(sections.slice(1).map(({ kind }) => kind))],
  };
  return { segments, shown, positions: newestFirst, now, profile };
}
