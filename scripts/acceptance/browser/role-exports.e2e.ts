import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { endpoints } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRole } from './company.ts';
import { flaws } from './flaws.ts';
import { type SignedIn, startSignedIn } from './signed-in.ts';
import { sample } from './walk.ts';

let session: SignedIn;
let roleId: number;
let otherJobId: number;
let folder: string;
const verifier = resolve(import.meta.dirname, '../../verify-decision');

beforeAll(async () => {
  session = await startSignedIn();
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
  ({ id: otherJobId } = await session.client.uploadJob(sample('job-support-lead.md')));
  const names = { client: 'Quayside Ledger', opportunity: 'Finance team', role: 'Payroll Manager' };
  ({ roleId } = await createRole(session.client, names, 'job-payroll-manager.docx'));
  const params = { id: String(roleId) };
  for (const file of ['helen-craddock.pdf', 'owen-tadesse.md', 'lucia-bermejo.txt'])
    await session.client.call(endpoints.uploadRoleResumes, { params, file: sample(file) });
  await session.open(`/roles/${roleId}`);
  await rows().nth(2).waitFor();
});
afterAll(async () => {
  await session?.stop();
  await rm(folder, { recursive: true, force: true });
});

const rows = () => session.page.getByRole('list', { name: 'Candidates of this role' }).getByRole('listitem');
const press = (key: string) => session.page.keyboard.press(key);
const focused = () => session.page.evaluate(() => document.activeElement?.textContent);

/** Chooses a line of the menu by keys alone; answers the file that comes of it, as it would lie on the disk. */
async function exported(line: string): Promise<string> {
  await session.button('Export').focus();
  await press('Enter');
  await session.button(line).waitFor();
  for (let stop = 0; stop < 3 && (await focused()) !== line; stop += 1) await press('Tab');
  const [download] = await Promise.all([session.page.waitForEvent('download'), press('Enter')]);
  await session.toast(line.startsWith('Table') ? 'Export successful' : 'Report saved');
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

/** The text of a report as the product itself reads it when somebody uploads it, in one line. */
async function textIn(file: string): Promise<string> {
  const { id } = await session.client.call(endpoints.uploadResume, {
    input: { jobDescriptionId: String(otherJobId) },
    file,
  });
  const read = () => session.client.call(endpoints.getResumeInfo, { params: { resumeId: String(id) } });
  await expect.poll(async () => (await read()).state).toBe('ready');
  return (await read()).original.replaceAll(/\s+/g, ' ');
}

test('the menu opens and closes by keys, and the person beside it stays open', async () => {
  await session.button('Export').focus();
  await press('Enter');
  await session.button('Report (Word)').waitFor();
  expect(await flaws(session.page)).toEqual([]);
  await press('Escape');
  await session.button('Report (Word)').waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe('Export');
  await session.page.getByRole('region', { name: 'The chosen candidate' }).waitFor();
});

test('the table of all who are listed has a row for each', async () => {
  const file = await exported('Table (CSV)');
  expect(basename(file)).toBe('Payroll Manager_Candidates.csv');
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Match score');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
    'Helen Craddock',
    'Lucía Bermejo Roldán',
    'Owen Tadesse',
  ]);
});

test.each([
  ['Report (PDF)', 'pdf'],
  ['Report (Word)', 'docx'],
])('%s holds those who are chosen, with their requirements and quotes', async (line, extension) => {
  await session.page.getByLabel('Choose Helen Craddock').check();
  await session.page.getByLabel('Choose Owen Tadesse').check();
  const file = await exported(line);
  expect(basename(file)).toBe(`Payroll Manager - Shortlist.${extension}`);
  const text = await textIn(file);
  for (const said of ['Shortlist', 'Quayside Ledger', 'Helen Craddock', 'Owen Tadesse', 'requirements met', '“'])
    expect(text).toContain(said);
  expect(text).not.toContain('Lucía');
});

test('the table of those who are chosen leaves out the others', async () => {
  const text = await readFile(await exported('Table (CSV)'), 'utf8');
  expect(text).toContain('Owen Tadesse');
  expect(text).not.toContain('Lucía');
});

test.each([
  ['beside the list', () => session.open(`/roles/${roleId}`)],
  ['on the report', () => session.page.getByRole('link', { name: 'Printable Report' }).click()],
])('the decision file that is saved %s holds', async (_, open) => {
  await open();
  const [download] = await Promise.all([
    session.page.waitForEvent('download'),
    session.button('Decision file').click(),
  ]);
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  expect(execFileSync(verifier, [file], { encoding: 'utf8' })).toContain(': holds: score ');
  await session.toast('Decision file saved');
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
