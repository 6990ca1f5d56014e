import { sampleRequirement } from '@cotejo/contract/testing/sample-candidate';
import type { MediaType } from '@cotejo/plugin-kit';
import { afterAll, describe, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { analyses, clients, resumes, roles } from '../../platform/database/schema/index.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { newKey } from '../../platform/storage/storage.ts';
import { nameKey } from '../documents/presenters.ts';

const server = await createTestServer();
afterAll(server.close);
const client = await server.signUp({ company: 'Northwind Talent' });
const rows = await insertRows(server, client);
const { roleId, jobDescriptionId, companyId, userId } = rows;
await server.database.update(clients).set({ name: 'Contoso Retail' }).where(eq(clients.id, rows.clientId));
await server.database.update(roles).set({ name: 'Storage: "Engineer" / C++' }).where(eq(roles.id, roleId));

const verdicts = ['met', 'partial', 'missing'] as const;
const requirements = Array.from({ length: 60 }, (_, index) =>
  sampleRequirement({
    id: `r${index}`,
    text: `Requirement number ${index}`,
    originalText: `Requisito número ${index}`,
    must: index % 2 === 0,
    verdict: verdicts[index % 3]!,
    quotes:
      index % 3 === 2
        ? []
        : [{ text: `Quote of ${index}`, english: { start: 0, end: 4 }, original: { start: 0, end: 4 } }],
  }),
);
const longName = `${'Maximiliana de la Santísima Trinidad '.repeat(8)}王小明`;

const people = [
  { name: 'Nadia Quill', score: 72, status: 'Hired', salary: '=HYPERLINK("https://evil.example")', requirements },
  { name: longName, score: 64, status: 'On Hold', salary: null, requirements: [] },
  { name: 'محمد علي', score: 12, status: 'Analyzed', salary: '45.000 €', requirements: [] },
] as const;
await server.database.delete(analyses).where(eq(analyses.id, rows.analysisId));
const ids: number[] = [];
for (const { name, score, status, salary, requirements: judged } of people) {
  const made = await insertCandidate(server, { companyId, userId, roleId }, { score, candidateName: name });
  const [resume] = await server.database.select().from(resumes).where(eq(resumes.id, made.resumeId));
  await server.database
    .update(analyses)
    .set({
      status,
      expectedSalary: salary,
      nameKey: nameKey(resume!),
      jobDescriptionId,
      requirements: judged as (typeof analyses.$inferInsert)['requirements'],
      keyStrengths: [{ title: 'Storage', description: 'Six years of arrays.' }],
      inSpanish: {
        summary: 'Resumen escrito',
        keyStrengths: [{ title: 'Almacenamiento', description: 'Seis años de cabinas.' }],
        areasForConsideration: [],
      },
    })
    .where(eq(analyses.id, made.analysisId));
  ids.push(made.analysisId);
}
for (const status of ['On Hold', 'Hired'])
  await client.call(`/api/analysis/${ids[0]}/status`, { method: 'PUT', json: { status } });
const decider = `${client.user.firstName} ${client.user.lastName}`;

async function get(path: string) {
  const response = await fetch(new URL(path, server.url), { headers: { Cookie: client.cookie } });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** The text that the product itself reads in a file, with blanks in place of line breaks. */
async function textIn(bytes: Uint8Array, mediaType: MediaType): Promise<string> {
  const options = { signal: AbortSignal.timeout(60_000), maxPages: 100, maxCharacters: 1_000_000 };
  for (const extractor of server.dependencies.providers.extractor) {
    if (!extractor.mediaTypes.includes(mediaType)) continue;
    const { pages } = await extractor.provider.extract({ bytes, mediaType }, options);
    return pages
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
  }
  throw new Error(`Nothing reads ${mediaType}`);
}

/** The letters of a text without their order: readers of PDF differ in how they turn a line that runs to the left. */
const lettersOf = (text: string): string =>
  [...text]
    .filter((letter) => /\p{Script=Arabic}/u.test(letter))
    .slice(0, 7)
    .toSorted()
    .join('');

const formats = [
  ['pdf', 'application/pdf', '%PDF-1.7'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
] as const;

describe.each(formats)('the report of a candidate as %s', (format, mediaType, magic) => {
  test('says who, for whom and by whom, and holds every requirement with its quote', async () => {
    const { response, bytes } = await get(`/api/candidacies/${ids[0]}/report.${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(mediaType);
    expect(new TextDecoder('latin1').decode(bytes.slice(0, magic.length))).toBe(magic);
    const text = await textIn(bytes, mediaType);
    for (const said of ['Nadia Quill', 'Contoso Retail', 'Storage: "Engineer" / C++', 'Northwind Talent', 'Summary'])
      expect(text).toContain(said);
    expect(text).toContain('20 of 60 requirements met');
    for (const { text: requirement, quotes } of requirements) {
      expect(text).toContain(requirement);
      for (const quote of quotes) expect(text).toContain(`“${quote.text}”`);
    }
  });

  test('is written in Spanish for a page in Spanish', async () => {
    const { bytes } = await get(`/api/candidacies/${ids[0]}/report.${format}?language=es`);
    const text = await textIn(bytes, mediaType);
    for (const said of ['Informe del candidato', 'Resumen escrito', 'Seis años de cabinas.', 'Requisito número 59'])
      expect(text).toContain(said);
    expect(text).not.toContain('Requirement number');
    expect(text).toMatch(/«[^“”]+»/);
    expect(text).not.toMatch(/[“”]/);
  });

  test('takes a name of three hundred characters, and names in other scripts', async () => {
    const long = await get(`/api/candidacies/${ids[1]}/report.${format}`);
    expect(await textIn(long.bytes, mediaType)).toContain(longName.slice(0, 36).trim());
    expect(await textIn(long.bytes, mediaType)).toContain('王小明');
    const name = long.response.headers.get('Content-Disposition')!;
    expect(name).toMatch(new RegExp(`^attachment; filename="[ -~]+\\.${format}"; filename\\*=UTF-8''[\\w%.~!-]+$`));
    const arabic = await get(`/api/candidacies/${ids[2]}/report.${format}`);
    expect(lettersOf(await textIn(arabic.bytes, mediaType))).toContain(lettersOf('محمد علي'));
  });

  test('is refused for a candidate of another company', async () => {
    const stranger = await server.signUp();
    const answer = await stranger.call(`/api/candidacies/${ids[0]}/report.${format}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

describe.each(formats)('the report of a shortlist as %s', (format, mediaType) => {
  test('holds those who are named, in the order of the table', async () => {
    const { response, bytes } = await get(`/api/roles/${roleId}/report.${format}?ids=${ids[2]},${ids[0]}`);
    expect(response.status).toBe(200);
    const name = decodeURIComponent(response.headers.get('Content-Disposition')!.split("UTF-8''")[1]!);
    expect(name).toBe(`Storage_ _Engineer_ _ C++ - Shortlist.${format}`);
    const text = await textIn(bytes, mediaType);
    for (const said of ['Shortlist', 'Contoso Retail', 'Nadia Quill', '72%', '12%', 'Hired', `by ${decider}`])
      expect(text).toContain(said);
    expect(text.indexOf('72%')).toBeLessThan(text.indexOf('12%'));
    expect(text).not.toContain('Maximiliana');
  });

  test('holds those with a status, and says so where there are none', async () => {
    const held = await get(`/api/roles/${roleId}/report.${format}?status=On%20Hold`);
    const text = await textIn(held.bytes, mediaType);
    expect(text).toContain('Maximiliana');
    expect(text).not.toContain('Nadia Quill');
    const none = await client.call(`/api/roles/${roleId}/report.${format}?status=Withdrawn`);
    expect(none).toMatchObject({ status: 404, body: { code: 'report.none' } });
  });

  test.each(['0', '1,', '1,x', ',', '99999999999,1', `${'1,'.repeat(3000)}1`])(
    'is refused for the ids "%s"',
    async (wanted) => {
      const answer = await client.call(`/api/roles/${roleId}/report.${format}?ids=${wanted}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    },
  );
});

describe('the table of candidates', () => {
  const table = async (query = '') => {
    const { response, bytes } = await get(`/api/roles/${roleId}/candidates.csv${query}`);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
  };

  test('has all that the screen shows of each, and runs no formula', async () => {
    const [head, first, second, third, end] = await table();
    expect(head).toBe(
      '\uFEFFName,Match score,Must-haves,Must-haves shown,Coverage in percent,Status,' +
        'Decided by,Decided on,Expected Salary,Added,Remarks,' +
        'Requirements version,File name,File',
    );
    const added = new Date().toISOString().slice(0, 4);
    expect(first).toMatch(
      new RegExp(
        `^Nadia Quill,72,30,10,,Hired,${decider},${added}-\\d\\d-\\d\\d,` +
          `"'=HYPERLINK\\(""https://evil.example""\\)",${added}-\\d\\d-\\d\\d,,1,`,
      ),
    );
    expect(second).toContain(longName);
    expect(third).toContain('محمد علي,12,');
    expect(end).toBe('');
  });

  test('follows the search, the status and the choice of the screen, in its language', async () => {
    const names = (lines: string[]) => lines.slice(1, -1).map((line) => line.split(',')[0]);
    expect(names(await table('?q=quill'))).toEqual(['Nadia Quill']);
    expect(names(await table('?status=Analyzed'))).toEqual(['محمد علي']);
    expect(names(await table(`?sort=score&ids=${ids[0]},${ids[2]}`))).toEqual(['محمد علي', 'Nadia Quill']);
    expect((await table('?language=es&status=Hired'))[0]).toContain('Nombre,Puntuación,Imprescindibles');
  });

  test('holds more rows than are read at a time', async () => {
    const many = await insertRows(server, client);
    const [row] = await server.database.select().from(analyses).where(eq(analyses.id, many.analysisId));
    const { id: _, statusPlace: _place, ...values } = row!;
    const [resume] = await server.database.select().from(resumes).where(eq(resumes.id, many.resumeId));
    const { id: _id, ...document } = resume!;
    const added = await server.database
      .insert(resumes)
      .values(
        Array.from({ length: 600 }, (_one, index) => ({ ...document, storageKey: newKey(), name: `Person ${index}` })),
      )
      .returning();
    await server.database.insert(analyses).values(added.map(({ id }) => ({ ...values, resumeId: id })));
    const { bytes } = await get(`/api/roles/${many.roleId}/candidates.csv`);
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    expect(new Set(lines).size).toBe(602);
  });
});
