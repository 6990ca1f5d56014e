import type { RubricVersion } from '@cotejo/contract';
import type { Rubric } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { invalidInput, issueAt } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq, isNotNull } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { rubricVersions, users } from '../../platform/database/schema/index.ts';
import type { JobDescriptionRow } from '../documents/presenters.ts';
import { fullName, userName } from '../users/full-name.ts';
import { findReady, judgeOf, presentRequirements } from './ready-rubric.ts';

/** The version that was read from the present file of a job description; those before it belong to others. */
export async function versionOfFile(database: Transaction, job: JobDescriptionRow): Promise<number> {
  const [replaced] = await database
    .select({ version: rubricVersions.version })
    .from(rubricVersions)
    .where(
      ofCompany(rubricVersions, job, eq(rubricVersions.jobDescriptionId, job.id), isNotNull(rubricVersions.fileName)),
    )
    .orderBy(desc(rubricVersions.version))
    .limit(1);
  return replaced?.version ?? 1;
}

/** The versions with who changed what, the newest first. */
export async function listRubricVersions(
  database: Transaction,
  actor: Actor,
  jobDescriptionId: number,
): Promise<RubricVersion[]> {
  const job = await findReady(database, actor, await judgeOf(database, actor, jobDescriptionId));
  const ofFile = await versionOfFile(database, job);
  const rows = await database
    .select({ version: rubricVersions, user: userName })
    .from(rubricVersions)
    .leftJoin(users, ofSameCompany(users, rubricVersions, eq(users.id, rubricVersions.userId)))
    .where(ofCompany(rubricVersions, actor, eq(rubricVersions.jobDescriptionId, job.id)))
    .orderBy(desc(rubricVersions.version));
  const versions = rows.map(({ version: row, user }) => ({
    version: row.version,
    readFrom: row.fileName,
    restored: row.restored,
    isRestorable: row.version >= ofFile && row.version < job.rubricVersion,
    changes: row.changes,
    requirements: presentRequirements(row.requirements),
    createdAt: row.createdAt.toISOString(),
    changedBy: user && { id: user.id, name: fullName(user) },
  }));
  return versions.length > 0 ? versions : [presentFirst(job)];
}

/** The only version of a rubric that nobody has changed: it is in no table. */
const presentFirst = ({ rubricVersion, requirements, createdAt }: JobDescriptionRow): RubricVersion => ({
  version: rubricVersion,
  readFrom: null,
  restored: null,
  isRestorable: false,
  changes: [],
  requirements: presentRequirements(requirements),
  createdAt: createdAt.toISOString(),
  changedBy: null,
});

/**
 * A version that may be brought back; the present one is that already. Throws a 400 where there is none, or of a file
 * that was replaced.
 */
export async function findRestorable(database: Transaction, job: JobDescriptionRow, version: number): Promise<Rubric> {
  if (version === job.rubricVersion) return job;
  const [row] = await database
    .select({ requirements: rubricVersions.requirements, signals: rubricVersions.signals })
    .from(rubricVersions)
    .where(
      ofCompany(rubricVersions, job, eq(rubricVersions.jobDescriptionId, job.id), eq(rubricVersions.version, version)),
    );
  if (!row || version < (await versionOfFile(database, job)))
    throw invalidInput(issueAt('restore', 'version-not-restorable'));
  return row;
}
