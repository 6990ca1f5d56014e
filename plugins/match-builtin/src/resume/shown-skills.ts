import type { BilingualText } from '@cotejo/plugin-kit';
import { loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { byCodePoint, fold } from '../text/fold.ts';
import { tokenize } from '../text/tokens.ts';
import { type Assurance, assuranceOf, assuranceOfAttended, lastYearAfter } from './assurance.ts';
import { likelySkills } from './mention/model.ts';
import { placeMentions, type PlacedMention } from './mention/placed.ts';
import { isInName, isNoSkill } from './not-skills.ts';
import { headingKind, type ResumeSection } from './sections.ts';
import type { ResumeSegment } from './segments.ts';

/**
 * A skill shown in a segment, and how far the words around it stand for it; `until` is the last month of its use, as a
 * count, where a year in brackets tells, and `at` where it is named; a skill that a translation lost has no such place.
 */
export type ShownSkill = { skill: number; segment: ResumeSegment; assurance: Assurance; at?: number; until?: number };

/** The employers whose names have several words. */
const employersIn = (segments: ResumeSegment[]): string[] => [
  ...new Set(segments.flatMap(({ position }) => (position?.employer?.includes(' ') ? [position.employer] : []))),
];

/** The sections in which a workshop was attended; elsewhere it may have been given. */
const attended = new Set<ResumeSection>(['education', 'certifications']);

/** What somebody likes to do, has written about, or for whom, is no skill. */
const namesNone = new Set<ResumeSection>(['interests', 'publications', 'clients']);

/** Skills that the English text names by some of its mentions, in the order of the text. */
function namedSkills(placed: PlacedMention[], segments: ResumeSegment[]): ShownSkill[] {
  const employers = employersIn(segments);
  return likelySkills(placed, segments.length).flatMap(({ mention, segment }) => {
    if (namesNone.has(segment.section) || headingKind(segment.text)) return [];
    if (isNoSkill(mention, segment, employers)) return [];
    const [start, end] = [mention.start - segment.start, mention.end - segment.start];
    const year = lastYearAfter(segment.folded, end);
    return {
      skill: mention.skill,
      segment,
      assurance: Math.min(
        assuranceOf(segment.folded, start, end),
        attended.has(segment.section) ? assuranceOfAttended(segment.folded) : 1,
      ),
      at: mention.start,
      ...(year === undefined ? {} : { until: year * 12 + 11 }),
    };
  });
}

/** About where a place of the original stands in the English text. */
function englishPlace({ original, english }: BilingualText['alignment'][number], place: number): number {
  const share = (place - original.start) / Math.max(1, original.end - original.start);
  return english.start + share * (english.end - english.start);
}

/** Skills that only the original names, each placed in the English segment that its passage became. */
function lostSkills(resume: BilingualText, segments: ResumeSegment[], known: ReadonlySet<number>): ShownSkill[] {
  if (resume.language === 'en' || resume.original === resume.english) return [];
  const lost: ShownSkill[] = [];
  const aligned = resume.alignment;
  let [from, segment] = [0, 0];
  let folded = { from: -1, text: '' };
  // Mentions, alignment and segments are all in the order of the text, so that each is gone through once.
  for (const mention of findMentions(resume.original, tokenize(resume.original), loadTaxonomy())) {
    while (from < aligned.length && aligned[from]!.original.end <= mention.start) from += 1;
    const pair = aligned[from];
    if (!pair || known.has(mention.skill) || mention.start < pair.original.start || mention.end > pair.original.end)
      continue;
    const offset = pair.original.start;
    const text = resume.original.slice(offset, pair.original.end);
    if (folded.from !== from) folded = { from, text: fold(text) };
    const at = englishPlace(pair, mention.start);
    while (
      segment + 1 < segments.length &&
      segments[segment]!.end <= at &&
      segments[segment + 1]!.start < pair.english.end
    )
      segment += 1;
    const inside = segments[segment];
    if (!inside || inside.end <= pair.english.start || inside.start >= pair.english.end) continue;
    if (namesNone.has(inside.section)) continue;
    if (headingKind(text) || isNoSkill(mention, { ...inside, text, start: offset, folded: folded.text })) continue;
    lost.push({
      skill: mention.skill,
      segment: inside,
      assurance: assuranceOf(folded.text, mention.start - offset, mention.end - offset),
    });
  }
  return lost;
}

/** The skills of a resume: those that its English text names, then those that a translation lost. */
export function shownSkills(resume: BilingualText, segments: ResumeSegment[]): ShownSkill[] {
  const placed = placeMentions(resume.english, segments);
  const known = new Set(placed.map(({ mention }) => mention.skill));
  return [...namedSkills(placed, segments), ...lostSkills(resume, segments, known)];
}

/** Whether a skill stands in the name of an employer, which tells of a trade and not of what somebody can do there. */
export function isOfEmployer({ segment, at }: ShownSkill): boolean {
  const employer = segment.position?.employer;
  const place = (at ?? 0) - segment.start;
  return employer !== undefined && at !== undefined && isInName(segment.text, place, place + 1, [employer]);
}

const maxSkills = 40;

/**
 * Names of the skills shown most often, best first; special and soft ones count less, and what only the name of an
 * employer says is none.
 */
export function mostUsedSkills(shown: ShownSkill[]): string[] {
  const { skills } = loadTaxonomy();
  const uses = new Map<number, number>();
  for (const one of shown) {
    const { skill, assurance } = one;
    const worth = (skills[skill]!.kind === 'soft' ? 0.3 : 1) * (skills[skill]!.common ? 1 : 0.5);
    if (assurance > 0.3 && !isOfEmployer(one)) uses.set(skill, (uses.get(skill) ?? 0) + worth);
  }
  return [...uses]
    .map(([skill, count]) => ({ name: skills[skill]!.name, count }))
    .sort((a, b) => b.count - a.count || byCodePoint(a.name, b.name))
    .slice(0, maxSkills)
    .map(({ name }) => name);
}
