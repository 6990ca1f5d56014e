import {
  type CandidacyFlag,
  type CandidacyList,
  type CandidacyQuery,
  type CandidacyState,
  type Decided,
  candidateStatuses,
  type ClientAnswer,
  type ListedCandidacy,
} from '@cotejo/contract';
import { fold } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq, exists, inArray, isNotNull, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes, roles, shareProfiles } from '../../platform/database/schema/index.ts';
import { candidateColumns, type CandidateRow, presentRoleCandidate } from '../candidates/candidates.ts';
import { decidedOf } from '../candidates/decided.ts';
import { mayFindResume } from '../../platform/blind/is-masked.ts';
import { hasFailed, unscored } from './in-role.ts';
import { orderOf, writeCursor } from './order.ts';

/** The rubric that judges a role: of which job description, and in which version; null where none can. */
export type Yardstick = { jobDescriptionId: number | null; rubricVersion: number | null };

const requirementLines = sql`jsonb_path_query(${analyses.arithmetic}, '$[*] ? (@.source == "requirement")')`;
const columns = {
  ...candidateColumns,
  judgedBy: sql<number>`${analyses.jobDescriptionId}`.as('judged_by'),
  rubricVersion: analyses.rubricVersion,
  matchState: resumes.matchState,
  coverage: sql<number | null>`(select round(sum((line->>'weight')::numeric * (line->>'degree')::numeric)
    / nullif(sum((line->>'weight')::numeric), 0), 4)::float8 from ${requirementLines} as line)`.as('coverage'),
  warned: sql<boolean>`jsonb_array_length(${analyses.warnings}) > 0`.as('warned'),
  personId: resumes.personId,
  createdAt: analyses.createdAt,
};
type Row = CandidateRow & {
  judgedBy: number;
  rubricVersion: number;
  matchState: string;
  coverage: number | null;
  warned: boolean;
  personId: number | null;
  createdAt: Date;
};

/** The condition of a role's own job description, if it can judge: one that could not be read leaves it to others. */
export const ofRole = sql`(${jobDescriptions.id} = ${roles.jobDescriptionId} and ${jobDescriptions.state} <> 'failed')`;

/** The rubric that judges the candidacies of a role. Throws "not found" for another company's. */
export async function yardstickOf(database: Transaction, actor: Actor, roleId: number): Promise<Yardstick> {
  const [found] = await database
    .select({ jobDescriptionId: jobDescriptions.id, rubricVersion: jobDescriptions.rubricVersion })
    .from(roles)
    .leftJoin(jobDescriptions, ofSameCompany(jobDescriptions, roles, ofRole))
    .where(ofCompany(roles, actor, eq(roles.id, roleId)));
  if (!found) throw refusal('not-found:role');
  return found;
}

/** Which candidacies of a role, and in which order. */
export type CandidacyFilter = Pick<CandidacyQuery, 'q' | 'status' | 'sort'> & { ids?: number[] | undefined };

/** A part of the candidacies of a role, with the counts that its page shows. */
export async function listCandidacies(
  database: Database,
  actor: Actor,
  roleId: number,
  query: CandidacyQuery,
): Promise<CandidacyList> {
  const { q, status } = query;
  const yardstick = await yardstickOf(database, actor, roleId);
  const [page, statuses, unsettled, outdated] = await Promise.all([
    selectListed(database, actor, roleId, yardstick, query),
    countStatuses(database, actor, eq(analyses.roleId, roleId), ...(q ? [named(database, actor, q)] : [])),
    countUnsettled(database, actor, roleId),
    database.$count(analyses, ofCompany(analyses, actor, eq(analyses.roleId, roleId), isOutdated(yardstick))),
  ]);
  return {
    items: page.items,
    total: status ? (statuses[status] ?? 0) : Object.values(statuses).reduce((sum, count) => sum + count, 0),
    statuses,
    ...unsettled,
    outdated,
    nextCursor: page.nextCursor,
  };
}

/** A part of the candidacies of a role, and where the next part begins; null at the end. */
export async function selectListed(
  database: Transaction,
  actor: Actor,
  roleId: number,
  yardstick: Yardstick,
  { q, status, sort, ids, limit, cursor }: CandidacyFilter & { limit: number; cursor?: string | undefined },
): Promise<Pick<CandidacyList, 'items' | 'nextCursor'>> {
  const order = orderOf(sort, actor);
  const rows = await database
    .select({ ...columns, place: order.place })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .where(
      ofCompany(
        analyses,
        actor,
        eq(analyses.roleId, roleId),
        ...(q ? [named(database, actor, q)] : []),
        ...(status ? [eq(analyses.statusPlace, candidateStatuses.indexOf(status) + 1)] : []),
        ...(ids ? [inArray(analyses.id, ids)] : []),
        ...(cursor ? [order.after(cursor)] : []),
      ),
    )
    .orderBy(order.by)
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    items: await presentAll(database, actor, roleId, page, yardstick),
    nextCursor: rows.length > limit ? writeCursor(page.at(-1)!.place) : null,
  };
}

/** Some candidacies of a role as its list shows them, in the order of their ids. */
export async function readListed(
  database: Transaction,
  actor: Actor,
  roleId: number,
  ids: number[],
): Promise<ListedCandidacy[]> {
  const yardstick = await yardstickOf(database, actor, roleId);
  const rows = await database
    .select(columns)
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .where(ofCompany(analyses, actor, eq(analyses.roleId, roleId), inArray(analyses.id, ids)))
    .orderBy(analyses.id);
  return presentAll(database, actor, roleId, rows, yardstick);
}

