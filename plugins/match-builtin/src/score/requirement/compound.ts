import type { Requirement, RequirementKind, Verdict } from '@cotejo/plugin-kit';
import { readRequirement } from '../../job/requirements.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import { type Finding, ranks, verdictOf } from '../verdict/verdict.ts';

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

type Judged = Finding & { verdict: Verdict };

/** What is found of several demands of one line: the best where any will do, else a part where some are shown. */
export function together(findings: readonly Finding[], isEither: boolean): Finding {
  const judged = findings.map((finding): Judged => ({
    ...finding,
    portion: 1,
    degree: finding.degree * (finding.portion ?? 1),
    verdict: verdictOf(finding),
  }));
  const ordered = judged.toSorted((a, b) => ranks[b.verdict] - ranks[a.verdict] || b.degree - a.degree);
  const [best, worst] = [ordered[0]!, ordered.at(-1)!];
  if (isEither || best.verdict === worst.verdict) return isEither ? best : merged(judged, worst);
  return { ...merged(judged, worst), verdict: 'partial' };
}

/** All evidence, a passage of each finding before any second one. */
function merged(findings: readonly Finding[], { verdict, note }: Judged): Judged {
  const most = Math.max(...findings.map(({ evidence }) => evidence.length));
  return {
    verdict,
    degree: findings.reduce((sum, { degree }) => sum + degree, 0) / findings.length,
    evidence: Array.from({ length: most }, (_, at) =>
      findings.flatMap(({ evidence }) => evidence.slice(at, at + 1)),
    ).flat(),
    ...(note && { note }),
  };
}
