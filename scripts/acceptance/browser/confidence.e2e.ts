import { endpoints, type RoleCandidates } from '@cotejo/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sendText } from './documents.ts';
import { startSignedIn, type SignedIn } from './signed-in.ts';
import { flaws } from './flaws.ts';

const job = `Senior Backend Engineer

Requirements
- 5+ years of experience with Java
- Experience with Kubernetes and PostgreSQL
- Good written English
- Bachelor's degree in Computer Science

Nice to have
- Terraform
`;

const english = `Marta Ilves
Backend Engineer

Experience
Senior Backend Engineer, Northwind Payments, January 2016 - present
- Built payment services in Java and Spring Boot on Kubernetes
- Ran PostgreSQL clusters and wrote Terraform modules for three teams
- Moved twelve services to Kubernetes without a minute of downtime
- Taught four colleagues how to measure before they change anything

Education
Bachelor of Computer Science, 2015

Languages
English (fluent)
`;

const french = `Camille Vernier
Développeuse backend

Expérience professionnelle
Développeuse backend senior, Paiements du Nord, janvier 2016 - aujourd'hui
- Développement de services de paiement en Java et Spring Boot sur Kubernetes
- Administration de bases de données PostgreSQL et modules Terraform
- Migration de douze services vers Kubernetes sans interruption pour les clients
- Formation de quatre collègues aux méthodes de mesure et de test

Formation
Licence en informatique, Université de Nantes, 2012

Langues
Anglais courant, français langue maternelle
`;

const invoice = `INVOICE 2024-0817

From: Northwind IT Services, 12 Canal Street, Leeds
To: Contoso Retail, Finance Department

Java development of the payment module, 40 hours, 3,800.00
Maintenance of the Kubernetes cluster, 12 hours, 1,260.00
Tuning of the PostgreSQL database, 8 hours, 840.00
Terraform modules for the new region, 6 hours, 630.00

Total due: 6,530.00. Please pay within thirty days. Thank you for your business, and see you again soon.
`;

let walk: SignedIn;
let jobDescriptionId: number;
let opportunityId: number;
const resumes: Record<string, number> = {};
const region = (name: string) => walk.page.getByRole('region', { name });
const line = (name: string) => region('Match Results Summary').getByRole('listitem').filter({ hasText: name });
const openCandidate = (name: string) => region('Candidate Analysis').getByRole('tab', { name }).click();

beforeAll(async () => {
  walk = await startSignedIn();
  const send = (path: string, name: string, text: string, fields?: Record<string, string>) =>
    sendText(walk.page, walk.origin + path, name, text, fields);
  jobDescriptionId = await send('/api/job-description', 'job.txt', job);
  for (const [name, text] of Object.entries({ 'marta.txt': english, 'camille.txt': french, 'invoice.txt': invoice })) {
    resumes[name] = await send('/api/resume', name, text, { jobDescriptionId: String(jobDescriptionId) });
  }
  const { client } = walk;
  opportunityId = (
    await client.call(endpoints.createOpportunity, {
      input: {
        name: 'Engineering',
        clientId: (await client.call(endpoints.createClient, { input: { name: 'Northwind' } })).id,
      },
    })
  ).id;
  const roleId = await send('/api/roles', 'job.txt', job, { name: 'Backend', opportunityId: String(opportunityId) });
  await walk.open(`/analyze?jobDescriptionId=${jobDescriptionId}&roleId=${roleId}`);
});

afterAll(() => walk?.stop());

test('a score of low confidence is marked wherever candidates are compared, a reliable one is not', async () => {
  await line('Camille Vernier').getByText('Low confidence', { exact: true }).waitFor();
  await line('invoice').getByText('Low confidence', { exact: true }).waitFor();
  expect(
    await line('Marta Ilves')
      .getByText(/confidence/)
      .count(),
  ).toBe(0);
  const table = region('Technical Requirements Comparison');
  await table.getByRole('columnheader', { name: 'Camille Vernier Low confidence' }).waitFor();
  await table.getByRole('columnheader', { name: 'Marta Ilves', exact: true }).waitFor();
  expect(await flaws(walk.page)).toEqual([]);
});

