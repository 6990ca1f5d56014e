import type { Requirement } from '@cotejo/plugin-kit';
import { degreeNames, highestDegree, lowestDegree } from '../text/degrees.ts';
import { fold } from '../text/fold.ts';
import { patternOf, readPhrases } from '../text/phrases.ts';
import type { ScoreContext } from './context.ts';
import type { Finding } from './verdict.ts';
import { embed, loadEmbedding, nearness } from '../statistics/embedding.ts';
import { coverage, stemsOf } from './words.ts';

const fieldless = patternOf(readPhrases(import.meta.url, 'degree-words'));
/** Words of a demand that do not name the degree's field. */
const degreeWords = new RegExp(`\\b(?:(?:bachelor|master|ph\\.?d|degree|associate)\\S*|${fieldless})\\b`, 'gi');
const otherField = 0.3;
/**
 * The nearness in meaning, 0 to 1, from which a degree's field is like the one named, and how much more makes it the
 * same.
 */
const alikeFrom = 0.2;
const alikeRange = 0.4;

/** Judges the highest degree shown against the lowest one that suffices, and its field against the one named. */
export function judgeEducation(requirement: Requirement, context: ScoreContext): Finding {
  const wanted = Math.max(1, lowestDegree(fold(requirement.text)));
  const lines = context.segments
    .filter(({ segment }) => segment.section !== 'experience' || segment.position === undefined)
    .map((entry) => ({ entry, level: highestDegree(entry.segment.folded) }))
    .filter(({ level }) => level > 0)
    .sort((a, b) => b.level - a.level || a.entry.segment.start - b.entry.segment.start);
  const highest = lines[0];
  if (!highest) return { degree: 0, evidence: [], note: 'No degree is named' };
  const field = stemsOf(requirement.text.replace(degreeWords, ' '));
  const near = new Set(
    context.segments
      .filter(({ segment }) => segment.section === 'education')
      .flatMap((entry) => entry.stems)
      .concat(lines.flatMap(({ entry }) => entry.stems)),
  );
  const alike = nearness(
    embed(field, context.rarity, loadEmbedding()),
    embed([...near], context.rarity, loadEmbedding()),
  );
  const share =
    field.length === 0
      ? 1
      : Math.min(1, Math.max(2 * coverage(field, near, context), (alike - alikeFrom) / alikeRange));
  const enough = Math.min(1, highest.level / wanted) ** 1.5;
  const evidence = lines.slice(0, 2).map(({ entry }) => entry.segment);
  const note =
    highest.level < wanted
      ? `Shows a ${degreeNames[highest.level]}`
      : share < 0.3
        ? 'The degree is in another field'
        : undefined;
  return { degree: enough * (otherField + (1 - otherField) * share), evidence, ...(note ? { note } : {}) };
}
