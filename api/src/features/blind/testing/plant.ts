import { randomUUID } from 'node:crypto';
import { sampleRequirement } from '@cotejo/contract/testing/sample-candidate';
import { inArray } from '../../../platform/database/drizzle.ts';
import {
  analyses,
  candidacyNotes,
  importRows,
  intakeArrivals,
  intakeFiles,
  letters,
  people,
  personContacts,
  personNotes,
  personPairs,
  personTags,
  resumes,
  verdictCorrections,
} from '../../../platform/database/schema/index.ts';
import type { Ids } from '../../../testing/every-call.ts';
import type { Rows } from '../../../testing/rows.ts';
import type { TestServer } from '../../../testing/server.ts';
import { nameKey } from '../../documents/presenters.ts';

/** Somebody who does not exist, whose every trace can be told: no word of it stands anywhere else. */
type Planted = { first: string; last: string; email: string; phone: string; street: string; spanish: boolean };

const syllables = ['bru', 'cas', 'dov', 'fle', 'gim', 'hul', 'jor', 'kez', 'lup', 'nax'];
const wordOf = (prefix: string, index: number): string =>
  `${prefix}${syllables[Math.floor(index / 10) % 10]}${syllables[index % 10]}`;

function invent(index: number): Planted {
  const first = wordOf('Zeb', index);
  const last = wordOf('Quor', index);
  const email = `${first}.${last}@post.example`.toLowerCase();
  const phone = `+34 6${10 + Math.floor(index / 10)} ${100 + index} ${900 - index}`;
  return { first, last, email, phone, street: wordOf('Wyn', index), spanish: index % 2 === 1 };
}

/**
 * What no answer may have of somebody. The rest of a line beside a word of gender or an age tells that it stood there.
 */
const tracesOf = ({ first, last, email, phone, street }: Planted): string[] =>
  [first, last, email, phone, phone.replaceAll(/\D/g, '').slice(-9), street].map((trace) => trace.toLowerCase());
const hints = ['she alone steered', 'her boss', '34 years old', 'ella sola dirigió', 'ingeniera de', '34 años de edad'];

function textsOf({ first, last, email, phone, street, spanish }: Planted): { text: string; line: string } {
  const link = `linkedin.com/in/${first}${last}`.toLowerCase();
  const line = spanish
    ? `En Java ella sola dirigió el equipo de ${first}; ingeniera de datos, 34 años de edad.`
    : `In Java she alone steered the team of ${first}, 34 years old, says her boss.`;
  const head = spanish
    ? `Calle de ${street} 12, 28013 Madrid\nFecha de nacimiento: 3 de mayo de 1987\nEstado civil: casada`
    : `12 ${street} Street, London\nDate of birth: 3 May 1987\nMarital status: married`;
  return { line, text: `${first} ${last}\n${email} | ${phone} | ${link}\n${head}\n\nAcme, 2015 - 2020\n${line}\nEnd` };
}

/**
 * Puts many people into a role, with everything that can hold a name; gives what calls name, and what must not be told.
 */
