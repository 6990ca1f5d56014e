import type { CandidacyFlag, ClientAnswer, Decided, ListedCandidacy } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, inArray, isNotNull, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes, shareProfiles } from '../../platform/database/schema/index.ts';
import { candidateColumns, type CandidateRow, presentRoleCandidate } from '../candidates/candidates.ts';
import { decidedOf } from '../candidates/decided.ts';
import { stateOf, type Yardstick } from './yardstick.ts';

const requirementLines = sql`jsonb_path_query(${analyses.arithmetic}, '$[*] ? (@.source == "requirement")')`;
/** What is read of each candidacy of a list. */
export const listedColumns = {
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

/** Candidacies of a role as its list shows them, by what is asked of all of them at once. */
export async function presentListed(
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
    presentOne(row, yardstick, decided.get(row.id) ?? null, twice.has(row.personId), answers.get(row.id)),
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

function presentOne(
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
