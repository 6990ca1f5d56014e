import type { Candidacy } from '@cotejo/contract';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, expect, test } from 'vitest';
import { desc, eq } from '../../platform/database/drizzle.ts';
import { auditLog } from '../../platform/database/schema/index.ts';
import { promoted } from '../../testing/colleague.ts';
import { createTestServer } from '../../testing/server.ts';
import { settledList } from '../../testing/settled-list.ts';
import { newRole, uploadFiles } from '../../testing/upload.ts';
import { createAdministration } from '../users/administration.ts';
import { saidInPdf } from './said.ts';

const server = await createTestServer();
afterAll(server.close);
const client = await promoted(
  await server.signUp({ company: 'Northwind Talent' }),
  createAdministration(server.database).promote,
);
const roleId = await newRole(client);

const spanish = `Íñigo Zubizarreta Olmo
inigo.zubizarreta@ejemplo.example
+34 655 010 203
Calle Mayor 14, 28013 Madrid

Experiencia
Desarrollador backend, Banco Azul, enero de 2017 - actualidad
- Desarrollo de servicios de pago en Java sobre Kubernetes
- Administración de bases de datos PostgreSQL en el equipo de Harriet
`;
const english = `Harriet Plumstead
harriet@plumstead.example

Experience
Backend developer, Blue Bank, January 2015 - present
- Built payment services in Java with Spring Boot
- Ran PostgreSQL databases
`;
let inigo: number;
let harriet: number;
let requirements: Candidacy['requirements'];
/** A requirement with a quote that was translated. */
let quoted: Candidacy['requirements'][number];

test('the resumes are read and judged', async () => {
  await uploadFiles(client, roleId, { 'zubizarreta.txt': spanish, 'plumstead.txt': english });
  const { items } = await settledList(client, roleId);
  expect(items).toHaveLength(2);
  const idOf = (name: string) => items.find((one) => one.name.startsWith(name))!.id;
  [inigo, harriet] = [idOf('Íñigo'), idOf('Harriet')];
  ({ requirements } = (await client.call<Candidacy>(`/api/candidacies/${inigo}`)).body);
  quoted = requirements.find(({ quotes }) => quotes.some(({ originalText }) => originalText?.includes('Java')))!;
});

