import type { RatedFile } from '@cotejo/contract';
import { afterAll, expect, test } from 'vitest';
import { desc, eq, sql } from '../../platform/database/drizzle.ts';
import { analyses, auditLog, personContacts } from '../../platform/database/schema/index.ts';
import { workbook } from '../../platform/tables/testing/workbook.ts';
import type { Client } from '../../testing/client.ts';
import { colleagueOf, promoted } from '../../testing/colleague.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { createAdministration } from '../users/administration.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '1' } });
afterAll(server.close);
const { database } = server;

/** A company with a role of twelve people, who score 50, 51 and so on; the first six of them were put forward. */
async function newRole() {
  const by = await promoted(await server.signUp(), createAdministration(database).promote);
  const { companyId, userId, roleId, analysisId } = await insertRows(server, by);
  const owner = { companyId, userId, roleId };
  await database.update(analyses).set({ matchScore: 50, status: 'Hired' }).where(eq(analyses.id, analysisId));
  const ids = [analysisId];
  for (let at = 1; at < 12; at++) {
    const candidate = await insertCandidate(server, owner, { score: 50 + at, candidateName: `Núria Person ${at}` });
    ids.push(candidate.analysisId);
    const value = `person${at}@example.org`;
    await database
      .insert(personContacts)
      .values({ companyId, personId: candidate.personId, kind: 'email', value, written: value });
    if (at < 6) await database.update(analyses).set({ status: 'Rejected by Client' }).where(eq(analyses.id, ids[at]!));
  }
  return { by, ids, owner };
}

const rate = (by: Client, content: string | Uint8Array<ArrayBuffer>, query = '') => {
  const form = new FormData();
  form.set('file', new File([content], 'categories.csv'));
  return by.call<RatedFile>(`/api/admin/category-rates${query}`, { method: 'POST', body: form });
};
const lines = (titles: string, ...rows: unknown[]) => [titles, ...rows].join('\n');

