import { afterAll, beforeAll, expect, test } from 'vitest';
import { drop, resumeText, sendText } from './documents.ts';
import { startSignedIn, type SignedIn } from './signed-in.ts';
import { sample } from './walk.ts';
import { flaws } from './flaws.ts';

const pdf = 'application/pdf';
const fiveMegabytes = 5 * 1024 * 1024;

let walk: SignedIn;
const zone = (label: string) => walk.page.getByRole('group', { name: label, exact: true });
const jobZone = () => zone('Job Description');
const resumeZone = () => zone('Resumes (Up to 5)');
const choose = (input: 'jobDescription' | 'resumes', ...files: { name: string; size: number; mimeType?: string }[]) =>
  walk.page
    .locator(`input[name=${input}]`)
    .setInputFiles(files.map(({ name, size, mimeType = pdf }) => ({ name, mimeType, buffer: Buffer.alloc(size) })));
const analyze = () => walk.button('Analyze Resumes');

beforeAll(async () => {
  walk = await startSignedIn();
});

afterAll(() => walk?.stop());

test('the empty screen says how it works and what fits', async () => {
  await walk.open('/analyze');
  await walk.page.getByRole('heading', { name: 'Cotejo', level: 1 }).waitFor();
  await walk.page.getByRole('heading', { name: 'How It Works' }).waitFor();
  for (const step of ['Upload Documents', 'Automatic Translation', 'Detailed Analysis'])
    await walk.page.getByRole('listitem').filter({ hasText: step }).waitFor();
  await jobZone().getByText('PDF or DOCX (Max. 5MB)').waitFor();
  await walk.page.getByText('0 of 5 resumes uploaded').waitFor();
  expect(await flaws(walk.page)).toEqual([]);
});

test('without a job description Analyze Resumes is disabled, and says why to those who press it', async () => {
  await expect.poll(() => analyze().isDisabled()).toBe(true);
  await analyze().press('Enter');
  await walk.toast('No job description', 'Please upload a job description first.');
  // By mouse events, since Playwright does not click a disabled element.
  await analyze().scrollIntoViewIfNeeded();
  const { x, y } = (await analyze().boundingBox())!;
  await walk.page.mouse.click(x + 10, y + 10);
  await walk.toast('No job description', 'Please upload a job description first.');
});

test('resumes wait for a job description', async () => {
  await choose('resumes', { name: 'early.pdf', size: 10 });
  await walk.toast('Upload job description first', 'Please upload a job description before adding resumes.');
  await walk.page.getByText('0 of 5 resumes uploaded').waitFor();
});

test.each([
  ['letter.doc', 'application/msword'],
  ['notes.md', 'text/markdown'],
  ['photo.png', 'image/png'],
])('%s is not taken as job description', async (name, mimeType) => {
  await choose('jobDescription', { name, mimeType, size: 10 });
  await walk.toast('Invalid file type', 'Please upload a PDF or DOCX file.');
});

test('the drop zone offers DOC and remarks on what is neither', async () => {
  await expect.poll(() => walk.page.locator('input[name=jobDescription]').getAttribute('accept')).toContain('.doc');
  await jobZone().getByText('photo.png: File type must be PDF or DOCX').waitFor();
});

test('five megabytes are the limit of a job description', async () => {
  await choose('jobDescription', { name: 'large.pdf', size: fiveMegabytes + 1 });
  await walk.toast('File too large', 'Maximum file size is 5MB.');
  await jobZone().getByText('large.pdf: File is larger than 5242880 bytes').waitFor();
});

test('an empty file is not sent', async () => {
  await choose('jobDescription', { name: 'empty.pdf', size: 0 });
  await walk.toast('Upload failed', 'empty.pdf is empty.');
  await jobZone().getByText('empty.pdf: File is smaller than 1 bytes').waitFor();
});

test('there is one job description', async () => {
  await drop(jobZone(), [
    { name: 'one.pdf', type: pdf, size: 10 },
    { name: 'two.pdf', type: pdf, size: 10 },
  ]);
  await walk.toast('Too many files', 'Please upload one job description.');
  await jobZone().getByText('two.pdf: Too many files').waitFor();
});

