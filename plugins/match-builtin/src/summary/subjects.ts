import type { Requirement } from '@cotejo/plugin-kit';
import { findMentions } from '../taxonomy/mentions.ts';
import { isIdle } from '../text/stop-words.ts';
import type { Name } from './names.ts';
import { wordsIn } from './quotes.ts';

/** Words besides a skill up to which a name is about that skill alone: "experience in languages like C++". */
const mostBeside = 2;

/**
 * What tells whether two requirements ask for the same, by their English names: "C++", "C++ (any version)" and
 * "experience with C++" do, and an advertisement that says it three times has asked for it once.
 */
export function subjectKey({ kind, skills, minYears }: Requirement, { text, isQuoted }: Name): string {
  const isOfSkill = (kind === 'skill' || kind === 'experience') && skills.length > 0 && minYears === undefined;
  if (!isOfSkill || isQuoted) return text.toLowerCase();
  const beside = findMentions(text).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
  const words = wordsIn(beside).filter((word) => !isIdle(word));
  return words.length <= mostBeside ? JSON.stringify(skills.toSorted()) : text.toLowerCase();
}
