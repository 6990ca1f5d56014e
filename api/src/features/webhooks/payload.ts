import { testEvent } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { isPersonMasked } from '../../platform/blind/is-masked.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, people, resumes, type DeliveryRow } from '../../platform/database/schema/index.ts';

/**
 * The body of a delivery: what has happened, and to what, by ids and links. With `personalData` also what a candidacy
 * says now; of somebody who is masked by a blind review it tells no name.
 */
export async function payloadOf(
  database: Transaction,
  delivery: DeliveryRow,
  { personalData, publicUrl = '' }: { personalData: boolean; publicUrl?: string | undefined },
): Promise<string> {
  const { id, event, subject, subjectId, createdAt } = delivery;
  const page = (path: string) => `${publicUrl}${path}`;
  const base = { id, event, createdAt: createdAt.toISOString() };
  if (event === testEvent) return JSON.stringify({ ...base, data: {} });
  if (subject === 'role')
    return JSON.stringify({
      ...base,
      data: { roleId: subjectId },
      links: { page: page(`/roles/${subjectId}`), api: page(`/api/roles/${subjectId}/candidacies`) },
    });
  if (subject === 'person') return JSON.stringify({ ...base, data: { personId: subjectId } });
  const found = await readCandidacy(database, delivery);
  const { roleId = null, personId = null } = found ?? {};
  return JSON.stringify({
    ...base,
    data: { candidacyId: subjectId, roleId, personId },
    links: {
      ...(roleId !== null && { page: page(`/roles/${roleId}?candidate=${subjectId}`) }),
      api: page(`/api/candidacies/${subjectId}`),
    },
    ...(personalData && found && { personal: found.personal }),
  });
}

async function readCandidacy(database: Transaction, { companyId, subjectId }: DeliveryRow) {
  const owner = { companyId };
  const masked = isPersonMasked(database, owner);
  const [row] = await database
    .select({
      roleId: analyses.roleId,
      personId: resumes.personId,
      name: sql<string | null>`case when not ${masked} then ${people.name} end`,
      matchScore: analyses.matchScore,
      status: analyses.status,
    })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .leftJoin(people, ofSameCompany(people, resumes, eq(people.id, resumes.personId)))
    .where(ofCompany(analyses, owner, eq(analyses.id, subjectId)));
  if (!row) return undefined;
  const { roleId, personId, ...personal } = row;
  return { roleId, personId, personal };
}