test('without resumes Analyze Resumes is disabled, and says why to those who press it', async () => {
  await walk.page.locator('input[name=jobDescription]').setInputFiles(sample('job-payroll-manager.docx'));
  await walk.toast('Job description uploaded', 'job-payroll-manager.docx');
  await walk.page.getByText('Job description uploaded successfully').waitFor();
  await expect.poll(() => analyze().isDisabled()).toBe(true);
  await analyze().press('Enter');
  await walk.toast('No resumes', 'Please upload at least one resume.');
});

test('each resume is PDF or DOCX', async () => {
  await choose(
    'resumes',
    { name: 'cv.md', mimeType: 'text/markdown', size: 10 },
    { name: 'cv.doc', mimeType: 'application/msword', size: 10 },
  );
  await walk.toast('Invalid file type', 'cv.doc is not a PDF or DOCX file. cv.md is not a PDF or DOCX file.');
});

test('each resume has five megabytes at most', async () => {
  await choose('resumes', { name: 'scan.pdf', size: fiveMegabytes + 1 });
  await walk.toast('File too large', 'scan.pdf exceeds the 5MB limit.');
  await resumeZone().getByText('scan.pdf: File is larger than 5242880 bytes').waitFor();
});

test('six resumes at once are too many', async () => {
  await choose('resumes', ...[1, 2, 3, 4, 5, 6].map((number) => ({ name: `cv-${number}.pdf`, size: number })));
  await walk.toast('Too many files', 'You can upload a maximum of 5 resumes.');
  await resumeZone().getByText('cv-6.pdf: Too many files').waitFor();
  await walk.page.getByText('0 of 5 resumes uploaded').waitFor();
});

test('so is a sixth one, here and on the server', async () => {
  const jobDescriptionId = await walk.page.evaluate(() =>
    String(
      (JSON.parse(sessionStorage.getItem('cotejo.draft') ?? '{}') as { jobDescriptionId?: number }).jobDescriptionId,
    ),
  );
  const add = (number: number) =>
    sendText(walk.page, `${walk.origin}/api/resume`, `cv-${number}.txt`, resumeText(number), { jobDescriptionId });
  await Promise.all([1, 2, 3, 4, 5].map(add));
  await walk.page.reload();
  await walk.page.getByText('5 of 5 resumes uploaded').waitFor();
  await expect
    .poll(() => walk.page.getByRole('button', { name: /^All five resumes are here/ }).isDisabled())
    .toBe(true);
  await choose('resumes', { name: 'sixth.pdf', size: 10 });
  await walk.toast('Too many files', 'You can upload a maximum of 5 resumes.');
  await expect(add(6)).rejects.toThrow('You can upload a maximum of 5 resumes.');
});

test('with everything there Analyze Resumes can be pressed, and Start Over puts all of it away', async () => {
  await expect.poll(() => analyze().isDisabled()).toBe(false);
  await walk.button('Start Over').click();
  await walk.page.getByText('0 of 5 resumes uploaded').waitFor();
  await jobZone().getByText('PDF or DOCX (Max. 5MB)').waitFor();
  await expect.poll(() => analyze().isDisabled()).toBe(true);
  await walk.page.reload();
  await walk.page.getByText('0 of 5 resumes uploaded').waitFor();
});

test('a job description is pasted as text, and a cancelled one leaves nothing', async () => {
  const { page } = walk;
  const area = page.getByRole('textbox', { name: 'Text of the job description' });
  await walk.open('/analyze');
  await walk.button('Or paste the text').click();
  await area.and(page.locator(':focus')).waitFor();
  await area.fill('  \n');
  expect(await walk.button('Use this text').isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await walk.button('Or paste the text').and(page.locator(':focus')).press('Enter');
  expect(await area.inputValue()).toBe('');
  await area.fill('Night Auditor: Hotel\n\nRequirements\n- 2 years of bookkeeping\n- Excel\n');
  expect(await flaws(page)).toEqual([]);
  await walk.button('Use this text').click();
  await walk.toast('Job description uploaded', 'Night Auditor Hotel.txt');
  await page.getByText('Job description uploaded successfully').waitFor();
  await page.locator('input[name=resumes]').setInputFiles(sample('helen-craddock.pdf'));
  await expect.poll(() => analyze().isDisabled()).toBe(false);
  await analyze().click();
  await page.getByRole('heading', { name: 'Match Results Summary' }).waitFor();
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(walk.troubles).toEqual([]);
});
