import type { Rubric, RubricInput, RubricVersion } from '@cotejo/contract';
import { readRequirement } from '@cotejo/pipeline';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { rubricVersions, users } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { judgeOfJob } from '../documents/judge.ts';
import { findJobDescriptionRow } from '../documents/job-descriptions.ts';
import type { JobDescriptionRow } from '../documents/presenters.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { modelTools } from '../../platform/models/tools.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { fullName, userName } from '../users/full-name.ts';
import { assemble, changesBetween, revise, type Revision } from './revise.ts';
import { writeVersion } from './write-version.ts';

/** Milliseconds that reading the lines of a recruiter may take: they are translated, and their skills looked up. */
const READING = 20_000;

/**
 * The rubric that judges a job description's candidates: that of its role, if it has one. Throws "not found" for
 * another company's, and a refusal for one that is not ready.
 */
export async function readRubric(database: Transaction, actor: Actor, jobDescriptionId: number): Promise<Rubric> {
  return present(await findReady(database, actor, await judgeOf(database, actor, jobDescriptionId)), jobDescriptionId);
}

/**
 * Makes a new version of the same rubric and rescores every candidate. Throws a 409 when it is another version than the
 * author saw.
 */
export async function changeRubric(
  dependencies: Dependencies,
  actor: Actor,
  jobDescriptionId: number,
  input: RubricInput,
  caller: AbortSignal,
): Promise<Rubric> {
  const { database } = dependencies;
  const id = await judgeOf(database, actor, jobDescriptionId);
  const seen = await findReady(database, actor, id);
  assertSeen(seen, input);
  const revision = revise(seen.requirements, input.requirements);
  const readings = await readAdded(
    dependencies,
    actor,
    id,
    revision,
    AbortSignal.any([caller, AbortSignal.timeout(READING)]),
  );
  const requirements = assemble(revision, readings, seen.rubricVersion + 1);
  const changes = changesBetween(seen.requirements, requirements);
  if (changes.length === 0) return present(seen, jobDescriptionId);
  return database.transaction(async (transaction) => {
    const before = await findReady(transaction, actor, id, true);
    assertSeen(before, input);
    const job = await writeVersion(transaction, dependencies, actor, before, { requirements, changes });
    return present(job, jobDescriptionId);
  });
}

/** The versions with who changed what, the newest first. */
export async function listRubricVersions(
  database: Transaction,
  actor: Actor,
  jobDescriptionId: number,
): Promise<RubricVersion[]> {
  const id = await judgeOf(database, actor, jobDescriptionId);
  const job = await findReady(database, actor, id);
  const rows = await database
    .select({
      version: rubricVersions.version,
      changes: rubricVersions.changes,
      readFrom: rubricVersions.fileName,
      createdAt: rubricVersions.createdAt,
      user: userName,
    })
    .from(rubricVersions)
    .leftJoin(users, ofSameCompany(users, rubricVersions, eq(users.id, rubricVersions.userId)))
    .where(ofCompany(rubricVersions, actor, eq(rubricVersions.jobDescriptionId, id)))
    .orderBy(desc(rubricVersions.version));
  const versions = rows.map(({ version, changes, readFrom, createdAt, user }) => ({
    version,
    readFrom,
    changes,
    createdAt: createdAt.toISOString(),
    changedBy: user && { id: user.id, name: fullName(user) },
  }));
  return versions.length > 0
    ? versions
    : [
        {
          version: job.rubricVersion,
          readFrom: null,
          changes: [],
          createdAt: job.createdAt.toISOString(),
          changedBy: null,
        },
      ];
}

const judgeOf = (database: Transaction, { companyId }: Actor, id: number) => judgeOfJob(database, { id, companyId });

async function findReady(database: Transaction, actor: Actor, id: number, lock = false): Promise<JobDescriptionRow> {
  const job = await findJobDescriptionRow(database, actor, id, lock);
  if (job.state === 'failed') throw refusal('job-description.failed');
  if (job.state === 'preparing') throw refusal('document.not-ready:job-description');
  return job;
}

function assertSeen({ rubricVersion }: JobDescriptionRow, { version }: RubricInput): void {
  if (rubricVersion !== version) throw refusal('changed-meanwhile');
}

/** Reads the lines that a recruiter wrote as those of a job description: in English, with years and skills. */
async function readAdded(
  { config, database, providers, text: work }: Dependencies,
  { companyId }: Actor,
  jobDescriptionId: number,
  { added }: Revision,
  signal: AbortSignal,
) {
  const tools = {
    providers,
    text: work,
    signal,
    onProgress: () => {},
    models: modelTools({ config, database }, companyId, { jobDescriptionId, resumeId: null }),
  };
  return onBehalfOf(companyId, () => Promise.all(added.map(({ text }) => readRequirement(text, tools))));
}

function present({ rubricVersion, requirements }: JobDescriptionRow, jobDescriptionId: number): Rubric {
  return {
    jobDescriptionId,
    version: rubricVersion,
    requirements: requirements.map(({ off = false, added = false, readWeight: _, ...one }) => ({
      ...one,
      active: !off,
      added,
    })),
  };
}
