import { isDeepStrictEqual } from 'node:util';
import {
  type CandidateAnalysis,
  type Corrections,
  type FactCorrection,
  matchCandidate,
  type MatchInput,
  type Providers,
  type TextWork,
  type Titled,
} from '@cotejo/pipeline';
import type { Logger } from 'pino';
import type { Config } from '../../ground/config/config.ts';
import { announce } from '../../platform/database/announce.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { documentText } from '../../platform/database/document-text.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes, roles } from '../../platform/database/schema/index.ts';
import { readFittingOf } from '../corrections/corrections.ts';
import { documentFailure } from '../documents/failures.ts';
import { factCorrectionsOf, heededIn } from '../facts/facts.ts';
import { withoutExtension } from '../documents/file-name.ts';
import { type JobDescriptionRow, nameKey, type ResumeRow } from '../documents/presenters.ts';
import type { ProgressHub } from '../../platform/events/progress.ts';
import { createReporter } from '../../platform/events/reporter.ts';
import { atRest, countingCrashes, orLeave } from '../../platform/queue/crashes.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { watchFlow } from '../../platform/metrics/watch-flow.ts';
import { modelTools } from '../../platform/models/tools.ts';
import { storedVectors } from '../../platform/models/vectors.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import { asOfMonth, evidenceKey, inputKey, stillKnown, titledBy } from '../rubrics/input-key.ts';
import { dueNotice } from '../due-letters/due.ts';
import { judgeOfResume, roleOfResume } from '../documents/judge.ts';
import { announceSettled, failMatch } from '../documents/match-waiting.ts';
import { judgmentColumns, recordScores } from '../rubrics/record-score.ts';
import type { AnalysisRow } from './presenters.ts';

type Dependencies = {
  config: Pick<Config, 'models'>;
  database: Database;
  progress: ProgressHub;
  providers: Providers;
  text: TextWork;
  metrics: Metrics;
  tracing: Tracing;
  log: Logger;
};

/**
 * Matches one candidate, and once more if the rubric changes meanwhile. Does nothing for a candidate who is no longer
 * to be matched.
 */
export function matchCandidateHandler(dependencies: Dependencies): QueueHandler<'match-candidate'> {
  const { database, progress, providers } = dependencies;
  const match: QueueHandler<'match-candidate'> = async ({ resumeId }, running) => {
    const found = await findQueued(database, resumeId);
    if (!found) return;
    const { job, resume, analysis } = found;
    const heeded = {
      corrections: await readFittingOf(database, resume, job, analysis?.id),
      facts: await factCorrectionsOf(database, resume),
    };
    const known = stillKnown(job, resume, analysis, providers);
    const input = { ...inputOf(job, resume), ...heeded, ...(known && { known }) };
    const event = { jobDescriptionId: resume.jobDescriptionId, resumeId, flow: 'match' } as const;
    const result = await runMatch(dependencies, { job, resume, input, event }, running.signal);
    if (!result) {
      await database.transaction(async (transaction) => {
        await failMatch(transaction, progress, resume, 'analysis.too-complex');
        await running.complete(transaction);
      });
      return;
    }
    const keys = {
      inputKey: inputKey(job, resume, providers),
      evidenceKey: evidenceKey(job, resume, providers),
      jobDescriptionId: job.id,
      rubricVersion: job.rubricVersion,
    };
    const storing = database.transaction(async (transaction) => {
      if (!(await isCurrent(transaction, job, resume, heeded))) return false;
      await storeAnalysis(transaction, resume, result, keys, known === undefined);
      await progress.publish({ ...event, stage: 'done', fraction: 1 }, transaction);
      await running.complete(transaction);
      return true;
    });
    const current = await orLeave(database, resumes, resume, storing);
    if (!current) await match({ resumeId }, running);
  };
  return match;
}

/** A resume that waits for its match, with the job that judges it; undefined where it does not, or not any more. */
async function findQueued(database: Database, resumeId: number) {
  const [found] = await database
    .select({ read: jobDescriptions, resume: resumes, analysis: analyses, roleName: roles.name })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .leftJoin(roles, ofSameCompany(roles, resumes, eq(roles.id, roleOfResume)))
    .innerJoin(jobDescriptions, ofSameCompany(jobDescriptions, resumes, eq(jobDescriptions.id, judgeOfResume)))
    .where(ofEveryCompany('queue job', eq(resumes.id, resumeId)));
  if (found?.resume.matchState !== 'queued' || found.resume.state !== 'ready' || found.read.state !== 'ready')
    return undefined;
  const { read, resume, analysis, roleName } = found;
  return { job: titledBy(read, roleName), resume, analysis };
}

type Match = {
  job: JobDescriptionRow & Titled;
  resume: ResumeRow;
  input: MatchInput;
  event: Parameters<typeof createReporter>[1];
};

/** Runs the pipeline's Match, with reports of its progress; undefined where the document makes it fail. */
function runMatch(
  { config, database, progress, providers, text, metrics, tracing, log }: Dependencies,
  { job, resume, input, event }: Match,
  signal: AbortSignal,
): Promise<CandidateAnalysis | undefined> {
  const subject = { jobDescriptionId: job.id, resumeId: resume.id };
  const reporter = createReporter(progress, event);
  const tools = {
    providers,
    text,
    signal,
    onProgress: reporter.report,
    vectors: storedVectors(database, resume.companyId, subject),
    models: modelTools({ config, database, log }, resume.companyId, subject),
  };
  const work = () => watchFlow({ metrics, tracing, log }, (onRecord) => matchCandidate(input, { ...tools, onRecord }));
  return onBehalfOf(resume.companyId, () => countingCrashes(database, resumes, resume, work))
    .catch(unlessTooComplex)
    .finally(reporter.stop);
}

