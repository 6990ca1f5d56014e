import type { CompanyHistory, endpoints, QueryOf } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { desc, eq, gte, lt, type SQL } from '../../platform/database/drizzle.ts';
import { afterPlace, placeOf } from '../../platform/database/newest-first.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { auditLog, users } from '../../platform/database/schema/index.ts';
import { fullName, userName } from '../users/full-name.ts';

/** A part of the audit log of the admin's company for which each field of the query holds, newest first. */
export async function listCompanyHistory(
  database: Database,
  actor: Actor,
  { userId, action, subjectId, from, to, limit, cursor }: QueryOf<typeof endpoints.listCompanyHistory>,
): Promise<CompanyHistory> {
  const conditions: SQL[] = [
    ...(userId === undefined ? [] : [eq(auditLog.userId, userId)]),
    ...(action === undefined ? [] : [eq(auditLog.action, action)]),
    ...(subjectId === undefined ? [] : [eq(auditLog.subjectId, subjectId)]),
    ...(from === undefined ? [] : [gte(auditLog.createdAt, new Date(from))]),
    ...(to === undefined ? [] : [lt(auditLog.createdAt, new Date(to))]),
    ...(cursor === undefined ? [] : [afterPlace(auditLog, cursor)]),
  ];
  const rows = await database
    .select({ entry: auditLog, next: placeOf(auditLog), user: userName })
    .from(auditLog)
    .leftJoin(users, ofSameCompany(users, auditLog, eq(users.id, auditLog.userId)))
    .where(ofCompany(auditLog, actor, ...conditions))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const items = page.map(({ entry: { id, createdAt, action, subjectId, details, place, hash }, user }) => ({
    id,
    createdAt: createdAt.toISOString(),
    user: user && { id: user.id, name: fullName(user) },
    action,
    subjectId,
    details,
    place,
    hash,
  }));
  return { items, nextCursor: rows.length > limit ? page.at(-1)!.next : null };
}
