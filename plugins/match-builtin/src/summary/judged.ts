import type { Position, Requirement, RequirementVerdict, SummaryRequest } from '@cotejo/plugin-kit';
import { loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { tokenize } from '../text/tokens.ts';

/** A requirement with its verdict, and the positions in which its quotes stand, newest first. */
export type Judged = { requirement: Requirement; verdict: RequirementVerdict; positions: Position[] };

/** Requirements with their verdicts: musts first, then the weightiest, then in document order. */
export function judgedOf({ job, verdicts, profile }: SummaryRequest): Judged[] {
  const byId = new Map(verdicts.map((verdict) => [verdict.requirementId, verdict]));
  const judged = job.requirements.flatMap((requirement) => {
    const verdict = byId.get(requirement.id);
    if (!verdict) return [];
    const positions = profile.positions.filter(({ span }) =>
      verdict.quotes.some(({ start }) => start !== undefined && span.start <= start && start < span.end),
    );
    return [{ requirement, verdict, positions }];
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
function isTitled({ title }: Position, skills: string[]): boolean {
  const taxonomy = loadTaxonomy();
  return findMentions(title, tokenize(title), taxonomy).some(({ skill }) =>
    skills.includes(taxonomy.skills[skill]!.name),
  );
}

/** Whether a skill is named in the resume without any work that shows it. */
export const isOnlyListed = (
  { requirement, verdict, positions }: Judged,
  { profile }: Pick<SummaryRequest, 'profile'>,
): boolean =>
  requirement.kind === 'skill' &&
  requirement.skills.length > 0 &&
  verdict.verdict === 'met' &&
  positions.length === 0 &&
  profile.positions.length > 0 &&
  !profile.positions.some((position) => isTitled(position, requirement.skills));
