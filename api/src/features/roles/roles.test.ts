import { afterAll, describe, expect, test } from 'vitest';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { analyses, fileDeletions, resumes, roles } from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { insertRows, storedKeys } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { changeRole, newRole, readTitle, uploadRole } from '../../testing/upload.ts';
import { jobText } from '../documents/testing/texts.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const { database } = server;

const remove = (by: Client, id: number) => by.call(`/api/roles/${id}`, { method: 'DELETE' });
const fileOf = (by: Client, id: number) => by.call(`/api/roles/${id}/file`);
const rowOf = async (id: number) => (await database.select().from(roles).where(eq(roles.id, id)))[0]!;
const countStored = async () => (await storedKeys(server)).size;
const megabyte = 1024 * 1024;
const pdf = (bytes: number) => {
  const file = new Uint8Array(bytes);
  file.set(Buffer.from('%PDF-1.7\n'));
  return file;
};

describe('a role', () => {
  test('is created with its file, found with its opportunity, and listed newest first', async () => {
    const by = await server.signUp();
    const { opportunityId, clientId, roleId } = await insertRows(server, by);
    const { status, body } = await uploadRole(
      by,
      { name: '  Engineer ', opportunityId },
      new File(['# Engineer'], 'Ingeniería "final".md'),
    );
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      opportunityId,
      name: 'Engineer',
      fileOriginalName: 'Ingeniería "final".md',
      fileSize: 10,
      candidateCount: 0,
      blind: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      jobDescriptionId: expect.any(Number),
      opportunity: { id: opportunityId, clientId, name: 'Opportunity' },
    });
    expect((await by.call(`/api/roles/${body.id}`)).body).toEqual({
      ...body,
      client: { id: clientId, name: expect.stringMatching(/^Client /) },
      statuses: {},
    });
    const { body: listed } = await by.call(`/api/opportunities/${opportunityId}/roles`);
    expect(
      listed.map(({ id, candidateCount }: { id: number; candidateCount: number }) => [id, candidateCount]),
    ).toEqual([
      [body.id, 0],
      [roleId, 1],
    ]);
    expect((await by.call(`/api/opportunities/${opportunityId}`)).body.roleCount).toBe(2);
  });

  test('is renamed without its file', async () => {
    const by = await server.signUp();
    const { roleId } = await insertRows(server, by);
    const before = await rowOf(roleId);
    expect(await changeRole(by, roleId, { name: ' Renamed ' })).toMatchObject({
      status: 200,
      body: { id: roleId, name: 'Renamed', fileOriginalName: 'role.md', candidateCount: 1 },
    });
    expect((await rowOf(roleId)).filePath).toBe(before.filePath);
    expect((await fileOf(by, roleId)).body).toBe('# Role file');
  });

  test('keeps its file when a browser sends the empty part of a file that was not chosen', async () => {
    const by = await server.signUp();
    const { roleId } = await insertRows(server, by);
    const body = [
      '--x',
      'Content-Disposition: form-data; name="name"',
      '',
      'Renamed',
      '--x',
      'Content-Disposition: form-data; name="file"; filename=""',
      'Content-Type: application/octet-stream',
      '',
      '',
      '--x--',
      '',
    ].join('\r\n');
    const answer = await by.call(`/api/roles/${roleId}`, {
      method: 'PUT',
      body,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Renamed', fileOriginalName: 'role.md' } });
  });

  const part = (name: string, content: string) => [
    '--x',
    `Content-Disposition: form-data; name="${name}"`,
    '',
    content,
  ];
  const file = (name: string) => [
    '--x',
    `Content-Disposition: form-data; name="file"; filename="${name}"`,
    'Content-Type: application/octet-stream',
    '',
    'Plain text',
  ];
  test.each([
    ['two files', [...part('name', 'Role'), ...file('a.txt'), ...file('b.txt')], 400, 'Upload one file at a time.'],
    ['a file without a name', [...part('name', 'Role'), ...file('')], 400, 'File is required'],
    [
      'more fields than it has',
      [...part('name', 'Role'), ...Array.from({ length: 20 }, (_, n) => part(`n${n}`, '')).flat(), ...file('a.txt')],
      413,
      'The form has too many fields.',
    ],
    [
      'a name that is not UTF-8',
      part('name', 'Direcci\u00f3n'),
      400,
      'The data contains characters that cannot be stored.',
    ],
  ])('is not changed by a form with %s', async (_, lines, status, message) => {
    const by = await server.signUp();
    const { roleId } = await insertRows(server, by);
    const [row, stored] = [await rowOf(roleId), await countStored()];
    const answer = await by.call(`/api/roles/${roleId}`, {
      method: 'PUT',
      body: Buffer.from([...lines, '--x--', ''].join('\r\n'), 'latin1'),
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect(answer).toMatchObject({ status, body: { message } });
    expect(await rowOf(roleId)).toEqual(row);
    expect(await countStored()).toBe(stored);
  });

  test('takes a new file in place of the old one, which is written down to be deleted', async () => {
    const by = await server.signUp();
    const { roleId } = await insertRows(server, by);
    const before = await rowOf(roleId);
    expect(await changeRole(by, roleId, { name: 'Role' }, new File([pdf(100)], 'new.pdf'))).toMatchObject({
      status: 200,
      body: { fileOriginalName: 'new.pdf', fileSize: 100 },
    });
    const after = await rowOf(roleId);
    expect(after).toMatchObject({ mediaType: 'application/pdf' });
    expect(after.filePath).not.toBe(before.filePath);
    expect(
      await database.select().from(fileDeletions).where(eq(fileDeletions.storageKey, before.filePath)),
    ).toHaveLength(1);
    expect((await fileOf(by, roleId)).headers.get('Content-Type')).toBe('application/pdf');
  });

  test('is deleted with its file, and its analyses stay without a role', async () => {
    const by = await server.signUp();
    const { roleId, analysisId, opportunityId } = await insertRows(server, by);
    const { filePath } = await rowOf(roleId);
    expect((await remove(by, roleId)).status).toBe(204);
    expect(await database.select().from(fileDeletions).where(eq(fileDeletions.storageKey, filePath))).toHaveLength(1);
    expect(
      await database.select({ roleId: analyses.roleId }).from(analyses).where(eq(analyses.id, analysisId)),
    ).toEqual([{ roleId: null }]);
    expect((await by.call(`/api/opportunities/${opportunityId}/roles`)).body).toEqual([]);
    for (const answer of [
      await remove(by, roleId),
      await fileOf(by, roleId),
      await changeRole(by, roleId, { name: 'x' }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: 'Role not found.' } });
    }
  });
});

test.each(['role', 'opportunity'])(
  'with its %s a role stops holding up candidates who waited for its file to be read',
  async (what) => {
    const by = await server.signUp();
    const { analysisId, resumeId } = await insertRows(server, by);
    // Nobody reads its file here.
    const roleId = await newRole(by);
    const { opportunityId } = await rowOf(roleId);
    await database.update(analyses).set({ roleId }).where(eq(analyses.id, analysisId));
    await database.update(resumes).set({ matchState: 'queued' }).where(eq(resumes.id, resumeId));
    const path = what === 'role' ? `/api/roles/${roleId}` : `/api/opportunities/${opportunityId}`;
    expect((await by.call(path, { method: 'DELETE' })).status).toBe(204);
    const sent = await database.execute<{ id: number }>(
      sql`select (data->>'resumeId')::int as id from pgboss.job where name = 'match-candidate'`,
    );
    expect(sent.map(({ id }) => id)).toContain(resumeId);
  },
);

describe("a role's file", () => {
  test.each([
    ['job.pdf', pdf(20), 'application/pdf', 'inline'],
    ['job.md', '# Job', 'text/plain; charset=utf-8', 'inline'],
    ['job.markdown', '# Job', 'text/plain; charset=utf-8', 'inline'],
    ['job.txt', 'Job', 'text/plain; charset=utf-8', 'inline'],
    [
      'job.docx',
      Buffer.from('PK\u0003\u0004 [Content_Types].xml word/document.xml', 'latin1'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'attachment',
    ],
    ['trick.txt', '<a href="javascript:alert(1)">plain text</a>', 'text/plain; charset=utf-8', 'inline'],
  ])('%s comes back as what it is, and can do nothing', async (name, content, type, kind) => {
    const by = await server.signUp();
    const { opportunityId } = await insertRows(server, by);
    const {
      status,
      body: { id },
    } = await uploadRole(by, { name: 'Role', opportunityId }, new File([content], name));
    expect(status).toBe(201);
    const { headers } = await fileOf(by, id);
    expect(headers.get('Content-Type')).toBe(type);
    expect(headers.get('Content-Disposition')).toBe(`${kind}; filename="${name}"; filename*=UTF-8''${name}`);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('may have 10 MB and no byte more', async () => {
    const by = await server.signUp();
    const { opportunityId, roleId } = await insertRows(server, by);
    expect(
      (await uploadRole(by, { name: 'Large', opportunityId }, new File([pdf(10 * megabyte)], 'large.pdf'))).status,
    ).toBe(201);
    const stored = await countStored();
    const larger = new File([pdf(10 * megabyte + 1)], 'larger.pdf');
    const refused = { status: 413, body: { code: 'file.too-large', message: 'File size must not exceed 10MB' } };
    expect(await uploadRole(by, { name: 'Larger', opportunityId }, larger)).toMatchObject(refused);
    expect(await changeRole(by, roleId, { name: 'Larger' }, larger)).toMatchObject(refused);
    expect(await countStored()).toBe(stored);
  });

  test.each([
    ['picture.pdf', Buffer.from('\u0089PNG\r\n\u001a\n and more', 'latin1')],
    ['page.txt', '<!doctype html><script>alert(1)</script>'],
    ['program.docx', Buffer.from('MZ\u0090\0', 'latin1')],
    ['zeros.md', new Uint8Array(100)],
    ['table.docx', Buffer.from(`PK\u0003\u0004 [Content_Types].xml xl/workbook.xml${' '.repeat(9000)}`, 'latin1')],
  ])('%s is refused by what it holds', async (name, content) => {
    const by = await server.signUp();
    const { opportunityId, roleId } = await insertRows(server, by);
    const refused = {
      status: 415,
      body: { code: 'document.wrong-type', message: 'Invalid file type. Allowed formats: PDF, DOCX, Markdown, TXT' },
    };
    expect(await uploadRole(by, { name: 'Role', opportunityId }, new File([content], name))).toMatchObject(refused);
    expect(await changeRole(by, roleId, { name: 'Role' }, new File([content], name))).toMatchObject(refused);
    expect((await fileOf(by, roleId)).body).toBe('# Role file');
  });

  test.each([
    ['in UTF-8', 'filename="Currículum Muñoz.txt"', 'utf8', 'Currículum Muñoz.txt'],
    ['in Latin-1', 'filename="Currículum Muñoz.txt"', 'latin1', 'Currículum Muñoz.txt'],
    [
      'as RFC 5987 has it',
      'filename="plain.txt"; filename*=UTF-8\'\'Mu%C3%B1oz%20%E2%82%AC.txt',
      'latin1',
      'Muñoz €.txt',
    ],
    ['without a known ending', 'filename="Resume A. Smith B.Sc"', 'utf8', 'Resume A. Smith B.Sc'],
  ] as const)('keeps the letters of a name that comes %s', async (_, parameter, encoding, shown) => {
    const by = await server.signUp();
    const { opportunityId } = await insertRows(server, by);
    const part = (head: string, content: string) =>
      `--cut\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
    const parts = [
      part('name="name"', 'Role'),
      part('name="opportunityId"', `${opportunityId}`),
      part(`name="file"; ${parameter}`, 'MZ is how this text begins.'),
    ];
    const form = `${parts.join('')}--cut--\r\n`;
    const answer = await by.call('/api/roles', {
      method: 'POST',
      body: Buffer.from(form, encoding),
      headers: { 'Content-Type': 'multipart/form-data; boundary=cut' },
    });
    expect(answer).toMatchObject({ status: 201, body: { fileOriginalName: shown } });
  });

  test('that is empty is refused', async () => {
    const by = await server.signUp();
    const { opportunityId } = await insertRows(server, by);
    expect(await uploadRole(by, { name: 'Role', opportunityId }, new File([], 'empty.txt'))).toMatchObject({
      status: 422,
      body: { code: 'document.empty' },
    });
  });
});

describe('before there is a role, the title of its file', () => {
  const titleOf = (by: Client, content: string, name = 'job.txt') => readTitle(by, new File([content], name));

  test('is read and nothing stays', async () => {
    const by = await server.signUp();
    const stored = await countStored();
    expect(await titleOf(by, jobText)).toMatchObject({
      status: 200,
      body: { title: 'Senior Backend Engineer', originalTitle: null },
    });
    expect(await countStored()).toBe(stored);
    expect((await by.call('/api/analysis-history')).body).toEqual([]);
  });

  test('comes in English and as it was written', async () => {
    const text = `Analista de datos

Buscamos una persona para llevar la contabilidad de tres empresas de transporte.

Requisitos
- Tres años de experiencia en contabilidad
- Manejo de SAP y de hojas de cálculo
`;
    const { body } = await titleOf(await server.signUp(), text);
    expect(body).toEqual({ title: 'Data analyst', originalTitle: 'Analista de datos' });
  });

  test('is empty where the file cannot be read', async () => {
    const by = await server.signUp();
    const stored = await countStored();
    expect(await titleOf(by, '%PDF-1.7\nnothing', 'job.pdf')).toMatchObject({
      status: 200,
      body: { title: '', originalTitle: null },
    });
    expect(await countStored()).toBe(stored);
  });

  test('is not looked for in what no role may have', async () => {
    const by = await server.signUp();
    expect(await titleOf(by, 'x', 'job.png')).toMatchObject({
      status: 415,
      body: { code: 'document.wrong-type', message: 'Invalid file type. Allowed formats: PDF, DOCX, Markdown, TXT' },
    });
  });
});

describe('a form that is wrong is refused, and leaves no file behind', () => {
  test.each([
    ['without a file', { name: 'Role' }, null, 400, 'File is required'],
    ['without a name', {}, undefined, 400, 'Name is required'],
    ['with a name of spaces', { name: '   ' }, undefined, 400, 'Name is required'],
    ['with a name of 101 characters', { name: 'x'.repeat(101) }, undefined, 400, 'Name must be at most 100 characters'],
    ['with a name far too long', { name: 'x'.repeat(5000) }, undefined, 400, 'Name must be at most 100 characters'],
    [
      'with a name that cannot be stored',
      { name: 'a\0b' },
      undefined,
      400,
      'The data contains characters that cannot be stored.',
    ],
    ['of no opportunity', { name: 'Role', opportunityId: '' }, undefined, 400, 'Invalid id.'],
    [
      'of an opportunity that is not there',
      { name: 'Role', opportunityId: 987_654 },
      undefined,
      404,
      'Opportunity not found.',
    ],
  ])('%s', async (_, fields, file, status, message) => {
    const by = await server.signUp();
    const { opportunityId } = await insertRows(server, by);
    const stored = await countStored();
    expect(await uploadRole(by, { opportunityId, ...fields }, file)).toMatchObject({ status, body: { message } });
    expect(await countStored()).toBe(stored);
  });

  test('a change without a name, or of a role that is not there', async () => {
    const by = await server.signUp();
    const { roleId } = await insertRows(server, by);
    const stored = await countStored();
    const file = new File(['# New'], 'new.md');
    expect(await changeRole(by, roleId, { name: ' ' }, file)).toMatchObject({
      status: 400,
      body: { message: 'Name is required' },
    });
    expect(await changeRole(by, 987_654, { name: 'x' }, file)).toMatchObject({
      status: 404,
      body: { message: 'Role not found.' },
    });
    expect(await countStored()).toBe(stored);
  });

  test('data that is no form', async () => {
    const by = await server.signUp();
    const { roleId } = await insertRows(server, by);
    expect(await by.call(`/api/roles/${roleId}`, { method: 'PUT', json: { name: 'x' } })).toMatchObject({
      status: 415,
      body: { code: 'wrong-content-type' },
    });
  });
});