export async function plant(
  { database }: TestServer,
  base: Rows,
  howMany: number,
): Promise<{ idsOf(index: number): Partial<Ids>; traces: string[]; planted: Planted[] }> {
  const { companyId, userId, roleId, jobDescriptionId } = base;
  const planted = Array.from({ length: howMany }, (_, index) => invent(index));
  const own = { companyId, userId };
  const persons = await database
    .insert(people)
    .values(planted.map(({ first, last }) => ({ companyId, name: `${first} ${last}` })))
    .returning();
  const versions = await database
    .insert(resumes)
    .values(
      planted.map((one, index) => ({
        ...own,
        jobDescriptionId,
        originalFileName: `${one.last}_${one.first} CV.pdf`,
        fileSize: 10,
        mediaType: 'application/pdf',
        storageKey: randomUUID(),
        contentHash: randomUUID(),
        state: 'ready' as const,
        language: one.spanish ? 'es' : 'en',
        isTranslated: one.spanish,
        extractedText: textsOf(one).text,
        translatedText: one.spanish ? textsOf(one).text : null,
        name: index % 3 === 2 ? null : `${one.first} ${one.last}`,
        matchState: 'done' as const,
        personId: persons[index]!.id,
      })),
    )
    .returning();
  const candidacies = await database
    .insert(analyses)
    .values(planted.map((one, index) => analysisOf(one, versions[index]!, base, 90 - (index % 50))))
    .returning();
  const each = <Row>(row: (one: Planted, index: number) => Row): Row[] => planted.map(row);
  const told = ({ first, last, email, phone }: Planted) =>
    `Spoke to ${first} ${last} (${email}, ${phone}); she said yes`;
  await database.insert(personContacts).values(
    each((one, index) =>
      (['email', 'phone'] as const).map((kind) => ({
        companyId,
        personId: persons[index]!.id,
        resumeId: versions[index]!.id,
        kind,
        value: kind === 'email' ? one.email : one.phone.replaceAll(/\D/g, '').slice(-9),
        written: one[kind],
      })),
    ).flat(),
  );
  const notes = await database
    .insert(candidacyNotes)
    .values(each((one, index) => ({ ...own, candidacyId: candidacies[index]!.id, text: told(one) })))
    .returning();
  const personNoteRows = await database
    .insert(personNotes)
    .values(each((one, index) => ({ ...own, personId: persons[index]!.id, text: told(one) })))
    .returning();
  await database
    .insert(personTags)
    .values(each(({ last }, index) => ({ companyId, personId: persons[index]!.id, tag: `friend of ${last}` })));
  const letterRows = await database
    .insert(letters)
    .values(
      each((one, index) => ({
        ...own,
        candidacyId: candidacies[index]!.id,
        kind: 'notice' as const,
        language: 'en' as const,
        text: `Dear ${one.first} ${one.last}`,
        sentOn: '2026-01-31',
      })),
    )
    .returning();
  await database.insert(verdictCorrections).values(
    each((one, index) => ({
      ...own,
      candidacyId: candidacies[index]!.id,
      jobDescriptionId,
      requirement: { id: 'r1', text: 'Java', kind: 'skill' as const, must: true, weight: 1, skills: ['Java'] },
      verdict: 'met' as const,
      reason: told(one),
    })),
  );
  await database.insert(personPairs).values(
    each((one, index) => ({
      companyId,
      personId: persons[index]!.id,
      otherId: persons[index + 1]?.id ?? 0,
      state: 'suggested' as const,
      reasons: [
        { what: 'email' as const, value: one.email },
        {
          what: 'name' as const,
          names: [`${one.first} ${one.last}`, planted[index + 1]?.last ?? ''] as [string, string],
        },
      ],
    })).slice(0, -1),
  );
  const arrivals = await database
    .insert(intakeArrivals)
    .values(
      each(({ first, last }) => ({
        companyId,
        source: 'mail',
        key: randomUUID().replaceAll('-', '').repeat(2),
        sender: `${first[0]}${last}@mail.example`,
        title: `Application of ${first} ${last}`,
      })),
    )
    .returning();
  await database.insert(intakeFiles).values(
    each((_, index) => ({
      companyId,
      arrivalId: arrivals[index]!.id,
      part: '1',
      outcome: 'taken' as const,
      resumeId: versions[index]!.id,
    })),
  );
  const { importId } = base;
  await database.insert(importRows).values({ companyId, importId, number: 1, cells: ['Name', 'Address'] });
  await database.insert(importRows).values(
    each(({ first, last, email }, index) => ({
      companyId,
      importId,
      number: index + 2,
      cells: [`${first} ${last}`, email],
      outcome: 'joined' as const,
      personId: persons[index]!.id,
      reasons: [{ what: 'email' as const, value: email }],
    })),
  );
  await database
    .update(resumes)
    .set({ matchRoleId: roleId })
    .where(inArray(resumes.id, [versions[0]!.id]));
  const idsOf = (index: number) => ({
    personId: persons[index]!.id,
    resumeId: versions[index]!.id,
    analysisId: candidacies[index]!.id,
    noteId: notes[index]!.id,
    personNoteId: personNoteRows[index]!.id,
    letterId: letterRows[index]!.id,
  });
  return { idsOf, traces: [...planted.flatMap(tracesOf), ...hints], planted };
}

function analysisOf(one: Planted, resume: typeof resumes.$inferSelect, base: Rows, matchScore: number) {
  const { first, last } = one;
  const { line, text } = textsOf(one);
  const start = text.indexOf(line);
  const span = { start, end: start + line.length };
  const said = `${first} ${last} is an engineer, 34 years old. In Java she alone steered a team.`;
  const points = [{ title: `What ${last} knows`, description: said }];
  const quote = { text: line, ...(one.spanish && { originalText: line }), english: span, original: span };
  return {
    companyId: base.companyId,
    jobDescriptionId: base.jobDescriptionId,
    resumeId: resume.id,
    roleId: base.roleId,
    matchScore,
    nameKey: nameKey(resume),
    summary: said,
    technicalSummary: said,
    experienceSummary: said,
    keyStrengths: points,
    areasForConsideration: points,
    inSpanish: { summary: said, keyStrengths: points, areasForConsideration: points },
    requirements: [
      sampleRequirement({ id: 'r1', text: 'Java', verdict: 'met', quotes: [quote], note: said }),
    ] as (typeof analyses.$inferInsert)['requirements'],
    arithmetic: [],
    profile: { positions: [], totalYears: 0, education: [], languages: [], certifications: [], skills: [] },
    warnings: [{ kind: 'keyword-stuffing' as const, passages: [{ text: line, span }] }],
    provenance: [],
    asOf: '2025-01',
    inputKey: 'key',
  };
}