test('the recruiter reads why a resume in a third language has little confidence and no translation', async () => {
  await openCandidate('Camille Vernier');
  const card = region('Candidate Analysis');
  await card.getByText('Low confidence: Do not rely on this score').waitFor();
  await card
    .getByText(
      'The resume is in French: it was read but not translated, and what it says in that language may not be ' +
        'recognized.',
    )
    .waitFor();
  await card
    .getByText(/^\d of 6 requirements could not be judged, and that may cost the candidate points\.$/)
    .waitFor();
  await expect.poll(() => card.getByText(/is mentioned|is named/).count()).toBe(0);
  await card.getByText('French (not translated)').waitFor();
});

test('a document that is no resume is said to be none', async () => {
  await openCandidate('invoice');
  await region('Candidate Analysis')
    .getByText(
      'This may not be a resume: neither a position with dates nor a heading such as Experience or Education was ' +
        'found.',
    )
    .waitFor();
  expect(await flaws(walk.page)).toEqual([]);
});

test('high confidence is said in a quiet line', async () => {
  await openCandidate('Marta Ilves');
  await region('Candidate Analysis')
    .getByText(/High confidence$/)
    .waitFor();
  await expect.poll(() => region('Candidate Analysis').getByText('Do not rely on this score').count()).toBe(0);
});

test('the report carries the confidence and its reasons, in Spanish too', async () => {
  await walk.open(`/report/${jobDescriptionId}/${resumes['camille.txt']}`);
  await walk.page.getByText('· Low confidence').waitFor();
  await walk.page
    .getByText(/^Low confidence: The resume is in French.*\d of 6 requirements could not be judged/)
    .waitFor();
  onTestFinished(() => walk.page.evaluate(() => localStorage.setItem('cotejo.language', 'en')));
  await walk.page.evaluate(() => localStorage.setItem('cotejo.language', 'es'));
  await walk.page.reload();
  await walk.page
    .getByText(/^Confianza baja: El currículum está en francés.*No se han podido valorar \d de 6 requisitos/)
    .waitFor();
  expect(await flaws(walk.page)).toEqual([]);
});

test('a job description without a requirement, or in a language that is not translated, says so at once', async () => {
  const upload = (name: string, text: string) => sendText(walk.page, `${walk.origin}/api/job-description`, name, text);
  const empty = await upload(
    'company.txt',
    'About Northwind\n\nNorthwind is a family company, founded in Leeds in 1952. We make cheese and are proud of ' +
      'it.\n\nBenefits\n- 25 days of holiday\n- Free fruit\n',
  );
  await walk.open(`/analyze?jobDescriptionId=${empty}`);
  await walk.page
    .getByText('No requirement was found in this job description. Scores will have low confidence.')
    .waitFor();
  const german = await upload(
    'buchhalter.txt',
    'Buchhalter\n\nWir suchen für unser Team in Köln eine erfahrene Persönlichkeit.\n\nIhr Profil\n- Mindestens ' +
      'drei Jahre Berufserfahrung in der Finanzbuchhaltung\n- Sicherer Umgang mit SAP und Excel\n',
  );
  await walk.open(`/analyze?jobDescriptionId=${german}`);
  await walk.page.getByText(/^In German: read, but not translated\./).waitFor();
  await expect.poll(() => walk.page.getByText('Translated from German').count()).toBe(0);
});

const candidates = async (): Promise<RoleCandidates['candidates']> =>
  (await walk.client.call(endpoints.listCandidates, { params: { id: String(opportunityId) } }))[0]!.candidates;
const row = (name: string) =>
  walk.page.getByRole('row').filter({ has: walk.page.getByRole('link', { name, exact: true }) });

