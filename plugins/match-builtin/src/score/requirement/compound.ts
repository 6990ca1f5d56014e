import type { Requirement, RequirementKind } from '@cotejo/plugin-kit';
import { readRequirement } from '../../job/requirements.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';

/** The kinds that are judged by rules of their own, so that one of them in a line hides the others. */
const apart = new Set<RequirementKind>(['education', 'experience', 'language', 'certification']);
const opens = '(?=(?:an? |at least |a minimum |minimum |over |\\d))';
const joints = patternOf(readPhrases(import.meta.url, 'demand-joints'));
const joint = new RegExp(String.raw`(\s*[,;]\s+(?:and\s+|or\s+)?|\s+(?:${joints})\s+|\s+with\s+${opens})`, 'i');

/** The demands that one line joins, and whether any of them will do. */
export type Compound = { parts: Requirement[]; isEither: boolean };

/**
 * The demands of different kinds that a line joins, as "a degree in law and five years as a clerk" does; undefined for
 * a line that is one demand.
 */
export function compoundOf(requirement: Requirement): Compound | undefined {
  if (!apart.has(requirement.kind)) return undefined;
  const [first, ...rest] = requirement.text.split(joint);
  const texts = [first!];
  let kind = kindOf(first!);
  let isEither = false;
  for (let at = 0; at < rest.length; at += 2) {
    const [between, piece] = [rest[at]!, rest[at + 1]!];
    const own = isOneTitle(texts.at(-1)!, between) ? undefined : kindOf(piece);
    if (own === undefined || kind === undefined || own === kind) texts.push(`${texts.pop()}${between}${piece}`);
    else {
      texts.push(piece);
      isEither ||= /\bor\b/i.test(between);
    }
    kind = own ?? kind;
  }
  if (texts.length < 2) return undefined;
  const { minYears: _, ...whole } = requirement;
  return { parts: texts.map((text) => ({ ...whole, ...readRequirement(text), text })), isEither };
}

/** "As a practical and vocational nurse" goes on over the joint. */
const isOneTitle = (text: string, between: string): boolean =>
  /\bas an? [^,;]*$/i.test(text) && !/[,;]|with/.test(between);

function kindOf(text: string): RequirementKind | undefined {
  const { kind } = readRequirement(text);
  return apart.has(kind) ? kind : undefined;
}
