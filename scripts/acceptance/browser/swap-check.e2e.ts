import { endpoints, type CandidacyList } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRole } from './company.ts';
import { flaws } from './flaws.ts';
import { startSignedIn, type SignedIn } from './signed-in.ts';
import { sample } from './walk.ts';

let session: SignedIn;
let params: { id: string };

beforeAll(async () => {
  session = await startSignedIn();
  const names = { client: 'Larkfield', opportunity: 'Engineering', role: 'Backend Engineer' };
  params = { id: String((await createRole(session.client, names)).roleId) };
  for (const file of ['maren-oduya.pdf', 'nadia-ferro.pdf'])
    await session.client.call(endpoints.uploadRoleResumes, { params, file: sample(file) });
});
afterAll(() => session?.stop());

const section = () => session.page.getByRole('region', { name: 'Check for bias', exact: true });
const table = () => section().getByRole('table');

test('by keyboard, a role is checked for bias, and names move no score', async () => {
  const scored = async () => {
    const { items }: CandidacyList = await session.client.call(endpoints.listCandidacies, { params });
    return items.length;
  };
  await expect.poll(scored).toBe(2);
  await session.open(`/roles/${params.id}?tab=requirements`);
  // It is held until the page knows whom it would check.
  await section().getByRole('button', { name: 'Check for bias', exact: true, disabled: false }).press('Enter');
  await section()
    .getByText(/^Made on .* with 2 resumes, for version 1 of the requirements\.$/)
    .waitFor();
  const names = table().getByRole('row').filter({ hasText: 'Name' });
  expect(await names.getByRole('cell').allInnerTexts()).toEqual(['2', '0', '0%', '0', '0', '0']);
  expect(await flaws(session.page)).toEqual([]);
});

test('what the check shows and what not stands beside it, in Spanish as well', async () => {
  await section().getByText('What this shows, and what not').click();
  await section()
    .getByText(/^Names and gendered words should move nothing\./)
    .waitFor();
  await session.chooseLanguage('Español');
  await session.page.getByRole('region', { name: 'Comprobar sesgos', exact: true }).waitFor();
  await session.page.getByText(/^Los nombres y las palabras con género no deberían mover nada\./).waitFor();
  expect(await flaws(session.page)).toEqual([]);
  await session.chooseLanguage('English');
});
