import { setTimeout as pause } from 'node:timers/promises';
import {
  type ArrivalSkip,
  type ArrivedFile,
  codeOf,
  type endpoints,
  englishSentences,
  fill,
  type IntakeArrival,
  type IntakeSource,
  type OutputOf,
  type QueryOf,
  type RefusalKey,
  type SourceProblem,
} from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Database } from '../../platform/database/client.ts';
import { and, desc, eq, inArray, isNotNull, lt, sql } from '../../platform/database/drizzle.ts';
import { isResumeMasked } from '../../platform/blind/is-masked.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import {
  analyses,
  intakeArrivals,
  intakeFiles,
  intakeSources,
  resumes,
  roles,
} from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { failureOf } from '../documents/failures.ts';
import { companyOf } from '../users/company-of.ts';
import { type Source, sourcesOf } from './sources.ts';

/** Milliseconds that a call waits for the outcome of a look, and between two questions. */
const WAIT = 20_000;
const PAUSE = 250;

type Reading = Pick<Dependencies, 'database' | 'config'>;

/** The sources of the company; none where they are another company's. */
export async function listSources({ database, config }: Reading, actor: Actor): Promise<IntakeSource[]> {
  if ((await companyOf(database, config.sources.company)) !== actor.companyId) return [];
  const sources = sourcesOf(config);
  const [states, counts, names] = await Promise.all([
    database.select().from(intakeSources).where(ofCompany(intakeSources, actor)),
    countFiles(database, actor),
    namesOfRoles(database, actor, sources),
  ]);
  return sources.map((source) => {
    const state = states.find(({ name }) => name === source.name);
    const count = (outcome: string) =>
      counts.find((row) => row.source === source.name && row.outcome === outcome)?.files ?? 0;
    const roleId = source.kind === 'mailbox' ? source.mailbox.roleId : undefined;
    const role = names.find(({ id }) => id === roleId) ?? null;
    return {
      name: source.name,
      kind: source.kind,
      place: placeOf(source),
      role,
      lookedAt: state?.lookedAt?.toISOString() ?? null,
      problem: (state?.problem ?? null) as SourceProblem | null,
      taken: count('taken'),
      known: count('known'),
      refused: count('refused'),
    };
  });
}

const placeOf = (source: Source): string =>
  source.kind === 'folder' ? source.path : `${source.mailbox.user} · ${source.mailbox.host} · ${source.mailbox.folder}`;

function countFiles(database: Database, actor: Actor) {
  const { outcome } = intakeFiles;
  return database
    .select({ source: intakeArrivals.source, outcome, files: sql<number>`count(*)::int` })
    .from(intakeFiles)
    .innerJoin(intakeArrivals, ofSameCompany(intakeArrivals, intakeFiles, eq(intakeArrivals.id, intakeFiles.arrivalId)))
    .where(ofCompany(intakeFiles, actor))
    .groupBy(intakeArrivals.source, outcome);
}

async function namesOfRoles(database: Database, actor: Actor, sources: Source[]) {
  const ids = sources.flatMap((source) => (source.kind === 'mailbox' ? (source.mailbox.roleId ?? []) : []));
  if (ids.length === 0) return [];
  return database
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(ofCompany(roles, actor, inArray(roles.id, ids)));
}

/**
 * Has a source looked at at once, by whichever process reads it, and gives its state as soon as it was opened or could
 * not be.
 */
export async function lookNow(
  { database, config, queue }: Reading & Pick<Dependencies, 'queue'>,
  actor: Actor,
  name: string,
  signal: AbortSignal,
): Promise<IntakeSource> {
  const find = async () => (await listSources({ database, config }, actor)).find((source) => source.name === name);
  const before = await find();
  if (!before) throw refusal('not-found:source');
  await queue.send(database, 'read-source', { source: name });
  for (const end = Date.now() + WAIT; Date.now() < end;) {
    await pause(PAUSE, undefined, { signal });
    const now = await find();
    if (now && now.lookedAt !== before.lookedAt) return now;
  }
  return before;
}

