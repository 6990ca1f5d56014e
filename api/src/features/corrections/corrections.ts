import type { Correction, Verdict } from '@cotejo/contract';
import type { Corrections, RubricRequirement } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq, inArray, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { users, verdictCorrections } from '../../platform/database/schema/index.ts';
import { fullName, userName } from '../users/full-name.ts';

type Owner = { companyId: number };
/** What judges a candidacy. */
type Judge = { id: number; requirements: RubricRequirement[] };
type Row = Pick<typeof verdictCorrections.$inferSelect, 'jobDescriptionId' | 'requirement'>;

/** Whether a correction is of a requirement that the job description has, in the same words. */
export const fits = ({ jobDescriptionId, requirement }: Row, judge: Judge): boolean =>
  jobDescriptionId === judge.id &&
  judge.requirements.some(({ id, text }) => id === requirement.id && text === requirement.text);

/** The corrections of candidacies that fit what judges them, by candidacy; none has an entry without any. */
export async function readFitting(
  database: Transaction,
  owner: Owner,
  judge: Judge,
  candidacyIds: number[],
): Promise<Map<number, Corrections>> {
  const { candidacyId, jobDescriptionId, requirement, verdict } = verdictCorrections;
  const rows = await database
    .select({ candidacyId, jobDescriptionId, requirement, verdict })
    .from(verdictCorrections)
    .where(ofCompany(verdictCorrections, owner, inArray(candidacyId, candidacyIds)));
  const byCandidacy = new Map<number, Map<string, Verdict>>();
  for (const row of rows.filter((one) => fits(one, judge))) {
    const own = byCandidacy.get(row.candidacyId) ?? new Map<string, Verdict>();
    byCandidacy.set(row.candidacyId, own.set(row.requirement.id, row.verdict));
  }
  return byCandidacy;
}

/** The same of one candidacy, which a resume without an analysis does not have yet. */
export async function readFittingOf(
  database: Transaction,
  owner: Owner,
  judge: Judge,
  candidacyId: number | undefined,
): Promise<Corrections> {
  if (candidacyId === undefined) return new Map();
  return (await readFitting(database, owner, judge, [candidacyId])).get(candidacyId) ?? new Map();
}

type Judged = { id: number; jobDescriptionId: number; requirements: RubricRequirement[] };

/** All corrections of candidacies, newest first, beside the requirements that these were judged by. */
export async function readCorrections(
  database: Transaction,
  actor: Actor,
  judged: Judged[],
): Promise<(candidacyId: number) => Correction[]> {
  const byId = new Map(judged.map((one) => [one.id, one]));
  const rows = await database
    .select({ correction: verdictCorrections, author: userName })
    .from(verdictCorrections)
    .leftJoin(users, ofSameCompany(users, verdictCorrections, eq(users.id, verdictCorrections.userId)))
    .where(ofCompany(verdictCorrections, actor, inArray(verdictCorrections.candidacyId, [...byId.keys()])))
    .orderBy(desc(verdictCorrections.createdAt), desc(verdictCorrections.id));
  const presented = rows.map(({ correction, author }) => {
    const { jobDescriptionId: id, requirements } = byId.get(correction.candidacyId)!;
    return { candidacyId: correction.candidacyId, correction: present(correction, author, { id, requirements }) };
  });
  return (candidacyId) =>
    presented.flatMap(({ correction, ...of }) => (of.candidacyId === candidacyId ? [correction] : []));
}

type Author = (Parameters<typeof fullName>[0] & { id: number }) | null;

const present = (row: typeof verdictCorrections.$inferSelect, author: Author, judge: Judge): Correction => ({
  jobDescriptionId: row.jobDescriptionId,
  requirementId: row.requirement.id,
  requirement: row.requirement.text,
  verdict: row.verdict,
  found: row.found,
  reason: row.reason,
  author: author && { id: author.id, name: fullName(author) },
  correctedAt: row.createdAt.toISOString(),
  fits: fits(row, judge),
});

/** The condition of the correction of one requirement. */
export const ofRequirement = (candidacyId: number, jobDescriptionId: number, requirementId: string): SQL[] => [
  eq(verdictCorrections.candidacyId, candidacyId),
  eq(verdictCorrections.jobDescriptionId, jobDescriptionId),
  eq(verdictCorrections.requirementId, requirementId),
];