test(
  'while candidates are scored again the table of their role says so in place of an earlier confidence, and the ' +
    'new one follows by itself',
  async () => {
    const list = await walk.client.call(endpoints.listCandidates, { params: { id: String(opportunityId) } });
    const pending = list.map((role) => ({
      ...role,
      candidates: role.candidates.map((candidate) => ({
        ...candidate,
        isPending: candidate.name === 'Camille Vernier',
      })),
    }));
    await walk.page.route('**/api/opportunities/*/candidates', (route) => route.fulfill({ json: pending }), {
      times: 1,
    });
    const ended = Promise.withResolvers<void>();
    await walk.page.route('**/api/analyze/*/events', async (route) => {
      await ended.promise;
      await route.continue();
    });
    await walk.open(`/opportunities/${opportunityId}`);
    await row('Camille Vernier').getByText('Being scored again').waitFor();
    await expect.poll(() => row('Camille Vernier').getByText('Low confidence').count()).toBe(0);
    await row('invoice').getByText('Low confidence').waitFor();
    expect(await flaws(walk.page)).toEqual([]);
    ended.resolve();
    await row('Camille Vernier').getByText('Low confidence').waitFor();
    await expect.poll(() => walk.page.getByText('Being scored again').count()).toBe(0);
    await walk.page.unrouteAll({ behavior: 'wait' });
  },
);

test('a status that is set while the new confidence is being fetched does not keep it away', async () => {
  const [first] = await walk.client.call(endpoints.listCandidates, { params: { id: String(opportunityId) } });
  const asked = Promise.withResolvers<void>();
  let calls = 0;
  await walk.page.route('**/api/opportunities/*/candidates', async (route) => {
    calls += 1;
    if (calls === 1)
      return route.fulfill({
        json: [
          {
            ...first,
            candidates: first!.candidates.map((candidate) => ({
              ...candidate,
              isPending: candidate.name === 'invoice',
            })),
          },
        ],
      });
    if (calls > 2) return route.continue();
    // The change of status cancels this call, so that no answer is awaited.
    return asked.resolve();
  });
  await walk.open(`/opportunities/${opportunityId}`);
  await asked.promise;
  await row('invoice').getByRole('combobox').selectOption('On Hold');
  await walk.toast('Status updated');
  await row('invoice').getByText('Low confidence').waitFor();
  await expect.poll(() => row('invoice').getByRole('combobox').inputValue()).toBe('On Hold');
  await walk.page.unrouteAll({ behavior: 'ignoreErrors' });
});

test(
  'after a change of the requirements the table that was seen before has the new scores, and does not wait for ' +
    'the end of the scoring',
  async () => {
    const scoreOf = (score: number) =>
      row('invoice')
        .getByRole('img', { name: `Match score: ${score}%` })
        .waitFor();
    const before = (await candidates()).find(({ name }) => name === 'invoice')!.matchScore;
    await scoreOf(before);
    await row('invoice').getByRole('link', { name: 'invoice', exact: true }).click();
    await walk.toast('Analysis complete');
    const panel = region('Review requirements');
    await panel.getByText('Review requirements', { exact: true }).click();
    await walk.page.route(/\/api\/analyze\/\d+$/, () => undefined);
    await panel.getByLabel(/^Weight of .*Bachelor/).fill('10');
    await panel.getByRole('button', { name: 'Save requirements' }).click();
    await walk.toast('Requirements saved');
    const after = (await candidates()).find(({ name }) => name === 'invoice')!.matchScore;
    expect(after).not.toBe(before);
    await walk.page.getByRole('link', { name: 'Clients', exact: true }).first().click();
    await walk.page.getByRole('link', { name: 'View details of Northwind' }).click();
    await walk.page.getByRole('link', { name: /View Roles/ }).click();
    await scoreOf(after);
    await walk.page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
