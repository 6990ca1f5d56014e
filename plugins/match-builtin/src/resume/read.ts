import type { BilingualText, CorrectedFacts, ResumeProfile, Span } from '@cotejo/plugin-kit';
import { loadTaxonomy } from '../taxonomy/load.ts';
import { namesOccupation } from '../taxonomy/occupations.ts';
import { namesCertificate } from '../taxonomy/certificates.ts';
import { degreeOfStudies, highestDegree, isUnfinished } from '../taxonomy/degrees.ts';
import { findLanguages } from '../taxonomy/languages.ts';
import { countWords } from '../text/lines.ts';
import { readPhrases } from '../text/phrases.ts';
import { namedIn, takenAway, withCorrectedDates, withoutNames } from './corrected.ts';
import { coveredMonths, farOff, findDateRanges, monthIndex } from './dates.ts';
import { type DatedPosition, readPositions } from './positions.ts';
import { namesSchool } from './schools.ts';
import { receivedIn } from './received.ts';
import { employerInOriginal, originalOf, pieceInOriginal } from './originals.ts';
import { headingKind, type ResumeSection, sectionsOf, withoutLabel } from './sections.ts';
import { type ResumeSegment, placeSegments, withoutWords } from './segments.ts';
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
/** Segments, each text once, at most `maxLines`. */
function lines(segments: ResumeSegment[], accept: (segment: ResumeSegment) => boolean): ResumeSegment[] {
  const byText = new Map<string, ResumeSegment>();
  for (const segment of segments) if (!byText.has(segment.text) && accept(segment)) byText.set(segment.text, segment);
  return [...byText.values()].slice(0, maxLines);
}

const longestLine = 120;
const isShort = ({ text }: ResumeSegment): boolean => text.length < longestLine && /\p{L}{2}/u.test(text);

/** Sections whose lines are about something else, though they may name a certificate. */
const tellsOtherwise = new Set<ResumeSection>(['experience', 'languages']);

const fewestWords = 3;
/**
 * Whether a line outside education tells of studies: one or two words may be a level of something else ("CSS: Master"),
 * and among other words a degree is one of a list.
 */
const tellsStudies = ({ text, folded }: ResumeSegment): boolean =>
  highestDegree(folded) > 0 &&
  (/\d/.test(text) ||
    (countWords(text) >= fewestWords && (namesSchool(folded) || highestDegree(folded.split(/[,;|]/)[0]!) > 0)));

const gained = new Set(readPhrases(import.meta.url, 'gained'));
/** "Managed the renewal of licenses" tells of work. */
const opensWithWork = (folded: string): boolean => {
  const [first] = folded.split(' ');
  return /^[a-z]{3,}ed$/.test(first!) && !gained.has(first!);
};

/**
 * Whether a segment names a certificate that somebody holds: one of the section of certificates, or else one that
 * begins with it. What goes on from a line before is a part of that.
 */
function tellsCertificate(segment: ResumeSegment, before: ResumeSegment | undefined): boolean {
  const { section, folded, text, line } = segment;
  if (isUnfinished(folded) || opensWithWork(folded)) return false;
  if (section === 'certifications')
    return (
      !isDate(folded) &&
      !(degreeOfStudies(folded) > 0 && !namesCertificate(folded)) &&
      /^[^\s(]*\p{L}{2}/u.test(text) &&
      line !== before?.line &&
      !(line - 1 === before?.line && isBroken(before))
    );
  const opening = folded.split(/[,;|•]/)[0]!;
  return isShort(segment) && !tellsOtherwise.has(section) && highestDegree(folded) === 0 && namesCertificate(opening);
}

/** "March 2021 to March 2024", below a certificate. */
const isDate = (folded: string): boolean =>
  findDateRanges(folded, farOff).some(
    ({ start, end }) => !/\p{L}{2}/u.test(folded.slice(0, start) + folded.slice(end)),
  );

const shortestBroken = 90;
const isClosed = (text: string): boolean => text.split('(').length === text.split(')').length;
const isBroken = ({ text }: ResumeSegment): boolean =>
  text.length >= shortestBroken && !(/[.:;!?)]$/.test(text) && isClosed(text));

