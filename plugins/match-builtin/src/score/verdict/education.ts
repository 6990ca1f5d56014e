import type { Remarks, Requirement, Verdict } from '@cotejo/plugin-kit';
import { namesSchool } from '../../resume/schools.ts';
import type { ResumeSegment } from '../../resume/segments.ts';
import { embed, loadEmbedding, nearness } from '../../statistics/embedding.ts';
import { degreeOfStudies, degreesIn, fieldsOfLetters, highestDegree, lowestDegree } from '../../taxonomy/degrees.ts';
import { fold } from '../../text/fold.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import { stemsOf } from '../../text/tokens.ts';
import { coverage } from '../evidence/coverage.ts';
import { likenesses } from '../evidence/likenesses.ts';
import { type Proof, wholeLine, sentenceWith } from '../evidence/quotes.ts';
import type { ScoreContext } from '../passages/context.ts';
import { sentencesIn } from '../passages/sentences.ts';
import { notes } from './notes.ts';
import type { Finding } from './verdict.ts';

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

/** A level that a demand names in words which alone would name a field: "Higher Vocational Training". */
const levelName = new RegExp(`\\b${patternOf(readPhrases(import.meta.url, 'degree-levels'))}\\b`, 'gi');
/** Who guided a thesis has a degree of their own. */
const ofGuide = new RegExp(String.raw`^\P{L}*${patternOf(readPhrases(import.meta.url, 'guides'))}(?!\p{L})`, 'u');

/** A demand with the fields that the letters of its degrees name: an MBA is one in business administration. */
const withFields = (text: string): string => [text, ...fieldsOfLetters(fold(text))].join(' ');

/** A line that names degrees: the levels of the highest one that is finished, and of the highest one that is not. */
type DegreeLine = { segment: ResumeSegment; finished: number; unfinished: number };

/** How far the degrees' field is the one named, 0 to 1. */
function fieldShare(requirement: Requirement, field: string[], lines: DegreeLine[], context: ScoreContext): number {
  if (field.length === 0) return 1;
  const told = new Set(lines.map(({ segment }) => segment));
  const near = new Set(
    context.segments
      .filter(({ segment }) => segment.section === 'education' || told.has(segment))
      .flatMap(({ segment, stems }) => [...stems, ...stemsOf(fieldsOfLetters(segment.folded).join(' '))]),
  );
  const embedding = loadEmbedding();
  const place = nearness(embed(field, context.rarity, embedding), embed([...near], context.rarity, embedding));
  const meanings = likenesses(requirement, context)?.filter((_, index) => told.has(context.clauses[index]!.segment));
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
  return { verdict: 'partial', degree: otherField, evidence: [wholeLine(school.segment)], note: notes.schoolAlone };
}

function verdictOn(level: number, wanted: number, share: number): Verdict {
  if (share < nearField || level < wanted - 1) return 'missing';
  return level >= wanted && share >= sameField ? 'met' : 'partial';
}

const highest = (levels: number[]): number => Math.max(0, ...levels);

/**
 * Judges the highest degree shown against the lowest one that suffices, and its field against the one named. Who has
 * not finished a degree has a part of it, as who has the one below it.
 */
export function judgeEducation(requirement: Requirement, context: ScoreContext): Finding {
  const wanted = Math.max(1, lowestDegree(fold(requirement.text)));
  const lines = context.segments
    .map(({ segment }) => ({ segment, ...degreesOf(segment) }))
    .filter((line) => Math.max(line.finished, line.unfinished) > 0)
    .sort((a, b) => worthOf(b) - worthOf(a) || a.segment.start - b.segment.start);
  if (lines.length === 0) return unnamed(context);
  const finished = highest(lines.map((line) => line.finished));
  const level = highest([finished, ...lines.map((line) => line.unfinished - 1)]);
  const field = stemsOf(withFields(requirement.text).replace(levelName, ' ').replace(degreeWords, ' '));
  const share = fieldShare(requirement, field, lines, context);
  const enough = Math.min(1, level / wanted) ** 1.5;
  const note = noteOn(finished, level, wanted) ?? (share < nearField ? notes.otherField : undefined);
  return {
    verdict: verdictOn(level, wanted, share),
    degree: enough * (otherField + (1 - otherField) * share),
    evidence: proofsAmong(lines, wanted),
    ...(note ? { note } : {}),
  };
}

const namesDegree = (folded: string): boolean => degreeOfStudies(folded) > 0;

/**
 * The lines of the best degree, at most two: of those that are finished where one of them suffices, and those on
 * studies where there are any, as others may only name one.
 */
function proofsAmong(lines: readonly DegreeLine[], wanted: number): Proof[] {
  const most = highest(lines.map(({ finished }) => finished));
  const best =
    most >= wanted
      ? lines.filter(({ finished }) => finished === most)
      : lines.filter((line) => worthOf(line) === worthOf(lines[0]!));
  const studied = best.filter(({ segment }) => segment.section === 'education');
  return (studied.length > 0 ? studied : best).slice(0, 2).map(({ segment }) => sentenceWith(segment, namesDegree));
}

const aYear = /\b(?:19|20)\d\d\b/;
const openingWords = 3;

/** Whether a sentence begins with a degree and names a year or a school, as one on studies does wherever it stands. */
const opensWithDegree = ({ text, folded }: ResumeSegment): boolean =>
  sentencesIn(text, folded).some(({ start, end }) => {
    const sentence = folded.slice(start, end).trim();
    const opening = sentence.split(' ', openingWords).join(' ');
    return (aYear.test(sentence) || namesSchool(sentence)) && highestDegree(opening, true) > 0;
  });

/** Work tells of others' degrees; letters that mean something else elsewhere are degrees only among studies. */
function degreesOf(segment: ResumeSegment): { finished: number; unfinished: number } {
  const isAmongStudies = segment.section === 'education' || opensWithDegree(segment);
  const isWork = segment.section === 'experience' && segment.position !== undefined;
  if (ofGuide.test(segment.folded)) return { finished: 0, unfinished: 0 };
  return isWork && !isAmongStudies ? { finished: 0, unfinished: 0 } : degreesIn(segment.text, isAmongStudies);
}

const worthOf = ({ finished, unfinished }: DegreeLine): number => Math.max(finished, unfinished - 0.5);

function noteOn(finished: number, level: number, wanted: number): Remarks | undefined {
  if (level >= wanted) return undefined;
  return level > finished || finished === 0 ? notes.unfinished : notes.lowDegree(finished);
}
