import type { RoleActivity, RoleActivityEntry, RoleChangeKind } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { desc, eq, exists, inArray, sql, unionAll, type PgColumn, type SQL } from '../../platform/database/drizzle.ts';
import { folded, holdsAll, wordsOf } from '../../platform/database/folded.ts';
import { afterPlace, placeOf } from '../../platform/database/newest-first.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, candidacyEvents, candidacyNotes, resumes, users } from '../../platform/database/schema/index.ts';
import { candidateName } from '../documents/presenters.ts';
import { fullName, userName } from '../users/full-name.ts';
import { readVersions } from './activity.ts';
import { named } from './named.ts';
import { yardstickOf } from './yardstick.ts';

type Part = {
  q?: string | undefined;
  what?: RoleChangeKind | undefined;
  limit: number;
  cursor?: string | undefined;
};

/**
 * A part of what has happened in a role, newest first: `limit` entries after `cursor`. Who has left the role is told in
 * it as well as in the role that they came into. Throws "not found" for another company's role.
 */
export async function listRoleActivity(
  database: Database,
  actor: Actor,
  roleId: number,
  { q, what, limit, cursor }: Part,
): Promise<RoleActivity> {
  await yardstickOf(database, actor, roleId);
  const { id, createdAt } = candidacyEvents;
  const conditions: SQL[] = [
    ...(q ? [concerns(database, actor, q)] : []),
    ...(what ? [eq(candidacyEvents.what, what)] : []),
    ...(cursor ? [afterPlace(candidacyEvents, cursor)] : []),
  ];
  const newest = (role: PgColumn) =>
    database
      .select({ id, createdAt })
      .from(candidacyEvents)
      .where(ofCompany(candidacyEvents, actor, eq(role, roleId), ...conditions))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit + 1);
  const found = await unionAll(newest(candidacyEvents.roleId), newest(candidacyEvents.fromRoleId))
    .orderBy(sql`created_at desc, id desc`)
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const rows = await readEntries(
    database,
    actor,
    page.map((one) => one.id),
  );
  const place = rows.at(-1)?.place;
  return { items: rows.map(({ place: _, ...entry }) => entry), nextCursor: (found.length > limit && place) || null };
}

/** The condition of entries about a candidate, or by a user, whose name holds the words. */
function concerns(database: Database, actor: Actor, q: string): SQL {
  const candidate = database
    .select({ id: analyses.id })
    .from(analyses)
    .where(ofCompany(analyses, actor, eq(analyses.id, candidacyEvents.candidacyId), named(database, actor, q)));
  const name = folded(sql`concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.username})`);
  const authors = database
    .select({ id: users.id })
    .from(users)
    .where(ofCompany(users, actor, holdsAll(name, wordsOf(q))));
  return sql`(${exists(candidate)} or ${inArray(candidacyEvents.userId, authors)})`;
}

async function readEntries(
  database: Database,
  actor: Actor,
  ids: number[],
): Promise<(RoleActivityEntry & { place: string })[]> {
  const { id, change, createdAt } = candidacyEvents;
  const rows = await database
    .select({
      id,
      change,
      createdAt,
      place: placeOf(candidacyEvents),
      author: userName,
      candidacyId: analyses.id,
      // The column that is never null comes first: by it alone it is told whether there is a resume.
      resume: {
        originalFileName: resumes.originalFileName,
        correctedName: resumes.correctedName,
        name: resumes.name,
      },
      note: candidacyNotes.text,
    })
    .from(candidacyEvents)
    .leftJoin(users, ofSameCompany(users, candidacyEvents, eq(users.id, candidacyEvents.userId)))
    .leftJoin(analyses, ofSameCompany(analyses, candidacyEvents, eq(analyses.id, candidacyEvents.candidacyId)))
    .leftJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .leftJoin(
      candidacyNotes,
      ofSameCompany(candidacyNotes, candidacyEvents, eq(candidacyNotes.id, candidacyEvents.noteId)),
    )
    .where(ofCompany(candidacyEvents, actor, inArray(id, ids)))
    .orderBy(desc(createdAt), desc(id));
  const versionsOf = await readVersions(
    database,
    actor,
    rows.map((row) => row.change),
  );
  return rows.map(({ author, candidacyId, resume, createdAt: at, ...row }) => ({
    ...row,
    createdAt: at.toISOString(),
    author: author && { id: author.id, name: fullName(author) },
    candidate: candidacyId !== null && resume ? { id: candidacyId, name: candidateName(resume) } : null,
    rubricChanges: versionsOf(row.change).flatMap(({ changes }) => changes),
    readFrom: row.change.what === 'rubric' ? (versionsOf(row.change)[0]?.fileName ?? null) : null,
  }));
}
