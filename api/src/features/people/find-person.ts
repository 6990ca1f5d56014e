import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { people, personJoins, type PersonRow } from '../../platform/database/schema/index.ts';

/**
 * The row of a person, or of the one that it has become part of. Throws "not found" for what is absent or another
 * company's.
 */
export async function findPerson(database: Transaction, actor: Actor, id: number): Promise<PersonRow> {
  const [row] = await database
    .select()
    .from(people)
    .where(ofCompany(people, actor, eq(people.id, id)));
  if (row) return row;
  const [join] = await database
    .select({ personId: personJoins.personId })
    .from(personJoins)
    .where(ofCompany(personJoins, actor, eq(personJoins.otherId, id)))
    .orderBy(desc(personJoins.id))
    .limit(1);
  if (!join) throw refusal('not-found:candidate');
  return findPerson(database, actor, join.personId);
}