type Call = typeof endpoints.listIntakeArrivals;

/** What has come, newest first, with its files. */
export async function listArrivals(
  database: Database,
  actor: Actor,
  { source, show, limit, cursor }: QueryOf<Call>,
): Promise<OutputOf<Call>> {
  const { id, roleId } = intakeArrivals;
  const ofRefused = ofSameCompany(
    intakeFiles,
    intakeArrivals,
    eq(intakeFiles.arrivalId, id),
    eq(intakeFiles.outcome, 'refused'),
  );
  const isSkipped = sql`(${intakeArrivals.skipped} is not null
    or exists (select from ${intakeFiles} where ${ofRefused}))`;
  const rows = await database
    .select({ arrival: intakeArrivals, role: { id: roles.id, name: roles.name } })
    .from(intakeArrivals)
    .leftJoin(roles, ofSameCompany(roles, intakeArrivals, eq(roles.id, roleId)))
    .where(
      ofCompany(
        intakeArrivals,
        actor,
        ...(source === undefined ? [] : [eq(intakeArrivals.source, source)]),
        ...(show === 'skipped' ? [isSkipped] : []),
        ...(cursor === undefined ? [] : [lt(id, cursor)]),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const files = await readFiles(
    database,
    actor,
    shown.map(({ arrival }) => arrival.id),
  );
  const filesOf = Map.groupBy(files, ({ arrivalId }) => arrivalId);
  const items = shown.map(({ arrival, role }): IntakeArrival => {
    const theirs = filesOf.get(arrival.id) ?? [];
    // An address or a subject may name somebody in ways that no mask knows.
    const isMasked = theirs.some((file) => file.isMasked);
    return {
      id: arrival.id,
      source: arrival.source,
      sender: isMasked ? null : arrival.sender,
      title: isMasked ? null : arrival.title,
      role: role?.id == null ? null : { id: role.id, name: role.name },
      arrivedAt: arrival.arrivedAt?.toISOString() ?? null,
      readAt: arrival.createdAt.toISOString(),
      skipped: arrival.skipped as ArrivalSkip | null,
      files: theirs.map(presentFile),
    };
  });
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)!.id) : null };
}

function readFiles(database: Database, actor: Actor, arrivalIds: number[]) {
  const isMasked = actor.blind ? and(isNotNull(resumes.id), isResumeMasked(database, actor))! : sql`false`;
  return database
    .select({
      file: intakeFiles,
      arrivalId: intakeFiles.arrivalId,
      resume: resumes.originalFileName,
      failureCode: resumes.failureCode,
      candidacyId: analyses.id,
      isMasked: sql<boolean>`${isMasked}`,
    })
    .from(intakeFiles)
    .leftJoin(resumes, ofSameCompany(resumes, intakeFiles, eq(resumes.id, intakeFiles.resumeId)))
    .leftJoin(analyses, ofSameCompany(analyses, intakeFiles, eq(analyses.resumeId, intakeFiles.resumeId)))
    .where(ofCompany(intakeFiles, actor, inArray(intakeFiles.arrivalId, arrivalIds)))
    .orderBy(intakeFiles.id);
}

type FileRow = Awaited<ReturnType<typeof readFiles>>[number];

function presentFile({ file, resume, failureCode, candidacyId }: FileRow): ArrivedFile {
  const { outcome, resumeId, refusal: key, values } = file;
  return {
    fileName: file.fileName ?? resume,
    outcome,
    resumeId,
    candidacyId,
    failure: failureOf(failureCode),
    refusal: key === null ? null : presentRefusal(key as RefusalKey, values),
  };
}

function presentRefusal(key: RefusalKey, given: Record<string, string | number> | null): ArrivedFile['refusal'] {
  const values = given ?? undefined;
  const code = codeOf(key);
  return {
    message: fill(englishSentences[key], values),
    code,
    ...(key !== code && { key }),
    ...(values && { values }),
  };
}
