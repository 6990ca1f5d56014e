import type { Progress } from '@cotejo/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { ofCompany } from '../database/of-company.ts';
import { resumes } from '../database/schema/index.ts';
import { failureOf } from '../documents/failures.ts';
import { findJobDescription } from '../documents/job-descriptions.ts';
import type { ProgressEvent, ProgressHub } from '../events/progress.ts';
import type { Actor } from '../http/handler.ts';

/** Milliseconds between signs of life, so that proxies keep a quiet stream open. */
const HEARTBEAT = 15_000;

type Dependencies = { database: Database; progress: ProgressHub; stopping: AbortSignal };

/** Server-sent events: first how everything stands, then what happens. Ends when the caller goes or the server stops. */
export async function analysisEventStream({ database, progress, stopping }: Dependencies, actor: Actor, jobDescriptionId: number, caller: AbortSignal): Promise<Response> {
  await findJobDescription(database, actor, jobDescriptionId);
  const signal = AbortSignal.any([caller, stopping]);
  const encoder = new TextEncoder();
  let cleanUp = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      const write = (text: string) => { if (open) controller.enqueue(encoder.encode(text)); };
      const send = (event: ProgressEvent) => write(`data: ${JSON.stringify(present(event))}\n\n`);
      const end = () => {
        if (open) controller.close();
        cleanUp();
      };
      const sendAll = () => void currentState(database, actor, jobDescriptionId).then((events) => events.forEach(send), end);
      const unsubscribe = progress.subscribe(jobDescriptionId, (event) => (event ? send(event) : sendAll()));
      const heartbeat = setInterval(() => write(': alive\n\n'), HEARTBEAT);
      cleanUp = () => {
        open = false;
        unsubscribe();
        clearInterval(heartbeat);
      };
      signal.addEventListener('abort', end, { once: true });
      if (signal.aborted) end();
      else sendAll();
    },
    cancel: () => cleanUp(),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' } });
}

async function currentState(database: Database, actor: Actor, jobDescriptionId: number): Promise<ProgressEvent[]> {
  const job = await findJobDescription(database, actor, jobDescriptionId);
  const rows = await database.select({ id: resumes.id, state: resumes.state, failureCode: resumes.failureCode, matchState: resumes.matchState, matchFailureCode: resumes.matchFailureCode })
    .from(resumes).where(ofCompany(resumes, actor, eq(resumes.jobDescriptionId, jobDescriptionId))).orderBy(asc(resumes.id));
  return [
    standing(jobDescriptionId, null, 'prepare', job.state, job.failureCode),
    ...rows.flatMap(({ id, state, failureCode, matchState, matchFailureCode }) => [
      standing(jobDescriptionId, id, 'prepare', state, failureCode),
      ...(matchState === 'none' ? [] : [standing(jobDescriptionId, id, 'match', matchState, matchFailureCode)]),
    ]),
  ];
}

const stages = { preparing: 'waiting', queued: 'waiting', ready: 'done', done: 'done', failed: 'failed' } as const;

function standing(jobDescriptionId: number, resumeId: number | null, flow: Progress['flow'], state: keyof typeof stages, failureCode: string | null): ProgressEvent {
  const stage = stages[state];
  return { jobDescriptionId, resumeId, flow, stage, fraction: stage === 'waiting' ? 0 : 1, ...(stage === 'failed' && failureCode !== null && { failureCode }) };
}

function present({ resumeId, flow, stage, fraction, failureCode }: ProgressEvent): Progress {
  const failure = failureOf(failureCode ?? null);
  return { resumeId, flow, stage, fraction, ...(failure && { failure }) };
}
