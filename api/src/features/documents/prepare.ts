import type { FailureCode } from '@cotejo/contract';
import {
  type ContactValue,
  type PipelineTools,
  type PreparedDocument,
  type PreparedJob,
  type PreparedResume,
  prepareJob,
  prepareResume,
  type Providers,
  type TextWork,
} from '@cotejo/pipeline';
import type { Logger } from 'pino';
import type { Config } from '../../ground/config/config.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes, roles, rubricVersions } from '../../platform/database/schema/index.ts';
import type { ProgressHub } from '../../platform/events/progress.ts';
import { createReporter } from '../../platform/events/reporter.ts';
import { atRest, countingCrashes, orLeave } from '../../platform/queue/crashes.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import type { QueueJobData } from '../../platform/queue/queues.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { watchFlow } from '../../platform/metrics/watch-flow.ts';
import type { Subject } from '../../platform/models/answers.ts';
import { modelTools } from '../../platform/models/tools.ts';
import { storedVectors } from '../../platform/models/vectors.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import { removeIfErased } from './erased-meanwhile.ts';
import { givePerson, lockPeople } from '../joining/give-person.ts';
import { documentFailure } from './failures.ts';
import { judgeOfResume, roleOfJob, roleOfResume } from './judge.ts';
import { matchWaiting } from './match-waiting.ts';
import { preparedBefore, preparedBy } from './prepared-before.ts';
import { readStored } from './store-file.ts';

export type PrepareDependencies = {
  config: Pick<Config, 'models'>;
  database: Database;
  storage: Storage;
  queue: Queue;
  progress: ProgressHub;
  providers: Providers;
  text: TextWork;
  metrics: Metrics;
  tracing: Tracing;
  log: Logger;
};

type Target = QueueJobData['prepare-document'];
type Document = Subject & {
  id: number;
  companyId: number;
  storageKey: string;
  contentHash: string;
  mediaType: string;
  state: string;
};
type Outcome = Record<string, unknown> & { state: 'ready' | 'failed' };
/** What becomes of a document, and how its owner can be reached. */
type Prepared = { outcome: Outcome; contacts: ContactValue[] };

/**
 * Prepares a document, so that its state becomes `ready` or `failed`, and once more if its file is replaced meanwhile.
 * Does nothing for one that is absent or not `preparing`.
 */
export function prepareDocumentHandler(dependencies: PrepareDependencies): QueueHandler<'prepare-document'> {
  const prepareDocument: QueueHandler<'prepare-document'> = async (target, running) => {
    const { signal, complete } = running;
    const document = await findDocument(dependencies.database, target);
    if (document?.state !== 'preparing') return;
    const prepared =
      (await foundBefore(dependencies, target, document, signal)) ??
      (await prepare(dependencies, target, document, signal));
    const storing = dependencies.database.transaction(async (transaction) => {
      if (!(await storeOutcome(transaction, dependencies, target, document, prepared))) return false;
      await complete(transaction);
      return true;
    });
    const isStored = await orLeave(dependencies.database, tableOf(target.kind), document, storing);
    if (!isStored) await prepareDocument(target, running);
  };
  return prepareDocument;
}

/** What was found before in the same bytes. Asked for resumes alone: job descriptions with equal bytes are rare. */
async function foundBefore(
  { database, providers, text }: PrepareDependencies,
  { kind }: Target,
  document: Document,
  signal: AbortSignal,
): Promise<Prepared | undefined> {
  const outcome = kind === 'resume' ? await preparedBefore(database, document, preparedBy(providers)) : undefined;
  if (!outcome) return undefined;
  const found = () => text.findContactValues(outcome.extractedText ?? '', { signal });
  return { outcome, contacts: await onBehalfOf(document.companyId, found) };
}

async function prepare(
  dependencies: PrepareDependencies,
  { kind }: Target,
  document: Document,
  signal: AbortSignal,
): Promise<Prepared> {
  const reporter = createReporter(dependencies.progress, { ...subject(document), flow: 'prepare' });
  const tools = {
    providers: dependencies.providers,
    text: dependencies.text,
    signal,
    onProgress: reporter.report,
    vectors: storedVectors(dependencies.database, document.companyId, document),
    models: modelTools(dependencies, document.companyId, document),
  };
  return onBehalfOf(document.companyId, () => runPipeline(kind, document, dependencies, tools)).finally(reporter.stop);
}

/** Marks a document as failed after the last try of its queue job. */
export async function failPreparation(
  dependencies: PrepareDependencies,
  target: Target,
  code: FailureCode,
): Promise<void> {
  const document = await findDocument(dependencies.database, target);
  if (document?.state !== 'preparing') return;
  await dependencies.database.transaction((transaction) =>
    storeOutcome(transaction, dependencies, target, document, failedWith(code)),
  );
}

async function runPipeline(
  kind: Target['kind'],
  document: Document,
  { database, storage, metrics, tracing, log }: PrepareDependencies,
  tools: PipelineTools & Pick<PrepareDependencies, 'text'>,
): Promise<Prepared> {
  const source = await readStored(document, storage);
  try {
    return await countingCrashes(database, tableOf(kind), document, () =>
      watchFlow({ metrics, tracing, log }, async (onRecord) => {
        const watched = { ...tools, onRecord };
        if (kind === 'job-description')
          return { outcome: jobDescriptionColumns(await prepareJob(source, watched)), contacts: [] };
        const resume = await prepareResume(source, watched);
        return {
          outcome: { ...resumeColumns(resume), preparedBy: preparedBy(tools.providers) },
          contacts: await tools.text.findContactValues(resume.text.original, watched),
        };
      }),
    );
  } catch (error) {
    const failureCode = documentFailure(error);
    if (failureCode === undefined) throw error;
    return failedWith(failureCode);
  }
}

