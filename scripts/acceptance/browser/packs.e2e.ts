import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRole } from './company.ts';
import { flaws } from './flaws.ts';
import { type SignedIn, startAsAdmin } from './signed-in.ts';
import { sample } from './walk.ts';

/** A green picture of 90 by 30 pixels. */
const green =
  'iVBORw0KGgoAAAANSUhEUgAAAFoAAAAeCAIAAAAjA54vAAAAQklEQVR42u3QMQ0AAAgDsN0IQg3+dfBhgadJFTQ1zYkCHTp06NCh' +
  'Q4cOHTp06NChQ4cOHTp0oEOHDh06dOjQoePHAg4QbauFmiF5AAAAAElFTkSuQmCC';

let session: SignedIn;
let folder: string;

beforeAll(async () => {
  session = await startAsAdmin();
  folder = await mkdtemp(join(tmpdir(), 'packs-'));
  const names = { client: 'Quayside Ledger', opportunity: 'Finance team', role: 'Payroll Manager' };
  const { roleId } = await createRole(session.client, names, 'job-payroll-manager.docx');
  const params = { id: String(roleId) };
  for (const file of ['helen-craddock.pdf', 'lucia-bermejo.txt'])
    await session.client.call(endpoints.uploadRoleResumes, { params, file: sample(file) });
  await session.open(`/roles/${roleId}?candidate=none`);
  await session.page.getByRole('list', { name: 'Candidates of this role' }).getByRole('listitem').nth(1).waitFor();
});
afterAll(async () => {
  await session?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function saved(button: string, message = 'Profiles saved'): Promise<string> {
  const [download] = await Promise.all([session.page.waitForEvent('download'), session.button(button).click()]);
  await session.toast(message);
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}
const lucias = () => session.page.getByRole('region', { name: 'Lucía Bermejo Roldán' });

test('an administrator gives profiles a color that can be read, and a logo', async () => {
  const { page } = session;
  const back = page.url();
  await session.open('/admin?tab=packs');
  await page.getByLabel('Color', { exact: true }).fill('#ffee88');
  await session.button('Save').click();
  await session.toast('Error', 'This color is too light to be read on white. Choose a darker one.');
  await page.getByLabel('Color', { exact: true }).fill('#0a5c36');
  await session.button('Save').click();
  await session.toast('Look of the profiles saved');
  const logo = join(folder, 'logo.png');
  await writeFile(logo, Buffer.from(green, 'base64'));
  await page.getByLabel('Choose a picture').last().setInputFiles(logo);
  await session.toast('Look of the profiles saved');
  await page.getByRole('img', { name: 'The logo on profiles' }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.goto(back);
});

test('profiles of chosen candidates are made beside the list, and what was typed outlives a reload', async () => {
  const { page } = session;
  await page.getByRole('checkbox', { name: 'Choose all' }).click();
  await page.getByRole('link', { name: 'Profiles', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Profiles for the client' }).waitFor();
  await lucias().getByLabel('Your comment').fill('Our first choice: knows <payroll>');
  await page.reload();
  await expect.poll(() => lucias().getByLabel('Your comment').inputValue()).toBe('Our first choice: knows <payroll>');
  expect(await flaws(page)).toEqual([]);
});

test('a web page stands by itself, with the quotes that were left and nothing that runs', async () => {
  const { page } = session;
  // The quotes are closed then, also at a second try.
  await page.reload();
  await lucias()
    .getByText(/^Quotes: /)
    .click();
  const quote = lucias().getByRole('checkbox', { name: '“' }).first();
  await quote.check();
  // A resume may show several requirements by the same words.
  const words = await quote.locator('xpath=..').innerText();
  const shown = await lucias().getByText(words, { exact: true }).count();
  await quote.uncheck();
  const file = await saved('Save as web page');
  expect(file).toContain('Payroll Manager - Profiles.html');
  const source = await readFile(file, 'utf8');
  expect(source).toContain('knows &lt;payroll&gt;');
  expect(source).not.toMatch(/<script|@\w+\.\w/);
  const tab = await page.context().newPage();
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.goto(pathToFileURL(file).href);
  await tab.getByRole('heading', { level: 2, name: 'Lucía Bermejo Roldán' }).waitFor();
  const quotes = tab
    .getByRole('article', { name: 'Lucía Bermejo Roldán' })
    .getByText(words.slice(1, -1), { exact: true });
  expect(await quotes.count()).toBe(shown - 1);
  expect(await tab.getByRole('banner').getByRole('img').count()).toBe(1);
  await tab.close();
});

test('a blind file tells nobody, and one whose comment does is refused with the words', async () => {
  const { page } = session;
  await page.getByRole('checkbox', { name: /^Blind: / }).check();
  await lucias().getByLabel('Your comment').fill('Lucía is our first choice');
  await session.button('Save as PDF').click();
  await page
    .locator('[popover]:popover-open')
    .getByText(/it says “Lucía”/)
    .waitFor();
  await lucias().getByLabel('Your comment').fill('Our first choice');
  const source = await readFile(await saved('Save as web page'), 'utf8');
  expect(source).not.toMatch(/luc[ií]a|bermejo|rold[aá]n|helen|craddock/i);
  expect(source).toMatch(/C-[0-9A-F]{4}/);
  expect((await readFile(await saved('Save as PDF'))).toString('latin1', 0, 5)).toBe('%PDF-');
});

test('a link opens for a client without JavaScript, and the answer comes up where the recruiter works', async () => {
  const { page } = session;
  await page.getByRole('checkbox', { name: /^Blind: / }).uncheck();
  await session.button('Create a link').click();
  const url = await page.getByLabel('The link').inputValue();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Payroll Manager' }).click();
  const flag = page.getByRole('img', { name: 'The client would like to meet them' });
  await page.getByRole('list', { name: 'Candidates of this role' }).getByRole('listitem').nth(1).waitFor();
  expect(await flag.count()).toBe(0);

  const phone = { viewport: { width: 390, height: 844 } };
  const context = await page
    .context()
    .browser()!
    .newContext({ ...phone, javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(url);
  const profile = visitor.getByRole('article', { name: 'Lucía Bermejo Roldán' });
  const other = visitor.getByRole('article', { name: 'Helen Craddock' });
  await other.getByLabel('Your message').fill('Not sent yet');
  await profile.getByLabel('Your message').fill('Is Tuesday fine?');
  await profile.getByRole('button', { name: 'I would like to meet them' }).click();
  const answered = profile.getByText(/^You answered on /);
  // The page comes back at the answer, with what was typed elsewhere.
  await expect.poll(() => answered.evaluate((line) => line.getBoundingClientRect().top)).toBeLessThan(844);
  await expect.poll(() => other.getByLabel('Your message').inputValue()).toBe('Not sent yet');
  await context.close();
  await flag.waitFor();

  const reader = await page.context().newPage();
  await reader.goto(url);
  expect(await flaws(reader, ['light'])).toEqual([]);
  await reader.close();
});

test('a recruiter sees what a client has said, and closes the link', async () => {
  const { page } = session;
  await page.getByRole('link', { name: 'Profiles', exact: true }).click();
  await page.getByText('Choose candidates in the list of the role first.').waitFor();
  const card = page.getByRole('region', { name: 'Shared with clients' });
  await card.getByText('“Is Tuesday fine?”').waitFor();
  await card.getByText(/^Opened once, last on /).waitFor();
  await card.getByRole('button', { name: 'Close the link' }).click();
  await session.dialog.getByRole('button', { name: 'Close the link' }).click();
  await card.getByText(/^Closed on /).waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.goBack();
  await page.goBack();
});

test('without an address a file goes to the client, and the answers come back as a file', async () => {
  const { page } = session;
  await page.route('**/api/packs/settings', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), canShare: false } });
  });
  await page.reload();
  const file = await saved('Save with an answer form', 'File for the client saved');
  const tab = await page.context().newPage();
  await tab.goto(pathToFileURL(file).href);
  const profile = tab.getByRole('article', { name: 'Helen Craddock' });
  await profile.getByLabel('Your message').fill('Does she speak <Spanish>?');
  const save = tab.getByRole('button', { name: 'Save my answers' });
  await save.click();
  const complaint = () =>
    profile
      .getByRole('radio')
      .first()
      .evaluate((radio) => (radio as HTMLInputElement).validationMessage);
  await expect.poll(complaint).toBe('Choose an answer.');
  await profile.getByRole('radio', { name: 'I have a question' }).check();
  expect(await flaws(tab, ['light'])).toEqual([]);
  const [download] = await Promise.all([tab.waitForEvent('download'), save.click()]);
  const answers = join(folder, download.suggestedFilename());
  await download.saveAs(answers);
  await tab.close();
  await page.getByLabel('Read the client’s answers').last().setInputFiles(answers);
  await session.toast('Answers read');
  await page.getByRole('region', { name: 'Shared with clients' }).getByText('“Does she speak <Spanish>?”').waitFor();
});
