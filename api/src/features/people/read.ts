import type { Person, PersonsJoin, PersonsPair } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { alias, asc, desc, eq, ne, or, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import {
  people,
  personContacts,
  personJoins,
  personPairs,
  personTags,
  resumes,
  users,
} from '../../platform/database/schema/index.ts';
import { fullName, userName } from '../users/full-name.ts';
import { findPerson } from './find-person.ts';
import { readCandidacies } from './list.ts';
import { listNotes } from './notes.ts';
import { readUnmasking } from './unmask.ts';

/** A person with everything that is known of it. */
export async function readPerson(database: Transaction, actor: Actor, anId: number): Promise<Person> {
  const {
    companyId: _ours,
    knownAs: _names,
    searchKey: _key,
    lastResumeAt: _last,
    ...row
  } = await findPerson(database, actor, anId);
  const { id, consent, consentDate, consentSource, createdAt, updatedAt, ...rest } = row;
  const [tags, contacts, versions, candidacies, notes, joins, pairs, unmasked] = await Promise.all([
    readTags(database, actor, id),
    readContacts(database, actor, id),
    readVersions(database, actor, id),
    readCandidacies(database, actor, eq(resumes.personId, id)),
    listNotes(database, actor, id),
    readJoins(database, actor, id),
    readPairs(database, actor, id),
    readUnmasking(database, actor, id),
  ]);
  return {
    id,
    ...rest,
    unmasked,
    consent: { state: consent, date: consentDate, source: consentSource },
    tags,
    contacts,
    resumes: versions,
    candidacies: (candidacies.get(id) ?? []).map(({ personId: _whose, ...candidacy }) => candidacy),
    notes,
    joins,
    pairs,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The tags of a person as they were typed. */
export async function readTags(database: Transaction, actor: Actor, id: number): Promise<string[]> {
  const rows = await database
    .select({ tag: personTags.tag })
    .from(personTags)
    .where(ofCompany(personTags, actor, eq(personTags.personId, id)))
    .orderBy(personTags.key);
  return rows.map(({ tag }) => tag);
}

async function readContacts(database: Transaction, actor: Actor, id: number): Promise<Person['contacts']> {
  const { kind, value, personId } = personContacts;
  const others = alias(personContacts, 'others');
  return database
    .select({
      kind,
      text: sql<string>`min(${personContacts.written})`,
      shared: sql<boolean>`bool_or(${others.id} is not null)`,
    })
    .from(personContacts)
    .leftJoin(
      others,
      ofSameCompany(others, personContacts, eq(others.kind, kind), eq(others.value, value), ne(others.personId, id)),
    )
    .where(ofCompany(personContacts, actor, eq(personId, id)))
    .groupBy(kind, value)
    .orderBy(kind, value);
}

async function readVersions(database: Transaction, actor: Actor, personId: number): Promise<Person['resumes']> {
  const { id, contentHash, jobDescriptionId, originalFileName, name, language, isTranslated, state, createdAt } =
    resumes;
  const first = sql<number>`first_value(${id}) over (partition by ${contentHash} order by ${createdAt}, ${id})`;
  const sameAs = sql<number | null>`nullif(${first}, ${id})`;
  const rows = await database
    .select({ id, jobDescriptionId, originalFileName, sameAs, name, language, isTranslated, state, createdAt })
    .from(resumes)
    .where(ofCompany(resumes, actor, eq(resumes.personId, personId)))
    .orderBy(desc(createdAt), desc(id));
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

async function readJoins(database: Transaction, actor: Actor, personId: number): Promise<PersonsJoin[]> {
  const { id, resumeIds, reasons, createdAt, before } = personJoins;
  const rows = await database
    .select({
      id,
      resumeIds,
      reasons,
      createdAt,
      otherName: sql<string | null>`${before} ->> 'name'`,
      author: userName,
    })
    .from(personJoins)
    .leftJoin(users, ofSameCompany(users, personJoins, eq(users.id, personJoins.userId)))
    .where(ofCompany(personJoins, actor, eq(personJoins.personId, personId)))
    .orderBy(desc(id));
  return rows.map(({ author, createdAt, ...join }) => ({
    ...join,
    author: author && { id: author.id, name: fullName(author) },
    createdAt: createdAt.toISOString(),
  }));
}

async function readPairs(database: Transaction, actor: Actor, id: number): Promise<PersonsPair[]> {
  const { personId, otherId, state, reasons } = personPairs;
  return database
    .select({ person: { id: people.id, name: people.name }, state, reasons })
    .from(personPairs)
    .innerJoin(
      people,
      ofSameCompany(
        people,
        personPairs,
        eq(people.id, sql`case when ${personId} = ${id} then ${otherId} else ${personId} end`),
      ),
    )
    .where(ofCompany(personPairs, actor, or(eq(personId, id), eq(otherId, id))!))
    .orderBy(desc(state), asc(people.id));
}
