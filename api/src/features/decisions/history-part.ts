import { historyActions } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { chained } from '../../platform/database/chain.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { alias, and, desc, eq, inArray, isNotNull, or, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { auditLog, historyStarts } from '../../platform/database/schema/index.ts';

/** Entries that a file holds at most; a candidacy has some tens. */
const most = 1000;

const previous = alias(auditLog, 'previous');

/** The actions on a kind of record that changed or decided something: who merely looked is no part of a decision. */
const actionsOn = (subject: 'candidacy' | 'resume'): string[] =>
  Object.entries(historyActions).flatMap(([action, [kind, of]]) =>
    of === subject && kind !== 'shown' && kind !== 'saved' ? [action] : [],
  );

/**
 * The entries of the company's history on a candidacy, its resume and copies of that, in the order of the chain, each
 * with the hash before it, so that its own can be computed again. The oldest are left out where there are too many, and
 * missing where entries since the `oldest` change that they tell of were removed.
 */
export async function readHistoryPart(
  snapshot: Transaction,
  actor: Actor,
  ids: { candidacy: number[]; resume: number[] },
  oldest: Date,
) {
  const { subjectId, action, place } = auditLog;
  const on = (subject: 'candidacy' | 'resume') =>
    and(inArray(subjectId, ids[subject]), inArray(action, actionsOn(subject)));
  const rows = await snapshot
    .select({ ...chained, before: previous.hash })
    .from(auditLog)
    .leftJoin(previous, ofSameCompany(previous, auditLog, eq(previous.place, sql`${place} - 1`)))
    .where(ofCompany(auditLog, actor, isNotNull(place), or(on('candidacy'), on('resume'))!))
    .orderBy(desc(place))
    .limit(most + 1);
  const entries = rows.slice(0, most).toReversed();
  const [start] = await snapshot.select().from(historyStarts).where(ofCompany(historyStarts, actor));
  return {
    companyId: actor.companyId,
    earlierLeftOut: rows.length > most || (start !== undefined && oldest <= start.until),
    entries: entries.map(({ companyId: _, ...entry }) => ({ ...entry, before: entry.before ?? start?.hash ?? '' })),
  };
}