/** How many candidacies have each status, of those for which each condition holds. */
export async function countStatuses(
  database: Transaction,
  actor: Actor,
  ...conditions: SQL[]
): Promise<Record<string, number>> {
  // Grouped by the place of a status instead of its name, since the index holds the places.
  const { statusPlace } = analyses;
  const rows = await database
    .select({ statusPlace, count: sql<number>`count(*)::int` })
    .from(analyses)
    .where(ofCompany(analyses, actor, ...conditions))
    .groupBy(statusPlace);
  return Object.fromEntries(rows.map(({ statusPlace, count }) => [candidateStatuses[statusPlace - 1], count]));
}

/**
 * The words of a search in the name, in any order, without regard to case and accents; they find nobody who is masked.
 */
export function named(database: Transaction, actor: Actor, q: string): SQL {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const inName = words.map((word) => sql`strpos(split_part(${analyses.nameKey}, E'\t', 1), ${word}) > 0`);
  const shown = mayFindResume(database, actor).map((condition) =>
    exists(
      database
        .select({ id: resumes.id })
        .from(resumes)
        .where(ofCompany(resumes, actor, eq(resumes.id, analyses.resumeId), condition)),
    ),
  );
  return sql`(${sql.join([sql`true`, ...inName, ...shown], sql` and `)})`;
}

/** Resumes of the role that have no score: those still to be judged, and those that could not be. */
export async function countUnsettled(
  database: Transaction,
  actor: Actor,
  roleId: number,
): Promise<Pick<CandidacyList, 'waiting' | 'unreadable'>> {
  const [counts] = await database
    .select({
      waiting: sql<number>`count(*) filter (where not ${hasFailed})::int`,
      unreadable: sql<number>`count(*) filter (where ${hasFailed})::int`,
    })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .where(ofCompany(resumes, actor, unscored(roleId)));
  return counts!;
}

/** The condition of candidacies whose score is of another rubric than the present one. */
export const isOutdated = ({ jobDescriptionId, rubricVersion }: Yardstick): SQL =>
  jobDescriptionId === null
    ? sql`false`
    : sql`(${analyses.jobDescriptionId} <> ${jobDescriptionId} or ${analyses.rubricVersion} <> ${rubricVersion})`;

/** What a score is worth at the moment. */
export function stateOf(
  { judgedBy, rubricVersion, matchState }: Pick<Row, 'judgedBy' | 'rubricVersion' | 'matchState'>,
  now: Yardstick,
): CandidacyState {
  if (matchState === 'failed') return 'failed';
  if (matchState === 'queued') return 'pending';
  const isCurrent = judgedBy === now.jobDescriptionId && rubricVersion === now.rubricVersion;
  return now.jobDescriptionId === null || isCurrent ? 'current' : 'outdated';
}

async function presentAll(
  database: Transaction,
  actor: Actor,
  roleId: number,
  rows: Row[],
  yardstick: Yardstick,
): Promise<ListedCandidacy[]> {
  const ids = rows.map(({ id }) => id);
  const people = rows.flatMap(({ personId }) => personId ?? []);
  const [decided, twice, answers] = await Promise.all([
    decidedOf(database, actor, ids),
    peopleTwiceIn(database, actor, roleId, people),
    lastAnswers(database, actor, ids),
  ]);
  return rows.map((row) =>
    presentListed(row, yardstick, decided.get(row.id) ?? null, twice.has(row.personId), answers.get(row.id)),
  );
}

/** Those of some people of whom several resumes are in a role. */
async function peopleTwiceIn(
  database: Transaction,
  actor: Actor,
  roleId: number,
  ids: number[],
): Promise<Set<number | null>> {
  const { personId } = resumes;
  const rows = await database
    .select({ personId })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .where(ofCompany(analyses, actor, eq(analyses.roleId, roleId), inArray(personId, ids)))
    .groupBy(personId)
    .having(sql`count(*) > 1`);
  return new Set(rows.map((row) => row.personId));
}

/** What clients have said last about some candidacies on shared pages. */
async function lastAnswers(database: Transaction, actor: Actor, ids: number[]): Promise<Map<number, Answer>> {
  const { candidacyId, answer, answeredAt } = shareProfiles;
  const rows = await database
    .select({ candidacyId, answer })
    .from(shareProfiles)
    .where(ofCompany(shareProfiles, actor, inArray(candidacyId, ids), isNotNull(answer)))
    .orderBy(answeredAt);
  return new Map(rows.map((row) => [row.candidacyId, row.answer!]));
}
type Answer = ClientAnswer['answer'];

function presentListed(
  row: Row,
  yardstick: Yardstick,
  decided: Decided | null,
  isTwice: boolean,
  answer: Answer | undefined,
): ListedCandidacy {
  const { coverage, rubricVersion, createdAt, warned, personId } = row;
  const shown = presentRoleCandidate(row, decided);
  const isOld = row.judgedBy !== yardstick.jobDescriptionId || rubricVersion !== yardstick.rubricVersion;
  const flags: [CandidacyFlag, boolean][] = [
    ['same-person', isTwice],
    ['warning', warned],
    ['low-confidence', shown.confidence === 'low'],
    ['translated', shown.isTranslated],
    ['outdated', yardstick.jobDescriptionId !== null && isOld],
  ];
  return {
    ...shown,
    personId,
    coverage,
    rubricVersion,
    state: stateOf(row, yardstick),
    flags: [
      ...flags.flatMap(([flag, holds]) => (holds ? [flag] : [])),
      ...(answer ? [`client-${answer}` as const] : []),
    ],
    createdAt: createdAt.toISOString(),
  };
}