const failedWith = (failureCode: FailureCode): Prepared => ({
  outcome: { state: 'failed', failureCode },
  contacts: [],
});

/** Stores what has become of a document; false where it is gone, has another file or is prepared already. */
async function storeOutcome(
  transaction: Transaction,
  { queue, progress }: PrepareDependencies,
  { kind, id }: Target,
  document: Document,
  { outcome, contacts }: Prepared,
): Promise<boolean> {
  const isPersons = kind === 'resume' && outcome.state === 'ready';
  if (isPersons) await lockPeople(transaction, document);
  const table = tableOf(kind);
  // Locks are taken in the order job description, resume: of two documents that become ready together, the later sees
  // the other.
  await lockJudge(transaction, kind, document);
  const ofFile = eq(table.storageKey, document.storageKey);
  const changed = await transaction
    .update(table)
    .set({ ...outcome, ...atRest })
    .where(ofCompany(table, document, eq(table.id, id), eq(table.state, 'preparing'), ofFile))
    .returning({ id: table.id });
  if (changed.length === 0) return false;
  if (isPersons && (await removeIfErased(transaction, queue, document, id, contacts))) return true;
  if (isPersons) await givePerson(transaction, document, id, contacts);
  if (kind === 'job-description' && outcome.state === 'ready') await storeVersion(transaction, document);
  const failed = outcome.state === 'failed';
  await progress.publish(
    {
      ...subject(document),
      flow: 'prepare',
      stage: failed ? 'failed' : 'done',
      fraction: 1,
      ...(failed && { failureCode: outcome.failureCode as string }),
    },
    transaction,
  );
  if (kind === 'resume' && !failed)
    await queue.send(transaction, 'outline-resumes', { companyId: document.companyId }, document.companyId);
  const role = kind === 'resume' ? undefined : await roleOfJob(transaction, document);
  if (role) await queue.send(transaction, 'follow-role', { roleId: role.id }, document.companyId);
  const waiting = kind === 'resume' ? eq(resumes.id, id) : eq(resumes.jobDescriptionId, id);
  if (!role) await matchWaiting(transaction, { queue, progress }, document, [waiting]);
  return true;
}

/** Stores the requirements that were read from a replaced file as the rubric version that its upload has made. */
async function storeVersion(transaction: Transaction, document: Document): Promise<void> {
  const { id, rubricVersion, requirements } = jobDescriptions;
  const [job] = await transaction
    .select({ rubricVersion, requirements })
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, document, eq(id, document.id)));
  await transaction
    .update(rubricVersions)
    .set({ requirements: job!.requirements })
    .where(
      ofCompany(
        rubricVersions,
        document,
        eq(rubricVersions.jobDescriptionId, document.id),
        eq(rubricVersions.version, job!.rubricVersion),
      ),
    );
}

/** Locks the job description that judges a resume, or the one that is prepared itself. */
async function lockJudge(transaction: Transaction, kind: Target['kind'], document: Document): Promise<void> {
  const [judge] =
    kind === 'resume'
      ? await transaction
          .select({ id: judgeOfResume })
          .from(resumes)
          .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
          .leftJoin(roles, ofSameCompany(roles, resumes, eq(roles.id, roleOfResume)))
          .where(ofCompany(resumes, document, eq(resumes.id, document.id)))
      : [document];
  if (!judge) return;
  const locked = transaction
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, document, eq(jobDescriptions.id, judge.id)));
  await (kind === 'resume' ? locked.for('share') : locked.for('no key update'));
}

function tableOf(kind: Target['kind']) {
  return kind === 'resume' ? resumes : jobDescriptions;
}

async function findDocument(database: Database, { kind, id }: Target): Promise<Document | undefined> {
  if (kind === 'resume') {
    const [row] = await database
      .select({
        id: resumes.id,
        companyId: resumes.companyId,
        jobDescriptionId: resumes.jobDescriptionId,
        resumeId: resumes.id,
        storageKey: resumes.storageKey,
        contentHash: resumes.contentHash,
        mediaType: resumes.mediaType,
        state: resumes.state,
      })
      .from(resumes)
      .where(ofEveryCompany('queue job', eq(resumes.id, id)));
    return row;
  }
  const [row] = await database
    .select({
      id: jobDescriptions.id,
      companyId: jobDescriptions.companyId,
      jobDescriptionId: jobDescriptions.id,
      storageKey: jobDescriptions.storageKey,
      contentHash: jobDescriptions.contentHash,
      mediaType: jobDescriptions.mediaType,
      state: jobDescriptions.state,
    })
    .from(jobDescriptions)
    .where(ofEveryCompany('queue job', eq(jobDescriptions.id, id)));
  return row && { ...row, resumeId: null };
}

function subject({ jobDescriptionId, resumeId }: Document) {
  return { jobDescriptionId, resumeId };
}

function documentColumns({ text, excluded, warnings, cuts, pages, provenance }: PreparedDocument) {
  return {
    state: 'ready' as const,
    language: text.language,
    extractedText: text.original,
    translatedText: text.english === text.original ? null : text.english,
    alignment: text.alignment,
    excluded,
    warnings,
    cuts,
    pages,
    provenance,
  };
}

function resumeColumns(prepared: PreparedResume): Outcome {
  return {
    ...documentColumns(prepared),
    name: prepared.name ?? null,
    isTranslated: prepared.text.english !== prepared.text.original,
  };
}

function jobDescriptionColumns({ reading, ...prepared }: PreparedJob): Outcome {
  return { ...documentColumns(prepared), ...reading, originalTitle: reading.originalTitle ?? null };
}
