import type { ActivityEntry, CandidacyChange, RoleChange, RubricChange } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { asc, desc, eq, gt, inArray, isNull, lte } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { candidacyEvents, rubricVersions, users } from '../../platform/database/schema/index.ts';
import { fullName, userName } from '../users/full-name.ts';
import { assertCandidacy } from './notes.ts';

/** What has changed in a candidacy, newest first. Throws "not found" for one that is absent or another company's. */
export async function listActivity(database: Transaction, actor: Actor, candidacyId: number): Promise<ActivityEntry[]> {
  const { id, change, createdAt } = candidacyEvents;
  const rows = await database
    .select({ id, change, createdAt, author: userName })
    .from(candidacyEvents)
    .leftJoin(users, ofSameCompany(users, candidacyEvents, eq(users.id, candidacyEvents.userId)))
    .where(
      ofCompany(candidacyEvents, actor, eq(candidacyEvents.candidacyId, candidacyId), isNull(candidacyEvents.noteId)),
    )
    .orderBy(desc(createdAt), desc(id));
  if (rows.length === 0) await assertCandidacy(database, actor, candidacyId);
  const changesOf = await readVersions(
    database,
    actor,
    rows.map(({ change }) => change),
  );
  return rows.map(({ id, change, createdAt, author }) => ({
    id,
    createdAt: createdAt.toISOString(),
    author: author && { id: author.id, name: fullName(author) },
    // Notes are left out, and whatever else concerns a role has no candidacy.
    change: change as CandidacyChange,
    rubricChanges: changesOf(change).flatMap(({ changes }) => changes),
  }));
}

type Version = { jobDescriptionId: number; version: number; changes: RubricChange[]; fileName: string | null };

/** The versions of a rubric that a change has made, or that a change of score has followed. */
function versionsIn(change: RoleChange): { jobDescriptionId: number; after: number; to: number } | undefined {
  if (change.what === 'rubric')
    return { jobDescriptionId: change.jobDescriptionId, after: change.version - 1, to: change.version };
  if (change.what !== 'score' || change.cause !== 'rubric') return undefined;
  return { jobDescriptionId: change.jobDescriptionId, after: change.fromVersion, to: change.toVersion };
}

/** Reads those of some changes at once, and gives them by their change. */
export async function readVersions(
  database: Transaction,
  actor: Actor,
  changes: RoleChange[],
): Promise<(change: RoleChange) => Version[]> {
  const wanted = changes.flatMap((change) => versionsIn(change) ?? []);
  if (wanted.length === 0) return () => [];
  const { jobDescriptionId, version, fileName } = rubricVersions;
  const versions = await database
    .select({ jobDescriptionId, version, fileName, changes: rubricVersions.changes })
    .from(rubricVersions)
    .where(
      ofCompany(
        rubricVersions,
        actor,
        inArray(jobDescriptionId, [...new Set(wanted.map((one) => one.jobDescriptionId))]),
        gt(version, Math.min(...wanted.map(({ after }) => after))),
        lte(version, Math.max(...wanted.map(({ to }) => to))),
      ),
    )
    .orderBy(asc(version));
  return (change) => {
    const of = versionsIn(change);
    return versions.filter(
      (one) => one.jobDescriptionId === of?.jobDescriptionId && one.version > of.after && one.version <= of.to,
    );
  };
}