/** Whether a line is about somebody who has a degree: "PhD statistician", "MBA and sales manager". */
const isTitled = ({ text, folded }: ResumeSegment): boolean => {
  const opening = text.split(/[,;|(]/)[0]!;
  return highestDegree(folded.split(' ')[0]!) > 0 && namesOccupation(opening);
};

/** The lines on education, languages and certificates: those of their sections, and such as name one elsewhere. */
const linesOn = (segments: ResumeSegment[]) => ({
  education: lines(segments, (segment) =>
    segment.section === 'education'
      ? degreeOfStudies(segment.folded) > 0
      : segment.section !== 'experience' && isShort(segment) && tellsStudies(segment) && !isTitled(segment),
  ),
  languages: lines(segments, ({ section, folded }) => section === 'languages' && findLanguages(folded).length > 0),
  certifications: lines(segments, (segment) => tellsCertificate(segment, segments[segments.indexOf(segment) - 1])),
});

/**
 * Reads a resume: its parts, dated positions and skills, with the place of each, and what recruiters have corrected of
 * that; `asOf` is the month, `YYYY-MM`, `unheard` are passages of the English text whose words do not count.
 */
export function readResume(
  resume: BilingualText,
  asOf: string,
  corrected: CorrectedFacts = { positions: [], notSkills: [] },
  unheard: Span[] = [],
): ResumeReading {
  const text = resume.english;
  const now = monthIndex(asOf);
  const sections = sectionsOf(text);
  const positions = withCorrectedDates(readPositions(text, sections, now), corrected, now);
  const all = placeSegments(text, sections, positions);
  const placed = withoutWords(all, [...unheard, ...receivedIn(all)]);
  const { segments, shown, none } = skillsOf(resume, placed, corrected);
  const newestFirst = [...positions].sort((a, b) => b.to - a.to || b.from - a.from || a.span.start - b.span.start);
  const { education, languages, certifications } = linesOn(segments.filter(({ text }) => !headingKind(text)));
  const textsOf = (textOf: (segment: ResumeSegment) => string) => {
    const inOneRun = (segment: ResumeSegment): string => {
      const whole = textOf(segment);
      const bare = withoutLabel(whole);
      return (/\p{L}{2}/u.test(bare) ? bare : whole).replace(/\s+/g, ' ');
    };
    return {
      education: education.map(inOneRun),
      languages: languages.map(inOneRun),
      certifications: certifications.map(inOneRun),
    };
  };
  const skills = mostUsedSkills(shown);
  const profile: ResumeProfile = {
    positions: newestFirst.map(({ from: _from, to: _to, ...position }) => {
      const inOriginal = position.title && pieceInOriginal(resume, position.title, position.span.start);
      const employer = position.employer && employerInOriginal(resume, position.employer, position.span.start);
      return { ...position, ...(employer && { employer }), ...(inOriginal && { originalTitle: inOriginal }) };
    }),
    totalYears: Math.round((coveredMonths(positions) / 12) * 10) / 10,
    ...textsOf(({ text: english }) => english),
    ...(resume.original !== resume.english && { inOriginal: textsOf((segment) => originalOf(resume, segment)) }),
    skills,
    namedIn: namedIn(shown).filter(({ skill }) => skills.includes(skill)),
    ...(none.length > 0 && { takenAway: none }),
    sections: [...new Set(sections.slice(1).map(({ kind }) => kind))],
  };
  return { segments, shown, positions: newestFirst, now, profile };
}

/** The skills shown in segments, without those that are `none`, and the segments without the words that name these. */
function skillsOf(resume: BilingualText, placed: ResumeSegment[], corrected: CorrectedFacts) {
  const read = shownSkills(resume, placed);
  const none = takenAway(read, corrected);
  if (none.length === 0) return { segments: placed, shown: read, none };
  const segments = withoutNames(resume.english, placed, none);
  const { skills } = loadTaxonomy();
  // One that a translation lost stands in the original, and would be found there.
  const isLeft = ({ skill }: ShownSkill) => none.every((one) => one.skill !== skills[skill]!.name);
  return { segments, shown: shownSkills(resume, segments).filter(isLeft), none };
}
