import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zip } from '@cotejo/plugin-kit/testing/word';
import type { Person, ResumeFacts } from '@cotejo/contract';
import { expect, onTestFinished } from 'vitest';
import { intakeArrivals } from '../../../platform/database/schema/index.ts';
import type { Client } from '../../../testing/client.ts';
import type { TestServer } from '../../../testing/server.ts';
import { settledList } from '../../../testing/settled-list.ts';
import { newRole, uploadFiles } from '../../../testing/upload.ts';

/** What every planted text holds, in any case, or for numbers without letters the telephone number. */
export const canaries = ['quillaz', '655010203'];

export const resume = `Quillaz Marrobin
quillaz.marrobin@quillazmail.example
+34 655 010 203

Experiencia
Desarrolladora backend, Quillazwerke, enero de 2017 - actualidad
- Desarrollo de servicios de pago en Java sobre Kubernetes para Quillazwerke
- Administración de bases de datos PostgreSQL en Quillazwerke

Idiomas
Inglés avanzado
`;
/** Of somebody with a name like a misread one, who may be the same. */
const similar = `Quiliaz Marrobin

Experiencia
Repostera, Hotel Aurora, marzo de 2018 - actualidad
`;

/**
 * A model that finds every requirement shown by the line with the employer, once the function `beforeQuotes` of a test,
 * if there is one, lets it. Its answers are stored.
 */
export const quotingModel = `
  import { object } from ${JSON.stringify(import.meta.resolve('valibot'))};
  export default {
    apiVersion: 1, name: 'model-quoting', version: '1', egress: 'local', isolation: 'none', settings: object({}),
    provides: { languageModel: () => ({
      identify: async () => ({ model: 'quoting', digest: 'quoting-1', contextTokens: 32000 }),
      countTokens: async (text) => text.length,
      generate: async ({ input }) => {
        await globalThis.beforeQuotes?.();
        return {
          value: { verdicts: input.match(/^r\\d+(?=:)/gm).map((id) => (
            { id, quotes: input.match(/^.*Java.*Quillaz.*$/gm) ?? [], shown: 'fully' })) },
          usage: { inputTokens: 100, outputTokens: 10 },
        };
      },
    }) },
  };`;

type Place = { server: TestServer; admin: Client; intake: string };

/** Plants a person in every store, by the ways of the product; gives the id. */
export async function plant({ server, admin, intake }: Place): Promise<number> {
  const post = async <Body = { id: number }>(at: string, json?: unknown, method = 'POST') => {
    const { status, body } = await admin.call<Body>(at, { method, ...(json !== undefined && { json }) });
    expect([at, status < 300]).toEqual([at, true]);
    return body;
  };
  const [role, other] = [await newRole(admin), await newRole(admin)];
  await mkdir(path.join(intake, `${role} Engineer`));
  await writeFile(
    path.join(intake, `${role} Engineer/quillaz.zip`),
    zip({ 'quillaz marrobin.txt': resume, 'quillaz.exe': 'MZ' }),
  );
  await post('/api/admin/intake/look?source=folder');
  const listed = async () => (await settledList(admin, role)).items;
  await expect.poll(async () => (await listed()).length).toBe(1);
  const { id, personId } = (await listed())[0]!;
  await uploadFiles(admin, other, { 'other.txt': similar });
  await settledList(admin, other);

  await post(`/api/people/${personId}`, { tags: ['Quillaztag'], consent: consent('quillaz mail') }, 'PATCH');
  await post(`/api/people/${personId}/notes`, { text: 'Quillaz called' });
  await post(`/api/candidacies/${id}/notes`, { text: 'Quillaz can begin in May' });
  await post(`/api/analysis/${id}/expected-salary`, { expectedSalary: '40k, says Quillaz' }, 'PUT');
  const { requirements } = await post<{ requirements: { id: string }[] }>(`/api/candidacies/${id}`, undefined, 'GET');
  const correction = { verdict: 'missing', reason: 'Quillaz said so' };
  await post(`/api/candidacies/${id}/corrections/${requirements[0]!.id}`, correction, 'PUT');
  const { resumes } = await post<Person>(`/api/people/${personId}`, undefined, 'GET');
  const facts = `/api/people/${personId}/facts/${resumes[0]!.id}`;
  const position = async () => (await post<ResumeFacts>(facts, undefined, 'GET')).facts[0];
  await expect.poll(position).toMatchObject({ kind: 'position' });
  const dates = { start: '2019-01', end: null };
  await post(`${facts}/${(await position())!.id}`, { ...dates, reason: 'Quillaz was there longer' }, 'PUT');
  await post(`/api/candidacies/${id}/role`, { roleId: other }, 'PUT');
  await settledList(admin, other);
  await post('/api/people/search', { q: 'Java, PostgreSQL' });

  const candidates = [{ id, comment: 'Quillaz is our first choice' }];
  const { url } = await post<{ url: string }>(`/api/roles/${other}/shares`, { candidates });
  const said = new URLSearchParams({ answer: `${id} ask`, [`m${id}`]: 'Can Quillaz begin in May?' });
  const answered = await fetch(new URL(new URL(url).pathname, server.url), { method: 'POST', body: said });
  expect(answered.ok).toBe(true);

  const people = (name: string, ...rows: string[]) => {
    const form = new FormData();
    form.set('file', new File([['Name;E-mail;Note', ...rows].join('\n')], name));
    return admin.call('/api/people/imports', { method: 'POST', body: form });
  };
  const reach = (importId: number, state: string) =>
    expect.poll(async () => (await admin.call(`/api/people/imports/${importId}`)).body.state).toBe(state);
  const known = 'Quillaz Marrobin;quillaz.marrobin@quillazmail.example;Quillaz at the fair';
  const { body: first } = await people('first.csv', known, 'Quillaz Marrobin Soto;soto@quillazmail.example;');
  await reach(first.id, 'checked');
  await post(`/api/people/imports/${first.id}/run`);
  await reach(first.id, 'imported');
  const { body: second } = await people('second.csv', known, 'Quizlaz Marrobin;;');
  await reach(second.id, 'checked');
  const { pairs } = await post<Person>(`/api/people/${personId}`, undefined, 'GET');
  const soto = pairs.find(({ person }) => person.name.endsWith('Soto'))!;
  await post(`/api/people/${personId}/join`, { otherId: soto.person.id });
  // As a mailbox writes it.
  await server.database.update(intakeArrivals).set({ sender: 'quillaz.marrobin@quillazmail.example' });
  await plantFailure(server, () => uploadFiles(admin, role, { 'quillaz again.txt': resume }));
  return personId!;
}

