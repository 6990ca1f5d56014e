import { readFile } from 'node:fs/promises';
import { endpoints } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import extractDocx from '../../../plugins/extract-docx/src/index.ts';
import extractPdf from '../../../plugins/extract-pdf/src/index.ts';
import { createRole } from './company.ts';
import { flaws } from './flaws.ts';
import { type SignedIn, startSignedIn } from './signed-in.ts';
import { sample } from './walk.ts';

let session: SignedIn;
let roleId: number;

beforeAll(async () => {
  session = await startSignedIn();
  const names = { client: 'Quayside Ledger', opportunity: 'Finance team', role: 'Payroll Manager' };
  ({ roleId } = await createRole(session.client, names, 'job-payroll-manager.docx'));
  const params = { id: String(roleId) };
  for (const file of ['helen-craddock.pdf', 'owen-tadesse.md', 'lucia-bermejo.txt'])
    await session.client.call(endpoints.uploadRoleResumes, { params, file: sample(file) });
  await session.open(`/roles/${roleId}`);
  await rows().nth(2).waitFor();
});
afterAll(() => session?.stop());

const rows = () => session.page.getByRole('list', { name: 'Candidates of this role' }).getByRole('listitem');
const press = (key: string) => session.page.keyboard.press(key);
const focused = () => session.page.evaluate(() => document.activeElement?.textContent);

/** Chooses a line of the menu by keys alone; answers the file that comes of it. */
async function exported(line: string): Promise<{ name: string; bytes: Uint8Array }> {
  await session.button('Export').focus();
  await press('Enter');
  await session.button(line).waitFor();
  for (let stop = 0; stop < 3 && (await focused()) !== line; stop += 1) await press('Tab');
  const [download] = await Promise.all([session.page.waitForEvent('download'), press('Enter')]);
  await session.toast(line.startsWith('Table') ? 'Export successful' : 'Report saved');
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The text of a report as the product itself reads it, in one line. */
async function textIn(bytes: Uint8Array, mediaType: typeof pdf | typeof docx): Promise<string> {
  const extractor = (mediaType === pdf ? extractPdf : extractDocx).provides.extractor();
  const options = { signal: AbortSignal.timeout(60_000), maxPages: 100, maxCharacters: 1_000_000 };
  const { pages } = await extractor.extract({ bytes, mediaType }, options);
  return pages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

test('the menu opens and closes by keys, and the person beside it stays open', async () => {
  await session.button('Export').focus();
  await press('Enter');
  await session.button('Report (Word)').waitFor();
  expect(await flaws(session.page)).toEqual([]);
  await press('Escape');
  await session.button('Report (Word)').waitFor({ state: 'hidden' });
  expect(await focused()).toBe('Export');
  await session.page.getByRole('region', { name: 'The chosen candidate' }).waitFor();
});

test('the table of all who are listed has a row for each', async () => {
  const { name, bytes } = await exported('Table (CSV)');
  expect(name).toBe('Payroll Manager_Candidates.csv');
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
  expect(lines[0]).toContain('Match score');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
    'Helen Craddock',
    'Lucía Bermejo Roldán',
    'Owen Tadesse',
  ]);
});

test.each([
  ['Report (PDF)', pdf, 'pdf'],
  ['Report (Word)', docx, 'docx'],
] as const)('%s holds those who are chosen, with their requirements and quotes', async (line, mediaType, extension) => {
  await session.page.getByLabel('Choose Helen Craddock').check();
  await session.page.getByLabel('Choose Owen Tadesse').check();
  const { name, bytes } = await exported(line);
  expect(name).toBe(`Payroll Manager - Shortlist.${extension}`);
  const text = await textIn(bytes, mediaType);
  for (const said of ['Shortlist', 'Quayside Ledger', 'Helen Craddock', 'Owen Tadesse', 'requirements met', '“'])
    expect(text).toContain(said);
  expect(text).not.toContain('Lucía');
});

test('the table of those who are chosen leaves out the others', async () => {
  const { bytes } = await exported('Table (CSV)');
  expect(new TextDecoder().decode(bytes)).toContain('Owen Tadesse');
  expect(new TextDecoder().decode(bytes)).not.toContain('Lucía');
});

test('a phone shows what can be done with them in two lines, and the menu within the screen', async () => {
  await session.page.setViewportSize({ width: 390, height: 844 });
  await session.open(`/roles/${roleId}`);
  await session.page.getByLabel('Choose all that are loaded').check();
  await session.button('Export').click();
  const box = await session.button('Report (PDF)').boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(390);
  expect(await flaws(session.page)).toEqual([]);
});

test('nothing complained on the console', () => {
  expect(session.troubles).toEqual([]);
});