type Input = Record<string, unknown>;
async function make(input: Input) {
  const response = await fetch(new URL(`/api/roles/${roleId}/packs`, server.url), {
    method: 'POST',
    headers: { Cookie: client.cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ candidates: [{ id: inigo }, { id: harriet }], ...input }),
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}
const inPdf = async (bytes: Uint8Array) => {
  const signal = AbortSignal.timeout(60_000);
  return (await saidInPdf(server.dependencies, client.user.id, bytes, signal)).replaceAll(/\s+/g, ' ');
};
const textOf = async (input: Input) => {
  const { response, bytes } = await make(input);
  expect(response.status).toBe(200);
  return input.format === 'html' ? new TextDecoder().decode(bytes) : inPdf(bytes);
};
const refusalOf = async (input: Input) => {
  const { response, bytes } = await make(input);
  const { code, message } = JSON.parse(new TextDecoder().decode(bytes)) as { code: string; message: string };
  return { status: response.status, code, message };
};

test.each(['pdf', 'html'])(
  'a pack as %s names who was chosen, with quotes in both languages and no contact',
  async (format) => {
    const text = await textOf({
      format,
      candidates: [{ id: inigo, comment: 'Strong <b>in</b> payments' }, { id: harriet }],
    });
    const escaped = format === 'html' ? 'Strong &lt;b&gt;in&lt;/b&gt; payments' : 'Strong <b>in</b> payments';
    for (const said of ['Zubizarreta', 'Harriet Plumstead', 'Northwind Talent', 'Engineer', escaped])
      expect(text).toContain(said);
    const quote = quoted.quotes[0]!;
    // Columns beside each other are read line by line.
    for (const word of `${quote.text} ${quote.originalText}`.split(' ')) expect(text).toContain(word);
    expect(text).not.toMatch(/@\w+\.|655|Mayor/);
    expect(text.indexOf('Zubizarreta')).toBeLessThan(text.indexOf('Harriet Plumstead'));
  },
);

test('contacts stand in a pack that was asked for them', async () => {
  expect(await textOf({ format: 'html', contacts: true })).toContain('harriet@plumstead.example');
});

test('requirements come in the order that was chosen, with the quotes that were left', async () => {
  const other = requirements.find(({ id }) => id !== quoted.id)!;
  const text = await textOf({
    format: 'html',
    requirements: [other.id, quoted.id],
    candidates: [{ id: inigo, quotes: { [quoted.id]: [] } }],
    language: 'es',
  });
  expect(text).toContain('lang="es"');
  expect(text.match(/<li>/g)).toHaveLength(2);
  expect(text).not.toContain(quoted.quotes[0]!.originalText);
});

test.each(['pdf', 'html'])('a blind pack as %s tells nobody, neither in its text nor beside it', async (format) => {
  const { response, bytes } = await make({ format, blind: true });
  expect(response.status).toBe(200);
  const said = format === 'pdf' ? await inPdf(bytes) : new TextDecoder().decode(bytes);
  const all = `${said} ${response.headers.get('Content-Disposition')}`;
  expect(all).not.toMatch(/inigo|íñigo|zubizarreta|olmo|harriet|plumstead|655|@\w+\./i);
  expect(all).toMatch(/C-[0-9A-F]{4}/);
  expect(all).toContain('Java');
});

test('a blind pack whose comment tells who somebody is is refused, and says by which words', async () => {
  for (const [comment, words] of [
    ['ZUBIZARRETA is our first choice', 'ZUBIZARRETA'],
    ['Zubi\u00ADzarreta is our first choice', 'Zubizarreta'],
    ['Ｚｕｂｉｚａｒｒｅｔａ is our first choice', 'Zubizarreta'],
    ['Call 655-01-02-03', '+34 655 010 203'],
    ['Lives in calle mayor 14, 28013 madrid', 'Calle Mayor 14'],
  ]) {
    for (const format of ['pdf', 'html']) {
      const refused = await refusalOf({ format, blind: true, candidates: [{ id: inigo, comment }] });
      expect(refused).toMatchObject({ status: 422, code: 'pack.tells' });
      expect(refused.message).toContain(words);
    }
  }
});

test('who is masked in the company is masked in a pack by name, and is not told by the refusal', async () => {
  await client.call('/api/admin/blind', { method: 'PUT', json: { blind: true } });
  const text = await textOf({ format: 'html', contacts: true });
  expect(text).not.toMatch(/zubizarreta|harriet|@\w+\./i);
  const guess = await refusalOf({ candidates: [{ id: inigo, comment: 'He knows Harriet' }, { id: harriet }] });
  expect(guess).toMatchObject({ status: 422, code: 'pack.tells' });
  await client.call('/api/admin/blind', { method: 'PUT', json: { blind: false } });
});

test('somebody of another role or company, and nobody at all, are refused', async () => {
  const [stranger, other] = [await server.signUp(), await newRole(client)];
  expect(
    (await stranger.call(`/api/roles/${roleId}/packs`, { method: 'POST', json: { candidates: [{ id: inigo }] } }))
      .status,
  ).toBe(404);
  const elsewhere = { method: 'POST', json: { candidates: [{ id: inigo }] } };
  expect((await client.call(`/api/roles/${other}/packs`, elsewhere)).body).toMatchObject({ code: 'not-found' });
  expect(await refusalOf({ candidates: [] })).toMatchObject({ status: 400 });
});

test('the history tells who made a pack of whom', async () => {
  await make({ format: 'html' });
  const [entry] = await server.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'pack-made'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(entry).toMatchObject({
    userId: client.user.id,
    subjectId: roleId,
    details: { ids: [inigo, harriet], format: 'html' },
  });
});

const sendLogo = (bytes: Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  form.set('file', new File([bytes], 'logo.png'));
  return client.call('/api/packs/logo', { method: 'PUT', body: form });
};
const picture = (width: number, height: number) => Uint8Array.from(createCanvas(width, height).toBuffer('image/png'));

test('the look of the company stands on its packs, and a logo is drawn anew', async () => {
  const look = { name: 'Northwind & Sons', color: '#0A5C36' };
  expect((await client.call('/api/packs/settings', { method: 'PUT', json: look })).body).toEqual({
    ...look,
    color: '#0a5c36',
    hasLogo: false,
    canShare: false,
  });
  const withText = Buffer.concat([picture(2000, 600), Buffer.from('<script>')]);
  expect((await sendLogo(Uint8Array.from(withText))).body).toMatchObject({ hasLogo: true });
  const text = await textOf({ format: 'html' });
  expect(text).toMatch(/--accent: #0a5c36[^]*alt="Northwind &amp; Sons"/);
  const logo = Buffer.from(/base64,([^"]+)/.exec(text)![1]!, 'base64');
  expect([logo.readUInt32BE(16), logo.readUInt32BE(20), logo.includes('script')]).toEqual([480, 144, false]);
  const { bytes } = await make({ format: 'pdf', blind: true });
  expect(await inPdf(bytes)).toContain('Northwind & Sons');
  // What checkers of PDF/UA refuse: metadata that is no XML, and a list of glyphs that is not whole.
  const written = Buffer.from(bytes).toString();
  expect(written).toContain('<rdf:li>Northwind &amp; Sons</rdf:li>');
  expect(written).not.toContain('/CIDSet');
  expect((await client.call('/api/packs/logo', { method: 'DELETE' })).body).toMatchObject({ hasLogo: false });
});

test('no picture, one of too many bytes or pixels, and a color that nobody can read are refused', async () => {
  const bomb = picture(10, 10);
  new DataView(bomb.buffer).setUint32(16, 60_000);
  new DataView(bomb.buffer).setUint32(20, 60_000);
  const codes = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '\xff\xd8 nothing that could be decoded at all',
  ].map(async (text) => (await sendLogo(Uint8Array.from(Buffer.from(text, 'latin1')))).body.code);
  expect(await Promise.all(codes)).toEqual(['logo.unreadable', 'logo.unreadable']);
  expect((await sendLogo(bomb)).body.code).toBe('logo.too-large');
  expect((await sendLogo(new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(413);
  const light = { method: 'PUT', json: { name: null, color: '#ffee88' } };
  expect((await client.call('/api/packs/settings', light)).body.issues[0].code).toBe('color-too-light');
});

test('a server without an address of its own shares nothing by a link', async () => {
  const json = { candidates: [{ id: harriet }] };
  expect(await client.call(`/api/roles/${roleId}/shares`, { method: 'POST', json })).toMatchObject({
    status: 409,
    body: { code: 'share.no-address' },
  });
});
