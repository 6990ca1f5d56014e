import type { Progress } from '@cotejo/contract';
import type { Database } from '../../platform/database/client.ts';
import { asc, eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { resumes } from '../../platform/database/schema/index.ts';
import { failureOf } from '../documents/failures.ts';
import { findJobDescription } from '../documents/job-descriptions.ts';
import { eventReply, type Listener } from '../../platform/events/event-reply.ts';
import type { ProgressEvent, ProgressHub } from '../../platform/events/progress.ts';
import type { Actor } from '../../ground/actor.ts';

type Dependencies = { database: Database; progress: ProgressHub; stopping: AbortSignal };

/**
 * Server-sent events: first the present state of every document and candidate, then each change. Ends when the caller
 * leaves or the server stops.
 */
export async function analysisEventStream(
  { database, progress, stopping }: Dependencies,
  actor: Actor,
  jobDescriptionId: number,
  listener: Listener,
): Promise<Response> {
  await findJobDescription(database, actor, jobDescriptionId);
  return eventReply<Progress>(listener, stopping, ({ send, sendAll, end }) => {
    const sendState = () =>
      void currentState(database, actor, jobDescriptionId).then((events) => sendAll(events.map(presentProgress)), end);
    const unsubscribe = progress.subscribe(jobDescriptionId, (event) =>
      event ? send(presentProgress(event)) : sendState(),
    );
    sendState();
    return unsubscribe;
  });
}

async function currentState(database: Database, actor: Actor, jobDescriptionId: number): Promise<ProgressEvent[]> {
  const job = await findJobDescription(database, actor, jobDescriptionId);
  const rows = await database
    .select({
      id: resumes.id,
      state: resumes.state,
      failureCode: resumes.failureCode,
      matchState: resumes.matchState,
      matchFailureCode: resumes.matchFailureCode,
    })
    .from(resumes)
    .where(ofCompany(resumes, actor, eq(resumes.jobDescriptionId, jobDescriptionId)))
    .orderBy(asc(resumes.id));
  return [
    eventOf(jobDescriptionId, null, 'prepare', job.state, job.failureCode),
    ...rows.flatMap(({ id, state, failureCode, matchState, matchFailureCode }) => [
      eventOf(jobDescriptionId, id, 'prepare', state, failureCode),
      ...(matchState === 'none' ? [] : [eventOf(jobDescriptionId, id, 'match', matchState, matchFailureCode)]),
    ]),
  ];
}

const stages = { preparing: 'waiting', queued: 'waiting', ready: 'done', done: 'done', failed: 'failed' } as const;

function eventOf(
  jobDescriptionId: number,
  resumeId: number | null,
  flow: Progress['flow'],
  state: keyof typeof stages,
  failureCode: string | null,
): ProgressEvent {
  const stage = stages[state];
  return {
    jobDescriptionId,
    resumeId,
    flow,
    stage,
    fraction: stage === 'waiting' ? 0 : 1,
    ...(stage === 'failed' && failureCode !== null && { failureCode }),
  };
}

/** Progress as callers see it. */
export function presentProgress({ resumeId, flow, stage, fraction, failureCode }: ProgressEvent): Progress {
  const failure = failureOf(failureCode ?? null);
  return { resumeId, flow, stage, fraction, ...(failure && { failure }) };
}
