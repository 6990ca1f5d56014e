import type { BilingualText, ResumeProfile, Span } from '@cotejo/plugin-kit';
import { loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { namesCertificate } from '../text/certificates.ts';
import { highestDegree } from '../text/degrees.ts';
import { byCodePoint, fold } from '../text/fold.ts';
import { findLanguages } from '../text/languages.ts';
import { type Segment, segmentsOf } from '../text/segments.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { coveredMonths, monthIndex } from './dates.ts';
import { type DatedPosition, readPositions } from './positions.ts';
import { type ResumeSection, headingKind, sectionsOf } from './sections.ts';
import { type Assurance, assuranceOf, lastYearAfter } from './assurance.ts';

export type ResumeSegment = Segment & {
  section: ResumeSection;
  folded: string;
  tokens: Token[];
  position?: DatedPosition;
};

/** A skill shown in a segment, and how far the words around it stand for it; `until` is the last month of its use, where a year in brackets tells. */
export type ShownSkill = { skill: number; segment: ResumeSegment; assurance: Assurance; until?: number };

/** A resume as the scorer uses it. */
export type ResumeReading = {
  segments: ResumeSegment[];
  shown: ShownSkill[];
  positions: DatedPosition[];
  now: number;
  profile: ResumeProfile;
};

const maxLines = 12;
const maxSkills = 40;

function placeSegments(
  text: string,
  sections: readonly (Span & { kind: ResumeSection })[],
  positions: DatedPosition[],
): ResumeSegment[] {
  const tokens = tokenise(text);
  let token = 0;
  let section = 0;
  return segmentsOf(text).map((segment) => {
    while (section + 1 < sections.length && sections[section + 1]!.start <= segment.start) section += 1;
    while (token < tokens.length && tokens[token]!.start < segment.start) token += 1;
    const from = token;
    while (token < tokens.length && tokens[token]!.end <= segment.end) token += 1;
    const position = positions.find(({ span }) => span.start <= segment.start && segment.start < span.end);
    return {
      ...segment,
      section: sections[section]!.kind,
      folded: fold(segment.text),
      tokens: tokens.slice(from, token),
      ...(position ? { position } : {}),
    };
  });
}

function shownSkills(text: string, segments: ResumeSegment[]): ShownSkill[] {
  const taxonomy = loadTaxonomy();
  return segments
    .filter((segment) => !headingKind(segment.text))
    .flatMap((segment) =>
      findMentions(text, segment.tokens, taxonomy).map((mention) => {
        const [start, end] = [mention.start - segment.start, mention.end - segment.start];
        const year = lastYearAfter(segment.folded, end);
        return {
          skill: mention.skill,
          segment,
          assurance: assuranceOf(segment.folded, start, end),
          ...(year === undefined ? {} : { until: year * 12 + 11 }),
        };
      }),
    );
}

/** Skills that only the original names, each placed in the English segment that its passage became. */
function lostSkills(resume: BilingualText, segments: ResumeSegment[], shown: ShownSkill[]): ShownSkill[] {
  if (resume.language === 'en' || resume.original === resume.english) return [];
  const known = new Set(shown.map(({ skill }) => skill));
  const lost: ShownSkill[] = [];
  const aligned = resume.alignment;
  let [from, segment] = [0, 0];
  let folded = { from: -1, text: '' };
  // Mentions, alignment and segments are all in the order of the text, so that each is gone through once.
  for (const mention of findMentions(resume.original, tokenise(resume.original), loadTaxonomy())) {
    while (from < aligned.length && aligned[from]!.original.end <= mention.start) from += 1;
    const pair = aligned[from];
    if (!pair || known.has(mention.skill) || mention.start < pair.original.start || mention.end > pair.original.end)
      continue;
    if (folded.from !== from)
      folded = { from, text: fold(resume.original.slice(pair.original.start, pair.original.end)) };
    const offset = pair.original.start;
    const at = englishPlace(pair, mention.start);
    while (
      segment + 1 < segments.length &&
      segments[segment]!.end <= at &&
      segments[segment + 1]!.start < pair.english.end
    )
      segment += 1;
    const inside = segments[segment];
    if (!inside || inside.end <= pair.english.start || inside.start >= pair.english.end) continue;
    lost.push({
      skill: mention.skill,
      segment: inside,
      assurance: assuranceOf(folded.text, mention.start - offset, mention.end - offset),
    });
  }
  return lost;
}

/** About where a place of the original stands in the English text. */
function englishPlace({ original, english }: BilingualText['alignment'][number], place: number): number {
  const share = (place - original.start) / Math.max(1, original.end - original.start);
  return english.start + share * (english.end - english.start);
}

const lines = (segments: ResumeSegment[], accept: (segment: ResumeSegment) => boolean): string[] =>
  [
    ...new Set(
      segments.filter((segment) => !headingKind(segment.text) && accept(segment)).map((segment) => segment.text),
    ),
  ].slice(0, maxLines);

function mostUsedSkills(shown: ShownSkill[]): string[] {
  const { skills } = loadTaxonomy();
  const uses = new Map<number, number>();
  for (const { skill, assurance } of shown) {
    const worth = (skills[skill]!.kind === 'soft' ? 0.3 : 1) * (skills[skill]!.common ? 1 : 0.5);
    if (assurance > 0.3) uses.set(skill, (uses.get(skill) ?? 0) + worth);
  }
  return [...uses]
    .map(([skill, count]) => ({ name: skills[skill]!.name, count }))
    .sort((a, b) => b.count - a.count || byCodePoint(a.name, b.name))
    .slice(0, maxSkills)
    .map(({ name }) => name);
}

/** Reads a resume: its parts, dated positions and the skills that it shows, with the place of each. `asOf` is `YYYY-MM`. */
export function readResume(resume: BilingualText, asOf: string): ResumeReading {
  const text = resume.english;
  const now = monthIndex(asOf);
  const sections = sectionsOf(text);
  const positions = readPositions(text, sections, now);
  const segments = placeSegments(text, sections, positions);
  const direct = shownSkills(text, segments);
  const shown = [...direct, ...lostSkills(resume, segments, direct)];
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