test('people are found by number, address or name, and rated by their categories', async () => {
  const { by, ids, owner } = await newRole();
  const categoryOf = (at: number) => (at % 2 ? 'Female' : 'female ');
  const file = lines(
    'Candidate ID;Sex;Notes',
    `${ids[0]};Male;`,
    ...[1, 2, 3, 4].map((at) => `person${at}@EXAMPLE.org;Male;`),
    ...[5, 6, 7, 8, 9].map((at) => `nuria person ${at};${categoryOf(at)};`),
    `${ids[10]};Prefer not to say;`,
  );
  const { status, body } = await rate(by, file, `?roleId=${owner.roleId}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    columns: ['Candidate ID', 'Sex', 'Notes'],
    taken: { person: 1, sex: 2, ethnicity: null },
    rates: { rows: 11, people: 11, median: 55, notNamed: 1, repeated: 0, notFound: { count: 0, rows: [] } },
  });
  expect(body.rates!.tables).toEqual([
    {
      by: 'sex',
      unknown: 1,
      categories: [
        {
          sex: 'Female',
          ethnicity: null,
          people: 5,
          withheld: null,
          small: false,
          scoring: { count: 4, rate: 0.8, impactRatio: 1 },
          selection: { count: 1, rate: 0.2, impactRatio: 0.2 },
        },
        {
          sex: 'Male',
          ethnicity: null,
          people: 5,
          withheld: null,
          small: false,
          scoring: { count: 0, rate: 0, impactRatio: 0 },
          selection: { count: 5, rate: 1, impactRatio: 1 },
        },
      ],
    },
  ]);
  expect(body.rates!.csv).toContain('\r\nSex,Female,,5,4,0.8,1,1,0.2,0.2,\r\n');
  const spanish = await rate(by, file, '?language=es');
  expect(spanish.body.rates!.csv).toContain('\r\nSexo,Categoría desconocida,,1,');
});

test('rows that mean nobody, several, or somebody twice are told by their numbers', async () => {
  const { by, ids, owner } = await newRole();
  await insertCandidate(server, owner, { score: 70, candidateName: 'Núria Person 3' });
  const file = lines(
    'Name,Gender,Race/Ethnicity',
    'Nobody Known,Female,Asian',
    '4000000000,Female,Asian',
    ',Female,Asian',
    'Núria Person 3,Female,White',
    'Núria Person 4,Male,White',
    '"NÚRIA  PERSON 5",Male,White',
    'person4@example.org,Male,white',
    `${ids[6]},Male,Asian`,
    'person6@example.org,Female,Asian',
  );
  const { rates } = (await rate(by, file)).body;
  expect(rates).toMatchObject({
    rows: 9,
    people: 1,
    notFound: { count: 4, rows: [2, 3, 4, 7] },
    ambiguous: { count: 1, rows: [5] },
    contradictory: { count: 2, rows: [9, 10] },
    repeated: 1,
    notNamed: 11,
  });
});

test('in each role somebody counts once, with the newest candidacy', async () => {
  const { by, ids, owner } = await newRole();
  const again = await insertCandidate(server, owner, { score: 95 });
  await database.execute(sql`update resumes set person_id = (select person_id from resumes join analyses
    on analyses.resume_id = resumes.id where analyses.id = ${ids[1]!}) where id = ${again.resumeId}`);
  const { rates } = (await rate(by, 'E-mail,Sex\nperson1@example.org,F')).body;
  expect(rates).toMatchObject({ people: 1, median: 95, notNamed: 11 });
});

test('columns can be named, and without both kinds there is nothing to rate', async () => {
  const { by } = await newRole();
  const file = lines('Who,Sex,Group', 'person1@example.org,F,red');
  expect((await rate(by, file)).body).toEqual({
    columns: ['Who', 'Sex', 'Group'],
    taken: { person: null, sex: 2, ethnicity: null },
    rates: null,
  });
  const { taken, rates } = (await rate(by, file, '?person=1&ethnicity=3')).body;
  expect(taken).toEqual({ person: 1, sex: null, ethnicity: 3 });
  expect(rates!.tables).toMatchObject([{ by: 'ethnicity', categories: [{ ethnicity: 'red', withheld: 'few' }] }]);
  expect((await rate(by, file, '?person=1&sex=99')).body.rates!.tables[0]).toMatchObject({
    unknown: 1,
    categories: [],
  });
});

test('a workbook, and a file in Windows-1252, are read as any other', async () => {
  const { by } = await newRole();
  const expected = { people: 1, tables: [{ categories: [{ sex: 'Mujer', people: 1 }] }] };
  expect(
    (
      await rate(
        by,
        workbook([
          ['Correo electrónico', 'Género'],
          ['person1@example.org', 'Mujer'],
        ]),
      )
    ).body.rates,
  ).toMatchObject(expected);
  const latin = new Uint8Array(Buffer.from('Nombre;Género\nNúria Person 1;Mujer', 'latin1'));
  expect((await rate(by, latin)).body.rates).toMatchObject(expected);
});

test('a category that begins like a formula is no formula in the table', async () => {
  const { by } = await newRole();
  const { rates } = (await rate(by, lines('E-mail,Sex', 'person1@example.org,=1+1'))).body;
  expect(rates!.csv).toContain('"\'=1+1"');
});

test('files that are too large, empty, damaged or of no categories are refused', async () => {
  const { by } = await newRole();
  const many = lines('E-mail,Sex', ...Array.from({ length: 13 }, (_, at) => `person${at}@example.org,group ${at}`));
  const million = `E-mail,Sex\n${'a@b.c,F\n'.repeat(1_000_000)}`;
  const answers = await Promise.all(
    ['', '\n\n', many, million, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])].map((content) =>
      rate(by, content),
    ),
  );
  expect(answers.map(({ body }) => (body as unknown as { code: string }).code)).toEqual([
    'file.missing',
    'table.empty',
    'categories.too-many',
    'table.too-large',
    'table.wrong-type',
  ]);
});

test('only administrators may ask, of roles of their own company', async () => {
  const { by, owner } = await newRole();
  const file = 'E-mail,Sex\nperson1@example.org,F';
  expect((await rate(await colleagueOf(by, server.url), file)).status).toBe(403);
  const stranger = await newRole();
  expect(await rate(stranger.by, file, `?roleId=${owner.roleId}`)).toMatchObject({ status: 404 });
  const { rates } = (await rate(stranger.by, lines('ID,Sex', `${owner.roleId},F`))).body;
  expect(rates).toMatchObject({ people: 0, median: null, tables: [{ categories: [] }] });
});

test('nothing of the file is kept but that somebody has used one', async () => {
  const { by, owner } = await newRole();
  await rate(by, lines('Name,Sex', 'Zorbana Quill,Velvetine'), `?roleId=${owner.roleId}`);
  const [entry] = await database
    .select()
    .from(auditLog)
    .where(eq(auditLog.companyId, owner.companyId))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(entry).toMatchObject({
    action: 'categories-rated',
    subjectId: owner.roleId,
    userId: by.user.id,
    details: { rows: 1 },
  });
  const tables = await database.execute<{ name: string }>(sql`select format('%I.%I', schemaname, relname) as name
    from pg_stat_user_tables`);
  const holding: string[] = [];
  for (const { name } of tables) {
    const found = await database.execute(
      sql`select from ${sql.raw(name)} t where t::text ~* 'zorbana|velvetine' limit 1`,
    );
    if (found.length > 0) holding.push(name);
  }
  expect(tables.length).toBeGreaterThan(20);
  expect(holding).toEqual([]);
});
