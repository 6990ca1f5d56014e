import { findIdentity, type Identity, type Redaction } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../database/client.ts';
import { eq, inArray, or, sql } from '../database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../database/of-company.ts';
import { analyses, people, personContacts, resumes } from '../database/schema/index.ts';
import { isPersonMasked, isResumeMasked } from './is-masked.ts';
import type { About } from './shape.ts';

/** Somebody who is masked: what stands in the place of the name, in every language, and what tells who it is. */
export type Subject = { name: string; identity: Identity };
/** Redacts texts of somebody. */
export type Redact = (subject: Subject, texts: string[]) => Promise<Redaction[]>;
/** The subject of an id, and the resume where the id is of one or of a candidacy. */
export type Found = { subject: Subject; resumeId?: number };
export type Subjects = { all: Subject[]; find(about: About): Found | undefined };

/** `everybody` masks people who are shown in the company, too. */
export type Whom = { everybody?: boolean };

/** Who of those whom an answer is about is masked; as many queries for all of them as for one. */
export async function readSubjects(
  database: Database,
  actor: Actor,
  abouts: About[],
  whom: Whom = {},
): Promise<Subjects> {
  const idsOf = (kind: About['of']) => [...new Set(abouts.flatMap(({ of, id }) => (of === kind ? [id] : [])))];
  const versions = await readResumes(database, actor, idsOf('resume'), idsOf('candidacy'), whom);
  const personIds = [...idsOf('person'), ...versions.flatMap(({ personId }) => personId ?? [])];
  const ofPerson = await readPeople(database, actor, [...new Set(personIds)], whom);
  const ofResume = new Map<number, Subject>();
  for (const { id, personId, isMasked, name, head } of versions) {
    const alone = personId === null && isMasked;
    const subject =
      personId === null ? alone && subjectOf(`R${codeOf(id)}`, [name], [head], []) : ofPerson.get(personId);
    if (subject) ofResume.set(id, subject);
  }
  const resumeOf = new Map(versions.map(({ id, candidacyId }) => [candidacyId, id]));
  return {
    all: [...new Set([...ofPerson.values(), ...ofResume.values()])],
    find({ of, id }) {
      const resumeId = of === 'person' ? undefined : of === 'resume' ? id : resumeOf.get(id);
      const subject = of === 'person' ? ofPerson.get(id) : ofResume.get(resumeId ?? 0);
      return subject && { subject, ...(resumeId !== undefined && { resumeId }) };
    },
  };
}

/** Where no name was found, one may stand in the first lines. */
const head = sql<string | null>`case when ${resumes.name} is null then left(${resumes.extractedText}, 3000) end`;

async function readResumes(
  database: Database,
  actor: Actor,
  resumeIds: number[],
  candidacyIds: number[],
  { everybody = false }: Whom,
) {
  if (resumeIds.length + candidacyIds.length === 0) return [];
  const { id, personId, name } = resumes;
  return database
    .select({
      id,
      personId,
      name,
      head,
      candidacyId: analyses.id,
      isMasked: everybody ? sql<boolean>`true` : sql<boolean>`${isResumeMasked(database, actor)}`,
    })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .where(ofCompany(resumes, actor, or(inArray(id, resumeIds), inArray(analyses.id, candidacyIds))!));
}

async function readPeople(
  database: Database,
  actor: Actor,
  ids: number[],
  { everybody = false }: Whom,
): Promise<Map<number, Subject>> {
  if (ids.length === 0) return new Map();
  const [rows, versions, contacts] = await Promise.all([
    database
      .select({
        id: people.id,
        name: people.name,
        isTyped: sql<boolean>`${people.nameCorrected} or ${people.imported}`,
      })
      .from(people)
      .where(
        ofCompany(people, actor, inArray(people.id, ids), ...(everybody ? [] : [isPersonMasked(database, actor)])),
      ),
    database
      .select({ personId: resumes.personId, name: resumes.name, head })
      .from(resumes)
      .where(ofCompany(resumes, actor, inArray(resumes.personId, ids))),
    database
      .select({ personId: personContacts.personId, kind: personContacts.kind, text: personContacts.written })
      .from(personContacts)
      .where(ofCompany(personContacts, actor, inArray(personContacts.personId, ids))),
  ]);
  const versionsOf = Map.groupBy(versions, ({ personId }) => personId);
  const contactsOf = Map.groupBy(contacts, ({ personId }) => personId);
  return new Map(
    rows.map(({ id, name, isTyped }) => {
      const theirs = versionsOf.get(id) ?? [];
      const named = theirs.map((version) => version.name);
      // A person of whom no name is known is called like the file, whose words may be any.
      const own = isTyped || named.some((one) => one !== null) ? [name, ...named] : named;
      return [
        id,
        subjectOf(
          codeOf(id),
          own,
          theirs.map((version) => version.head),
          contactsOf.get(id) ?? [],
        ),
      ];
    }),
  );
}

type Contact = { kind: 'email' | 'phone'; text: string };

function subjectOf(code: string, names: (string | null)[], heads: (string | null)[], contacts: Contact[]): Subject {
  const possible = heads.flatMap((text) => {
    const { name, possibleNames = [] } = findIdentity(text ?? '');
    return [name?.text ?? [], possibleNames].flat();
  });
  const texts = (kind: Contact['kind']) =>
    contacts.flatMap((one) => (one.kind === kind ? [{ text: one.text, start: 0, end: 0 }] : []));
  const possibleNames = [...new Set([...names.filter((name) => name !== null), ...possible])];
  return {
    name: `C-${code}`,
    identity: { possibleNames, emails: texts('email'), phones: texts('phone'), links: [] },
  };
}

/** An id as four digits in which neighbors do not look alike; different for each of the first 65,536, then longer. */
const codeOf = (id: number): string =>
  (id < 0x1_0000 ? (id * 40_503) & 0xffff : Math.imul(id, 0x9e37_79b1) >>> 0)
    .toString(16)
    .toUpperCase()
    .padStart(4, '0');
