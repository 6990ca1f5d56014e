import type { Position, Requirement, RequirementVerdict, ResumeProfile, SummaryRequest } from '@cotejo/plugin-kit';
import { isLicense } from '../taxonomy/credentials.ts';
import { loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { firstOfEach } from './first-of-each.ts';

/** A requirement with its verdict, and the positions in which its quotes stand, newest first. */
export type Judged = { requirement: Requirement; verdict: RequirementVerdict; positions: Position[] };

/** Positions without those that a resume tells twice: of the same title, employer and dates. */
export const distinctPositions = (positions: readonly Position[]): Position[] =>
  firstOfEach(positions, ({ title, employer, start, end }) => JSON.stringify([title, employer, start, end]));

/** Requirements with their verdicts: musts first, then the weightiest, then in document order. */
export function judgedOf({ job, verdicts, profile }: SummaryRequest): Judged[] {
  const byId = new Map(verdicts.map((verdict) => [verdict.requirementId, verdict]));
  const judged = job.requirements.flatMap((requirement) => {
    const verdict = byId.get(requirement.id);
    if (!verdict) return [];
    const positions = profile.positions.filter(({ span }) =>
      verdict.quotes.some(({ start }) => start !== undefined && span.start <= start && start < span.end),
    );
    return [{ requirement, verdict, positions: distinctPositions(positions) }];
  });
  const order = new Map(job.requirements.map((requirement, index) => [requirement.id, index]));
  const place = ({ requirement }: Judged): number => order.get(requirement.id)!;
  return judged.sort(
    (a, b) =>
      Number(b.requirement.must) - Number(a.requirement.must) ||
      b.requirement.weight - a.requirement.weight ||
      place(a) - place(b),
  );
}

/** Whether a title names one of some skills: a graphic designer's work is graphic design. */
export function isTitled({ title }: Position, skills: string[]): boolean {
  const taxonomy = loadTaxonomy();
  return findMentions(title).some(({ skill }) => skills.includes(taxonomy.skills[skill]!.name));
}

/** Whether a skill is one of manner, such as communication, which everybody names and no work proves. */
export function isSoft(name: string): boolean {
  const { skills, byName } = loadTaxonomy();
  return skills[byName.get(name) ?? -1]?.kind === 'soft';
}

/** Whether nothing but skills of manner is asked for, of which a resume says much and proves little. */
export const isOfManner = ({ requirement: { kind, skills } }: Judged): boolean =>
  kind === 'skill' && skills.length > 0 && skills.every(isSoft);

/** Whether the profile names all skills of a requirement, so that no text says the resume does not. */
export const isRead = ({ requirement: { skills } }: Judged, profile: ResumeProfile): boolean =>
  skills.length > 0 && skills.every((skill) => profile.skills.includes(skill));

/** The skills that quotes from positions show, of all that are judged. */
export const shownAtWork = (judged: readonly Judged[]): Set<string> =>
  new Set(
    judged.flatMap(({ requirement, verdict, positions }) =>
      verdict.verdict === 'met' && positions.length > 0 ? requirement.skills : [],
    ),
  );

/** The requirements of skills that are named in the resume without any work that shows them. */
export function onlyListed(judged: readonly Judged[], profile: ResumeProfile): Set<Judged> {
  const atWork = shownAtWork(judged);
  const isListed = ({ requirement: { kind, skills }, verdict, positions }: Judged): boolean =>
    kind === 'skill' &&
    skills.length > 0 &&
    !skills.every((skill) => isSoft(skill) || isLicense(skill)) &&
    verdict.verdict === 'met' &&
    positions.length === 0 &&
    profile.positions.length > 0 &&
    !skills.some((skill) => atWork.has(skill)) &&
    !profile.positions.some((position) => isTitled(position, skills));
  return new Set(judged.filter(isListed));
}

/** The skills of some requirements that the resume names, each once, without those of manner. */
export const skillsNamed = (some: readonly Judged[], { skills }: ResumeProfile): string[] => [
  ...new Set(
    some.flatMap(({ requirement }) => requirement.skills).filter((skill) => skills.includes(skill) && !isSoft(skill)),
  ),
];
