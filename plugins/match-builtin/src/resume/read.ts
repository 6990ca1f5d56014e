import type { BilingualText, CorrectedFacts, ResumeProfile, Span } from '@cotejo/plugin-kit';
import { loadTaxonomy } from '../taxonomy/load.ts';
import { namedIn, takenAway, withCorrectedDates, withoutNames } from './corrected.ts';
import { coveredMonths, monthIndex } from './dates.ts';
import { certificatesIn } from './facts/certificates.ts';
import { shownFacts } from './facts/fact.ts';
import { languagesIn } from './facts/spoken.ts';
import { studiesIn } from './facts/studies.ts';
import { type DatedPosition, readPositions } from './positions.ts';
import { receivedIn } from './received.ts';
import { employerInOriginal, originalOf, pieceInOriginal } from './originals.ts';
import { headingKind, sectionsOf } from './sections.ts';
import { type ResumeSegment, placeSegments, withoutWords } from './segments.ts';
import { shownEmployer, shownTitle } from './shown-position.ts';
import { type ShownSkill, mostUsedSkills, shownSkills } from './shown-skills.ts';

/** A resume as the scorer uses it. */
export type ResumeReading = {
  segments: ResumeSegment[];
  shown: ShownSkill[];
  positions: DatedPosition[];
  now: number;
  profile: ResumeProfile;
};

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
  const told = segments.filter(({ text }) => !headingKind(text));
  const [education, languages, certifications] = [studiesIn(told), languagesIn(told), certificatesIn(told)];
  const textsOf = (textOf: (segment: ResumeSegment) => string) => ({
    education: shownFacts(education, textOf),
    languages: shownFacts(languages, textOf),
    certifications: shownFacts(certifications, textOf),
  });
  const skills = mostUsedSkills(shown);
  const profile: ResumeProfile = {
    positions: newestFirst.map(({ from: _from, to: _to, ...position }) => {
      const inOriginal = position.title && pieceInOriginal(resume, position.title, position.span.start);
      const employer = position.employer && employerInOriginal(resume, position.employer, position.span.start);
      return {
        ...position,
        title: shownTitle(position.title),
        ...(employer && { employer: shownEmployer(employer) }),
        ...(inOriginal && { originalTitle: shownTitle(inOriginal) }),
      };
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
