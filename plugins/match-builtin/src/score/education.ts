import type { Requirement, Verdict } from '@cotejo/plugin-kit';
import { highestDegree, lowestDegree } from '../text/degrees.ts';
import { fold } from '../text/fold.ts';
import { patternOf, readPhrases } from '../text/phrases.ts';
import { namesSchool } from '../resume/not-skills.ts';
import type { ResumeSegment } from '../resume/segments.ts';
import { likenesses } from './likenesses.ts';
import type { ScoreContext } from './context.ts';
import { notes } from './notes.ts';
import { type Finding, wholeLine } from './verdict.ts';
import { embed, loadEmbedding, nearness } from '../statistics/embedding.ts';
import { coverage, stemsOf } from './words.ts';

const fieldless = patternOf(readPhrases(import.meta.url, 'degree-words'));
/** Words of a demand that do not name the degree's field. */
const degreeWords = new RegExp(`\\b(?:(?:bachelor|master|ph\\.?d|degree|associate)\\S*|${fieldless})\\b`, 'gi');
const otherField = 0.3;
/** The shares from which a degree's field is near the one asked for, or the same. */
const nearField = 0.3;
const sameField = 0.6;
/** The likeness of meaning, -1 to 1, from which fields are alike, and how much more makes them the same. */
const alikeFrom = { occupations: 0.2, encoder: 0.5 };
const alikeRange = { occupations: 0.4, encoder: 0.25 };

type DegreeLine = { segment: ResumeSegment; level: number };

/** How far the degrees' field is the one named, 0 to 1. */
function fieldShare(requirement: Requirement, field: string[], lines: DegreeLine[], context: ScoreContext): number {
  if (field.length === 0) return 1;
  const told = new Set(lines.map(({ segment }) => segment));
  const near = new Set(
    context.segments
      .filter(({ segment }) => segment.section === 'education' || told.has(segment))
      .flatMap(({ stems }) => stems),
  );
  const embedding = loadEmbedding();
  const place = nearness(embed(field, context.rarity, embedding), embed([...near], context.rarity, embedding));
  const meanings = likenesses(requirement.id, context)?.filter((_, index) => told.has(context.clauses[index]!.segment));
  const share = Math.max(
    2 * coverage(field, near, context),
    (place - alikeFrom.occupations) / alikeRange.occupations,
    (Math.max(0, ...(meanings ?? [])) - alikeFrom.encoder) / alikeRange.encoder,
  );
  return Math.min(1, share);
}

/** A school without a degree: something was studied there. */
function unnamed({ segments }: ScoreContext): Finding {
  const school = segments.find(({ segment }) => segment.section === 'education' && namesSchool(segment.folded));
  if (!school) return { degree: 0, evidence: [], note: notes.noDegree };
  return { verdict: 'partial', degree: otherField, evidence: [wholeLine(school.segment)], note: notes.noDegree };
}

function verdictOn(level: number, wanted: number, share: number): Verdict {
  if (share < nearField || level < wanted - 1) return 'missing';
  return level >= wanted && share >= sameField ? 'met' : 'partial';
}

/** Judges the highest degree shown against the lowest one that suffices, and its field against the one named. */
export function judgeEducation(requirement: Requirement, context: ScoreContext): Finding {
  const wanted = Math.max(1, lowestDegree(fold(requirement.text)));
  const lines = context.segments
    .filter(({ segment }) => segment.section !== 'experience' || segment.position === undefined)
    .map(({ segment }) => ({ segment, level: highestDegree(segment.folded, segment.section === 'education') }))
    .filter(({ level }) => level > 0)
    .sort((a, b) => b.level - a.level || a.segment.start - b.segment.start);
  const highest = lines[0];
  if (!highest) return unnamed(context);
  const field = stemsOf(requirement.text.replace(degreeWords, ' '));
  const share = fieldShare(requirement, field, lines, context);
  const enough = Math.min(1, highest.level / wanted) ** 1.5;
  const note =
    highest.level < wanted ? notes.lowDegree(highest.level) : share < nearField ? notes.otherField : undefined;
  return {
    verdict: verdictOn(highest.level, wanted, share),
    degree: enough * (otherField + (1 - otherField) * share),
    evidence: lines.slice(0, 2).map(({ segment }) => wholeLine(segment)),
    ...(note ? { note } : {}),
  };
}
