import { sharedEmployers } from '@cotejo/pipeline';
import type { ResumeProfile } from '@cotejo/plugin-kit';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, isNotNull, ne, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { people, resumeOutlines, resumes } from '../../platform/database/schema/index.ts';
import { suggest } from '../joining/find-person.ts';
import { fits, type Known, readNames, relationOf } from '../joining/known-people.ts';
import { employerIds, listOf } from './outline.ts';

type Owner = { companyId: number };

/** Resumes that name an employer of a career are looked at, the newest of them. */
const mostColleagues = 500;
/** Where more fit, as with a frequent name at a large employer, those who share most. */
const mostSuggested = 5;
/** A name that fits and a shared employer are enough. One that may have changed needs more than chance. */
const enough = { fitting: 1, possible: 2 };

/**
 * Suggests that the owner of a resume may be others with a name that can be the same person's, who were at the same
 * employers at the same time. The caller has locked the people of the company.
 */
export async function suggestByCareer(
  transaction: Transaction,
  owner: Owner,
  resumeId: number,
  { positions }: Pick<ResumeProfile, 'positions'>,
): Promise<void> {
  const [own] = await transaction
    .select({ personId: resumes.personId, name: resumes.name })
    .from(resumes)
    .where(ofCompany(resumes, owner, eq(resumes.id, resumeId), isNotNull(resumes.personId), isNotNull(resumes.name)));
  const employers = employerIds(owner, { positions });
  if (!own || employers.length === 0) return;
  const personId = own.personId!;
  const colleagues = await readColleagues(transaction, owner, personId, employers);
  const names = await readNames(transaction, owner, [...new Set(colleagues.map((one) => one.personId))]);
  const known = colleagues.flatMap(({ personId: otherId, profile }): Known[] => {
    const theirs = names.get(otherId)!;
    const relation = theirs.length === 0 ? 'incompatible' : relationOf([own.name!], theirs);
    if (relation === 'incompatible') return [];
    const shared = sharedEmployers(positions, profile.positions);
    if (shared.length < (fits(relation) ? enough.fitting : enough.possible)) return [];
    return [{ personId: otherId, strong: false, reasons: shared.map((one) => ({ what: 'career', ...one })) }];
  });
  const surest = known.toSorted((one, other) => other.reasons.length - one.reasons.length).slice(0, mostSuggested);
  await suggest(transaction, owner, personId, surest);
}

async function readColleagues(transaction: Transaction, owner: Owner, personId: number, employers: number[]) {
  const rows = await transaction
    .select({ personId: people.id, profile: resumeOutlines.profile })
    .from(resumeOutlines)
    .innerJoin(resumes, ofSameCompany(resumes, resumeOutlines, eq(resumes.id, resumeOutlines.resumeId)))
    .innerJoin(people, ofSameCompany(people, resumes, eq(people.id, resumes.personId)))
    .where(
      ofCompany(
        resumeOutlines,
        owner,
        sql`${resumeOutlines.terms} && ${listOf(employers)}::int[]`,
        isNotNull(resumeOutlines.profile),
        ne(people.id, personId),
      ),
    )
    .orderBy(sql`${resumeOutlines.resumeId} desc`)
    .limit(mostColleagues);
  return rows.map((row) => ({ ...row, profile: row.profile! }));
}
