import type { Egress, TokenUsage } from '@cotejo/plugin-kit';
import type { Database, Transaction } from '../database/client.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { locks } from '../database/locks.ts';
import { modelUsage } from '../database/schema/index.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** A plugin whose tokens are counted, and where its calls go. */
export type Account = { plugin: string; egress: Egress };

/** Tokens counted in advance, in the month in which the call began. */
export type Booking = Account & TokenUsage & { month: string };

export type ModelUsage = {
  /**
   * Counts a call before it is made, at the most that it can cost, so that parallel calls of all processes stay within
   * `limit` together, and those of a process that dies are counted. Undefined where the limit, which holds for all
   * accounts outside together, would be passed.
   */
  book(account: Account, most: TokenUsage, limit?: number): Promise<Booking | undefined>;
  /** Replaces what was booked by what the call has cost. */
  settle(booking: Booking, cost: TokenUsage): Promise<void>;
};

const month = sql<string>`to_char(now(), 'YYYY-MM')`;

export function createModelUsage(database: Database, metrics: Pick<Metrics, 'tokens'>): ModelUsage {
  return {
    book: (account, most, limit) =>
      limit === undefined
        ? add(database, account, most)
        : database.transaction(async (transaction) => {
            await transaction.execute(sql`select pg_advisory_xact_lock(${locks.budget})`);
            const [row] = await transaction
              .select({ spent: sql<string>`coalesce(sum(${modelUsage.inputTokens} + ${modelUsage.outputTokens}), 0)` })
              .from(modelUsage)
              .where(and(eq(modelUsage.month, month), eq(modelUsage.egress, 'cloud')));
            return Number(row?.spent) + most.inputTokens + most.outputTokens > limit
              ? undefined
              : add(transaction, account, most);
          }),
    async settle(booking, cost) {
      metrics.tokens(booking.plugin, cost);
      const difference = {
        inputTokens: cost.inputTokens - booking.inputTokens,
        outputTokens: cost.outputTokens - booking.outputTokens,
      };
      await database
        .update(modelUsage)
        .set(added(difference))
        .where(
          and(
            eq(modelUsage.month, booking.month),
            eq(modelUsage.plugin, booking.plugin),
            eq(modelUsage.egress, booking.egress),
          ),
        );
    },
  };
}

/** Adds a call to the account of this month. */
async function add(database: Transaction, { plugin, egress }: Account, most: TokenUsage): Promise<Booking | undefined> {
  const [booked] = await database
    .insert(modelUsage)
    .values({ month, plugin, egress, calls: 1, ...tokens(most) })
    .onConflictDoUpdate({
      target: [modelUsage.month, modelUsage.plugin, modelUsage.egress],
      set: { calls: sql`${modelUsage.calls} + 1`, ...added(most) },
    })
    .returning({ month: modelUsage.month });
  return booked && { plugin, egress, month: booked.month, ...tokens(most) };
}

/** The tokens of each plugin's models in this month. */
export async function usageOfMonth(
  database: Database,
): Promise<{ month: string; accounts: (Account & TokenUsage & { calls: number })[] }> {
  const [now] = await database.execute<{ month: string }>(sql`select ${month} as month`);
  const accounts = await database.select().from(modelUsage).where(eq(modelUsage.month, month));
  return { month: now!.month, accounts: accounts.map((account) => ({ ...account, egress: account.egress as Egress })) };
}

function tokens({ inputTokens, outputTokens }: TokenUsage): TokenUsage {
  return { inputTokens, outputTokens };
}

function added({ inputTokens, outputTokens }: TokenUsage) {
  return {
    inputTokens: sql`${modelUsage.inputTokens} + ${inputTokens}::bigint`,
    outputTokens: sql`${modelUsage.outputTokens} + ${outputTokens}::bigint`,
  };
}
