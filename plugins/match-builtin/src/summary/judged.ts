import type { Requirement, RequirementVerdict, SummaryRequest } from '@cotejo/plugin-kit';

/** A requirement with its verdict. */
export type Judged = { requirement: Requirement; verdict: RequirementVerdict };

/** Requirements with their verdicts: musts first, then the weightiest, then in document order. */
export function judgedOf({ job, verdicts }: SummaryRequest): Judged[] {
  const byId = new Map(verdicts.map((verdict) => [verdict.requirementId, verdict]));
  const judged = job.requirements.flatMap((requirement) => {
    const verdict = byId.get(requirement.id);
    return verdict ? [{ requirement, verdict }] : [];
  });
  const order = new Map(job.requirements.map((requirement, index) => [requirement.id, index]));
  const place = ({ requirement }: Judged): number => order.get(requirement.id)!;
  return judged.sort((a, b) =>
    Number(b.requirement.must) - Number(a.requirement.must) || b.requirement.weight - a.requirement.weight || place(a) - place(b));
}