/** Undefined for a failure of the document, which another try would repeat; throws any other error. */
function unlessTooComplex(error: unknown): undefined {
  if (documentFailure(error) === undefined) throw error;
}

/**
 * Whether judge, rubric, title and corrections, also of facts, are still those that were matched with. Locks the rubric
 * until the transaction ends.
 */
async function isCurrent(
  transaction: Transaction,
  job: JobDescriptionRow & Titled,
  resume: ResumeRow,
  heeded: { corrections: Corrections; facts: FactCorrection[] },
): Promise<boolean> {
  const [now] = await transaction
    .select({ rubricVersion: jobDescriptions.rubricVersion, title: jobDescriptions.title })
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, job, eq(jobDescriptions.id, job.id)))
    .for('share');
  const [match] = await transaction
    .select({ roleName: roles.name, judge: judgeOfResume, analysisId: analyses.id })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .leftJoin(roles, ofSameCompany(roles, resumes, eq(roles.id, roleOfResume)))
    .where(ofCompany(resumes, resume, eq(resumes.id, resume.id)));
  // Of a resume or job description that was deleted meanwhile, no judgment can be outdated.
  if (!now || !match) return true;
  const { title, titleInText } = titledBy(now, match.roleName);
  if (match.judge !== job.id || now.rubricVersion !== job.rubricVersion) return false;
  if (title !== job.title || titleInText !== job.titleInText) return false;
  const corrections = await readFittingOf(transaction, resume, job, match.analysisId ?? undefined);
  return isDeepStrictEqual({ corrections, facts: await factCorrectionsOf(transaction, resume) }, heeded);
}

function inputOf(job: JobDescriptionRow & Titled, resume: ResumeRow) {
  const { title, titleInText, skills, requirements, signals } = job;
  const { excluded, warnings, name, originalFileName } = resume;
  return {
    job: { title, ...(titleInText && { titleInText }), skills, requirements, ...legibilityOf(job) },
    signals,
    resume: {
      ...legibilityOf(resume),
      excluded,
      warnings,
      ...(name !== null && { name }),
      fileName: withoutExtension(originalFileName),
    },
    asOf: asOfMonth(job),
  };
}

/** A prepared document's text, and how much of the document could be read, as the pipeline takes them. */
function legibilityOf({ cuts, pages, ...text }: JobDescriptionRow | ResumeRow) {
  return { text: documentText(text), cuts, ...(pages && { pages }) };
}

/** Writes an analysis in place of the one before; status, salary and role are the recruiter's and stay. */
async function storeAnalysis(
  transaction: Transaction,
  resume: ResumeRow,
  result: CandidateAnalysis,
  keys: Pick<AnalysisRow, 'inputKey' | 'evidenceKey' | 'rubricVersion' | 'jobDescriptionId'>,
  isAnew: boolean,
): Promise<void> {
  const { companyId, id: resumeId } = resume;
  const [wanted] = await transaction
    .select({ roleId: resumes.matchRoleId })
    .from(resumes)
    .where(ofCompany(resumes, resume, eq(resumes.id, resumeId), eq(resumes.matchState, 'queued')))
    .for('update');
  // The resume was deleted meanwhile, or a worker that was taken for dead has stored its analysis.
  if (!wanted) return;
  await transaction
    .update(resumes)
    .set({ matchState: 'done', matchFailureCode: null, matchRoleId: null, ...atRest })
    .where(ofCompany(resumes, resume, eq(resumes.id, resumeId)));
  const roleId = await lockRole(transaction, resume, wanted.roleId);
  const columns = {
    ...result,
    technicalSummary: result.technicalSummary ?? null,
    experienceSummary: result.experienceSummary ?? null,
    inSpanish: result.inSpanish ?? null,
    nameKey: nameKey(resume),
    ...keys,
  };
  const [before] = await transaction
    .select({ ...judgmentColumns, profile: analyses.profile })
    .from(analyses)
    .where(ofCompany(analyses, resume, eq(analyses.resumeId, resumeId)));
  const [row] = await transaction
    .insert(analyses)
    .values({ ...columns, companyId, resumeId, roleId })
    .onConflictDoUpdate({
      target: [analyses.companyId, analyses.resumeId],
      set: { ...columns, roleId: sql`coalesce(excluded.role_id, ${analyses.roleId})`, updatedAt: new Date() },
    })
    .returning(judgmentColumns);
  const isOfOtherFacts = before && !isDeepStrictEqual(heededIn(before.profile), heededIn(result.profile));
  if (before) await recordScores(transaction, resume, [{ before, now: row!, isAnew, isOfOtherFacts }]);
  else {
    await dueNotice(transaction, resume, row!.id);
    await announce(transaction, resume, 'candidacy.scored', [row!.id]);
  }
  await announceSettled(transaction, resume, eq(resumes.id, resumeId));
}

/** The role's id, under a lock; null if the role was deleted while the match ran. */
async function lockRole(transaction: Transaction, resume: ResumeRow, roleId: number | null): Promise<number | null> {
  if (roleId === null) return null;
  const [role] = await transaction
    .select({ id: roles.id })
    .from(roles)
    .where(ofCompany(roles, resume, eq(roles.id, roleId)))
    .for('key share');
  return role?.id ?? null;
}
