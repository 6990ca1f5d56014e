import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopClock } from './clock.ts';
import { createRole } from './company.ts';
import { resumeText, sendText } from './documents.ts';
import { replayBeforeFurtherTries } from './replay.ts';
import { startSignedIn, type SignedIn } from './signed-in.ts';
import { sample, send } from './walk.ts';

let walk: SignedIn;
let roleId: number;
const sendJob = (...files: string[]) =>
  walk.page.locator('input[name=jobDescription]').setInputFiles(files.map(sample));
const sendResumes = (...files: string[]) => walk.page.locator('input[name=resumes]').setInputFiles(files.map(sample));
const shows = (text: string) => walk.page.getByText(text, { exact: true }).first().waitFor();
const row = (file: string) => walk.page.getByRole('listitem').filter({ hasText: file });
const alert = (text: string) => walk.page.getByRole('main').getByRole('alert').filter({ hasText: text });
const passwordSentence = 'This document is protected by a password. Upload it without one.';

beforeAll(async () => {
  walk = await startSignedIn();
  ({ roleId } = await createRole(
    walk.client,
    { client: 'Quayside', opportunity: 'Back office', role: 'Payroll' },
    'job-payroll-manager.docx',
  ));
});

afterAll(() => walk?.stop());
replayBeforeFurtherTries();

test('a job description that cannot be sent is put away', async () => {
  await walk.open('/analyze');
  await walk.failing('POST', /\/api\/job-description$/, async () => {
    await sendJob('job-payroll-manager.docx');
    await walk.toast('Upload failed', 'Failed to upload job description');
  });
  await shows('Drop the file here, or click to choose');
});

test('one that the server refuses is put away with the reason', async () => {
  await sendJob('edge/password.pdf');
  await walk.toast('Upload failed', passwordSentence);
  await shows('Drop the file here, or click to choose');
});

test('a Spanish one says from where it was translated, and shows three of its skills', async () => {
  await sendJob('job-analista-de-datos.pdf');
  await walk.toast('Job description uploaded', 'job-analista-de-datos.pdf');
  await shows('Job description uploaded successfully');
  await shows('Translated from Spanish');
  await walk.page
    .getByRole('definition')
    .filter({ hasText: /^[^,]+, [^,]+, [^,]+\.\.\.$/ })
    .waitFor();
  await walk.button('Remove job-analista-de-datos.pdf').click();
  await shows('Drop the file here, or click to choose');
});

test('one that is still being read when its upload is answered shows what was read of it later', async () => {
  const file = 'job-payroll-manager.docx';
  const job = await send<Record<string, unknown>>(walk.page, walk.origin, '/api/job-description', {}, file);
  await walk.page.route(/\/api\/job-description$/, (route) => route.fulfill({ json: { ...job, state: 'preparing' } }));
  await sendJob(file);
  await walk.toast('Job description uploaded', file);
  await shows('Job description uploaded successfully');
  await walk.page.unroute(/\/api\/job-description$/);
  await walk.button(`Remove ${file}`).click();
  await shows('Drop the file here, or click to choose');
});

test('a resume that cannot be sent stays to be sent again or taken away', async () => {
  await sendJob('job-payroll-manager.docx');
  await walk.toast('Job description uploaded');
  await walk.failing('POST', /\/api\/resume$/, async () => {
    await sendResumes('helen-craddock.pdf');
    await walk.toast('Upload failed', 'Failed to upload resume');
  });
  await row('helen-craddock.pdf').getByText('Failed to upload resume').waitFor();
  await row('helen-craddock.pdf').getByRole('button', { name: 'Try again' }).click();
  await walk.toast('Resume uploaded', 'helen-craddock.pdf');
  await row('helen-craddock.pdf').getByText('Failed to upload resume').waitFor({ state: 'detached' });
  await walk.button('Remove helen-craddock.pdf').click();
  await row('helen-craddock.pdf').waitFor({ state: 'detached' });
});

