import { eq, isNull, type SQL, sql } from '../../platform/database/drizzle.ts';
import { ofEveryCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes, webhookDeliveries, webhooks } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { regularly } from '../../platform/queue/regularly.ts';

/** Milliseconds from one look for what is due to the next. */
const PAUSE = 2000;

const { companyId, webhookId, subjectId, event, state, nextTryAt } = webhookDeliveries;
const waits = eq(resumes.matchState, 'queued');
/** Resumes that wait for their first match, of the role that a delivery is about. */
const ofRole = ofSameCompany(resumes, webhookDeliveries, waits, eq(resumes.matchRoleId, subjectId));
/** The same of those that are to be judged again. */
const again = ofSameCompany(resumes, analyses, waits, eq(resumes.id, analyses.resumeId), isNull(resumes.matchRoleId));
const judged = ofSameCompany(
  analyses,
  webhookDeliveries,
  eq(analyses.roleId, subjectId),
  sql`exists (select from ${resumes} where ${again})`,
);
const isRoleBusy = sql`(exists (select from ${resumes} where ${ofRole})
  or exists (select from ${analyses} where ${judged}))`;

/** The condition of deliveries that are to be tried now; that a role is complete is told once nothing of it waits. */
export const isDue: SQL = sql`(${state} = 'waiting' and ${nextTryAt} <= now()
  and (${event} <> 'role.completed' or not ${isRoleBusy}))`;

/** Has webhooks told what is due, again and again until it is stopped. Nothing leaves the server offline. */
export function watchDeliveries({ database, queue, config, log }: Dependencies): { stop(): void } {
  if (config.process.offline) return { stop() {} };
  const send = async () => {
    const isCalled = ofSameCompany(webhooks, webhookDeliveries, eq(webhooks.id, webhookId), eq(webhooks.paused, false));
    const due = await database
      .selectDistinct({ companyId, webhookId })
      .from(webhookDeliveries)
      .innerJoin(webhooks, isCalled)
      .where(ofEveryCompany('upkeep', isDue));
    await queue.sendAll(
      database,
      'deliver-webhook',
      due.map((one) => ({ data: { webhookId: one.webhookId }, companyId: one.companyId })),
    );
  };
  return regularly(PAUSE, send, { log, problem: 'webhooks could not be looked at' });
}
