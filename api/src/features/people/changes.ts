import type { ResumeChanges } from '@cotejo/contract';
import type { Position, ResumeProfile } from '@cotejo/plugin-kit';
import { fold } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes } from '../../platform/database/schema/index.ts';

/**
 * What has changed in a resume of a person since the one before: positions, their dates, and skills. Null where there is
 * none before, or one of the two has not been judged, as its positions are not known then.
 */
export async function readChanges(
  database: Transaction,
  actor: Actor,
  { id: personId, resumeId }: { id: number; resumeId: number },
): Promise<ResumeChanges> {
  const versions = await database
    .select({ id: resumes.id, profile: analyses.profile })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .where(ofCompany(resumes, actor, eq(resumes.personId, personId)))
    .orderBy(desc(resumes.createdAt), desc(resumes.id));
  const at = versions.findIndex(({ id }) => id === resumeId);
  if (at < 0) throw refusal('not-found:resume');
  const [after, before] = [versions[at]?.profile, versions[at + 1]?.profile];
  return { changes: before && after ? compareProfiles(before, after) : null };
}

type Dates = { start: string | null; end: string | null };

/** Positions of the same title and employer are the same; one that begins earlier or ends later than before is stretched. */
export function compareProfiles(before: ResumeProfile, after: ResumeProfile): NonNullable<ResumeChanges['changes']> {
  const old = [...before.positions];
  const positions = after.positions.flatMap((position) => {
    const at = old.findIndex((one) => keyOf(one) === keyOf(position));
    const [known] = at < 0 ? [] : old.splice(at, 1);
    const [dates, datesBefore] = [datesOf(position), known ? datesOf(known) : null];
    if (datesBefore && datesBefore.start === dates.start && datesBefore.end === dates.end) return [];
    return [{ ...named(position), before: datesBefore, after: dates, stretched: isStretched(datesBefore, dates) }];
  });
  const gone = old.map((position) => ({
    ...named(position),
    before: datesOf(position),
    after: null,
    stretched: false,
  }));
  const without = (list: string[], others: string[]) => list.filter((skill) => !others.includes(skill));
  return {
    positions: [...positions, ...gone],
    skillsAdded: without(after.skills, before.skills),
    skillsRemoved: without(before.skills, after.skills),
  };
}

const keyOf = ({ title, employer }: Position): string => fold(`${title}\n${employer ?? ''}`).trim();
const named = ({ title, employer }: Position) => ({ title, employer: employer ?? null });
const datesOf = ({ start, end }: Position): Dates => ({ start: start ?? null, end: end ?? null });

/** A position that was current and has ended since is no longer one; only what both resumes date can be stretched. */
function isStretched(before: Dates | null, after: Dates): boolean {
  if (!before) return false;
  const earlier = before.start !== null && after.start !== null && after.start < before.start;
  const later = before.end !== null && (after.end === null || after.end > before.end);
  return earlier || later;
}