test('one that the server cannot read says why', async () => {
  await sendResumes('edge/password.pdf');
  await walk.toast('Upload failed', passwordSentence);
  await row('password.pdf').getByText(passwordSentence).waitFor();
  await walk.button('Remove password.pdf').click();
});

test('several resumes are announced, and each one that has arrived', async () => {
  // The message of the first one that has arrived takes the place of the one that announces them.
  const announced = Promise.withResolvers<void>();
  await walk.page.route(/\/api\/resume$/, async (route) => {
    await announced.promise;
    await route.continue();
  });
  await sendResumes('helen-craddock.pdf', 'anna-weidenfeld.docx');
  await walk.toast('Uploading resumes', 'Uploading 2 resumes...');
  announced.resolve();
  await walk.page.getByRole('status').filter({ hasText: 'Resume uploaded' }).waitFor();
  await walk.page.getByText('2 of 5 resumes uploaded').waitFor();
  await walk.page.unroute(/\/api\/resume$/);
});

test('the list of resumes that cannot be loaded is empty, and can be loaded again', async () => {
  await walk.failing('GET', /\/api\/resumes\//, async () => {
    await walk.page.reload();
    await alert('Failed to fetch resumes').waitFor();
    await shows('0 of 5 resumes uploaded');
  });
  await alert('Failed to fetch resumes').getByRole('button', { name: 'Try again' }).click();
  await shows('2 of 5 resumes uploaded');
});

test('an analysis that cannot be asked for leaves everything as it was', async () => {
  await row('helen-craddock.pdf').getByText('English', { exact: true }).waitFor();
  await walk.failing('POST', /\/api\/analyze\//, async () => {
    await walk.button('Analyze Resumes').click();
    await walk.toast('Analysis failed', 'Failed to analyze resumes');
  });
  await expect.poll(() => walk.button('Analyze Resumes').isDisabled()).toBe(false);
  await walk.page.getByRole('heading', { name: 'How It Works' }).waitFor();
});

test('so does one that the server refuses, with the reason', async () => {
  const message = 'The database cannot be reached at the moment. Please try again shortly.';
  await walk.page.route(/\/api\/analyze\/\d+$/, (route) =>
    route.fulfill({ status: 503, json: { message, code: 'unavailable', requestId: '1' } }),
  );
  await walk.button('Analyze Resumes').click();
  await walk.toast('Analysis failed', message);
  await walk.page.unroute(/\/api\/analyze\/\d+$/);
});

test('an analysis whose server is replaced meanwhile is asked for until it is there, and nobody is told', async () => {
  const answers = [
    {
      status: 503,
      json: {
        message: 'The analysis is still running. Please ask again in a moment.',
        code: 'analysis.running',
        requestId: '1',
      },
    },
    { status: 502, body: 'Bad Gateway' },
  ];
  await walk.page.route(/\/api\/analyze\/\d+$/, (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.continue();
  });
  await walk.button('Analyze Resumes').click();
  await walk.toast('Analysis complete');
  expect(answers).toEqual([]);
  await walk.page.unroute(/\/api\/analyze\/\d+$/);
});

test('an address without its job description, or a job description without resumes, says so', async () => {
  await walk.open('/analyze?jobDescriptionId=999999');
  await walk.toast('Analysis failed', 'No job description uploaded');
  await walk.page.waitForURL(`${walk.origin}/analyze`);
  const job = await sendText(
    walk.page,
    `${walk.origin}/api/job-description`,
    'job.txt',
    'Payroll clerk\n\nRequirements\n- Payroll\n- Excel\n',
  );
  await walk.open(`/analyze?jobDescriptionId=${job}`);
  await walk.toast('No resumes', 'Please upload at least one resume.');
});

