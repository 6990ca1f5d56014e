import type { RoleEvent } from '@cotejo/contract';
import type { Database } from '../../platform/database/client.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes } from '../../platform/database/schema/index.ts';
import { eventReply, type Listener } from '../../platform/events/event-reply.ts';
import type { ProgressEvent, ProgressHub } from '../../platform/events/progress.ts';
import type { Actor } from '../../ground/actor.ts';
import { presentProgress } from '../analysis/event-stream.ts';
import { countUnsettled } from '../candidacies/counts.ts';
import { findRole } from '../roles/read.ts';
import { throttled } from './throttled.ts';

type Dependencies = { database: Database; progress: ProgressHub; stopping: AbortSignal };

/**
 * Server-sent events: the counts of a role, first as they are and then as they change, the progress of its files, and
 * which candidacies are to be read again. Ends when the caller leaves, the role is deleted or the server stops.
 */
export async function roleEventStream(
  { database, progress, stopping }: Dependencies,
  actor: Actor,
  roleId: number,
  listener: Listener,
): Promise<Response> {
  const { jobDescriptionId } = await findRole(database, actor, roleId);
  return eventReply<RoleEvent>(listener, stopping, ({ send, end }) => {
    let changed: Set<number> | undefined = new Set();
    const news = throttled(async () => {
      const counts = await countRole(database, actor, roleId);
      const resumeIds = changed && [...changed];
      changed = new Set();
      if (resumeIds?.length !== 0) send({ what: 'changed', resumeIds: resumeIds ?? null });
      send({ what: 'counts', ...counts });
    }, end);
    const hearOfRows = (resumeIds: number[] | undefined) => {
      for (const id of resumeIds ?? []) changed?.add(id);
      if (!resumeIds) changed = undefined;
      news.ask();
    };
    const hearOfFile = (event: ProgressEvent | undefined) => {
      if (!event) return hearOfRows(undefined);
      const { resumeId } = event;
      if (resumeId !== null) send({ what: 'file', ...presentProgress(event), resumeId });
      if (event.stage === 'failed') news.ask();
    };
    const leaveRole = progress.watchRole(roleId, hearOfRows);
    const leaveFiles = jobDescriptionId === null ? undefined : progress.subscribe(jobDescriptionId, hearOfFile);
    news.ask();
    return () => {
      news.stop();
      leaveRole();
      leaveFiles?.();
    };
  });
}

type Counts = Omit<Extract<RoleEvent, { what: 'counts' }>, 'what'>;

async function countRole(database: Database, actor: Actor, roleId: number): Promise<Counts> {
  await findRole(database, actor, roleId);
  // Written out, as the index of those that wait has it.
  const isQueued = sql`${resumes.matchState} = 'queued'`;
  const [scored, [queued], unsettled] = await Promise.all([
    database.$count(analyses, ofCompany(analyses, actor, eq(analyses.roleId, roleId))),
    database
      .select({ pending: sql<number>`count(*)::int` })
      .from(resumes)
      .innerJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
      .where(ofCompany(resumes, actor, isQueued, eq(analyses.roleId, roleId))),
    countUnsettled(database, actor, roleId),
  ]);
  return { scored, ...queued!, ...unsettled };
}