const consent = (source: string) => ({ state: 'given', date: '2026-03-01', source });

/** Has the queue job of an upload fail as a broken database makes it fail, with what it wanted to write. */
async function plantFailure({ database }: TestServer, upload: () => Promise<unknown>): Promise<void> {
  await database.$client.unsafe(`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'cannot write %', new.summary; end $$;
    create trigger fail before insert on analyses for each row execute function fail()`);
  onTestFinished(async () => void (await database.$client.unsafe('drop function fail cascade')));
  await upload();
  const failed = () => database.$client`select from pgboss.job where name = 'match-candidate' and state = 'retry'`;
  await expect.poll(async () => (await failed()).length).toBe(1);
}

/** Every column that can hold a text, as `table.column`, and whether it holds a canary now. */
export async function lookInto({ database }: TestServer): Promise<Map<string, boolean>> {
  const columns = await database.$client<{ table: string; column: string; type: string }[]>`
    select format('%I.%I', table_schema, table_name) as table, quote_ident(column_name) as column, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
      and data_type !~ '^(integer|bigint|smallint|boolean|numeric|double|date|uuid|interval|timestamp)'`;
  const found = new Map<string, boolean>();
  for (const { table, column, type } of columns) {
    const text = type === 'bytea' ? `encode(${column}, 'escape')` : `${column}::text`;
    const [row] = await database.$client.unsafe(`select exists (select from ${table} where ${text} ~* $1) as found`, [
      canaries.join('|'),
    ]);
    found.set(`${table}.${column}`.replace(/^public\./, '').replaceAll('"', ''), row!['found'] as boolean);
  }
  return found;
}

/** The tables whose rows the database deletes with the row of a person or resume. */
export async function deletedAlong({ database }: TestServer): Promise<Set<string>> {
  const rows = await database.$client<{ name: string }[]>`
    with recursive along(id) as (
      select unnest(array['people', 'resumes'])::regclass::oid
      union select conrelid from pg_constraint join along on confrelid = id where confdeltype = 'c')
    select id::regclass::text as name from along`;
  return new Set(rows.map(({ name }) => name));
}

/** The files below a folder that hold a canary, in their content or name. */
export async function filesWith(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const holds = async (file: string) => hasCanary(`${file} ${(await readFile(file)).toString('latin1')}`);
  const held = await Promise.all(files.map(holds));
  return files.filter((_, at) => held[at]);
}

export const hasCanary = (text: string): boolean => canaries.some((canary) => text.toLowerCase().includes(canary));