test.each([
  ['Failed to fetch clients', /\/api\/clients$/, []],
  ['Failed to fetch opportunities', /\/api\/clients\/\d+\/opportunities$/, ['Client']],
  ['Failed to fetch roles', /\/api\/opportunities\/\d+\/roles$/, ['Client', 'Opportunity']],
])('%s, and another try brings them', async (sentence, path, choices) => {
  await walk.failing('GET', path, async () => {
    await walk.open('/clients');
    await walk.page.evaluate(() => sessionStorage.clear());
    await walk.open('/analyze');
    await walk.page.getByRole('tab', { name: 'Select Role' }).click();
    for (const label of choices) {
      const select = walk.page.getByRole('combobox', { name: label, exact: true });
      await select.locator('option').nth(1).waitFor({ state: 'attached' });
      await select.selectOption({ index: 1 });
    }
    await alert(sentence).waitFor();
  });
  await alert(sentence).getByRole('button', { name: 'Try again' }).click();
  await alert(sentence).waitFor({ state: 'detached' });
});

test('a role whose file is no job description after all is put away', async () => {
  await walk.failing('POST', /\/api\/job-description$/, async () => {
    await walk.open(`/analyze?roleId=${roleId}`);
    await walk.toast('Failed to load role', "Could not load the role's job description");
  });
  await walk.page.waitForURL(`${walk.origin}/analyze`);
});

test('so is one whose file cannot be fetched', async () => {
  await walk.failing('GET', /\/api\/roles\/\d+\/file$/, async () => {
    await walk.open(`/analyze?roleId=${roleId}`);
    await walk.toast('Failed to load role', 'Failed to fetch role file');
  });
});

test('a role that is there brings its file', async () => {
  await walk.open(`/analyze?roleId=${roleId}`);
  await walk.toast('Role job description loaded', 'job-payroll-manager.docx');
  await shows('Role selected successfully');
});

test('a link to a resume that is not there leads to an empty screen', async () => {
  await walk.open('/analyze?resumeId=999999');
  await walk.toast('Error loading candidate', 'Resume not found.');
  await walk.page.waitForURL(`${walk.origin}/analyze`);
  await walk.failing('GET', /\/api\/analysis\/resume\//, async () => {
    await walk.open('/analyze?resumeId=999999');
    await walk.toast('Error loading candidate', 'Failed to load candidate details');
  });
});

test('one message shows at a time, each for five seconds', async () => {
  await walk.open('/analyze');
  const messages = walk.page.locator('[popover]:popover-open').getByRole('alert');
  const press = () => walk.button('Analyze Resumes').press('Enter');
  const clock = await stopClock(walk.page);
  await press();
  await messages.waitFor();
  await clock.runFor(4999);
  expect(await messages.count()).toBe(1);
  await press();
  await clock.runFor(4999);
  expect(await messages.count()).toBe(1);
  await clock.runFor(1);
  await expect.poll(() => messages.count()).toBe(0);
  await clock.resume();
});

test('resumes come and go with the words for it', async () => {
  const job = await sendText(
    walk.page,
    `${walk.origin}/api/job-description`,
    'job.txt',
    'Payroll clerk\n\nRequirements\n- Payroll\n- Excel\n- Accounting\n',
  );
  await sendText(walk.page, `${walk.origin}/api/resume`, 'robin.txt', resumeText(7), { jobDescriptionId: String(job) });
  await walk.open(`/analyze?jobDescriptionId=${job}`);
  await walk.toast('Analysis complete', 'Analyzed 1 resume(s) successfully.');
  await walk.failing('DELETE', /\/api\/resume\//, async () => {
    await walk.button('Remove robin.txt').click();
    await walk.button('Delete').click();
    await walk.toast('Error', 'Could not remove the resume. Please try again.');
  });
  await walk.button('Delete').click();
  await walk.page.getByText('No candidate data available. Please analyze resumes first.').waitFor();
  await walk.button('Export Results').click();
  await walk.toast('No results to export', 'Please analyze resumes first.');
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(walk.troubles).toEqual([]);
});
