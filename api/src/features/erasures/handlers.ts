import { refusal } from '../../ground/errors.ts';
import { desc, eq } from '../../platform/database/drizzle.ts';
import { afterPlace, placeOf } from '../../platform/database/newest-first.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { erasures, users } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { fullName, userName } from '../users/full-name.ts';
import { erasePeople } from './erase-people.ts';

type Names = 'erasePerson' | 'listErasures' | 'getErasure';

/** Erasures of people, and their receipts. */
export function erasureHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  return {
    erasePerson: ({ actor, params, query }) => erasePeople(dependencies, actor, [params.id, ...(query.also ?? [])]),
    async listErasures({ actor, query: { limit, cursor } }) {
      const rows = await database
        .select({ id: erasures.id, receipt: erasures.receipt, next: placeOf(erasures), user: userName })
        .from(erasures)
        .leftJoin(users, ofSameCompany(users, erasures, eq(users.id, erasures.userId)))
        .where(ofCompany(erasures, actor, ...(cursor === undefined ? [] : [afterPlace(erasures, cursor)])))
        .orderBy(desc(erasures.createdAt), desc(erasures.id))
        .limit(limit + 1);
      const page = rows.slice(0, limit);
      const items = page.map(({ id, receipt, user }) => ({
        id,
        receipt,
        author: user && { id: user.id, name: fullName(user) },
      }));
      return { items, nextCursor: rows.length > limit ? page.at(-1)!.next : null };
    },
    async getErasure({ actor, params }) {
      const [row] = await database
        .select({ receipt: erasures.receipt })
        .from(erasures)
        .where(ofCompany(erasures, actor, eq(erasures.id, params.erasureId)));
      if (!row) throw refusal('not-found:erasure');
      return row.receipt;
    },
  };
}
