import type { ActivityEntry, CandidacyChange, RubricChange } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq, inArray, sql } from '../../platform/database/drizzle.ts';
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
    .where(ofCompany(candidacyEvents, actor, eq(candidacyEvents.candidacyId, candidacyId)))
    .orderBy(desc(createdAt), desc(id));
  if (rows.length === 0) await assertCandidacy(database, actor, candidacyId);
  const changesOf = await readRubricChanges(
    database,
    actor,
    rows.map(({ change }) => change),
  );
  return rows.map(({ id, change, createdAt, author }) => ({
    id,
    createdAt: createdAt.toISOString(),
    author: author && { id: author.id, name: fullName(author) },
    change,
    rubricChanges: changesOf(change),
  }));
}

/** Gives the changes of the rubric that a change of score followed. */
async function readRubricChanges(
  database: Transaction,
  actor: Actor,
  changes: CandidacyChange[],
): Promise<(change: CandidacyChange) => RubricChange[]> {
  const followed = changes.flatMap((change) =>
    change.what === 'score' && change.cause === 'rubric' ? [change.jobDescriptionId] : [],
  );
  const { jobDescriptionId, version } = rubricVersions;
  const versions =
    followed.length === 0
      ? []
      : await database
          .select({ jobDescriptionId, version, changes: rubricVersions.changes })
          .from(rubricVersions)
          .where(ofCompany(rubricVersions, actor, inArray(jobDescriptionId, followed)))
          .orderBy(sql`${version}`);
  return (change) =>
    change.what === 'score' && change.cause === 'rubric'
      ? versions.flatMap((one) =>
          one.jobDescriptionId === change.jobDescriptionId &&
          one.version > change.fromVersion &&
          one.version <= change.toVersion
            ? one.changes
            : [],
        )
      : [];
}
