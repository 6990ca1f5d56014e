import { readFile } from 'node:fs/promises';
import { endpoints } from '@cotejo/contract';
import type { Page } from 'playwright-core';
import type { Client } from '../../demo/drive/client.ts';
import { PATIENCE, sample, send } from './walk.ts';

/** The ids of the rows that the screens show. */
export type Company = {
  client: number;
  emptyClient: number;
  opportunity: number;
  emptyOpportunity: number;
  job: number;
  resume: number;
  role: number;
  candidacy: number;
  /** Owen Tadesse, of whom a resume is there. */
  person: number;
};

/** A name of the greatest length, without a place to break it. */
const unbroken = (word: string, length = 100) => word.repeat(Math.ceil(length / word.length)).slice(0, length);
export const names = {
  client: unbroken('Donaudampfschiff'),
  opportunity: unbroken('Teilzeitstelle'),
  role: unbroken('Kapitänsanwärter'),
};

type Made = { id: number };

/** Fills the company of the page's user with rows whose names have the greatest length. */
export async function fillCompany(page: Page, origin: string): Promise<Company> {
  const create = async (path: string, input: Record<string, string | number>) =>
    (await send<Made>(page, origin, path, input)).id;
  const client = await create('/api/clients', { name: names.client });
  const opportunity = await create('/api/opportunities', { name: names.opportunity, clientId: client });
  const job = await upload(page, origin, '/api/job-description', {}, 'job-payroll-manager.docx');
  const role = await upload(
    page,
    origin,
    '/api/roles',
    { name: names.role, opportunityId: String(opportunity) },
    'job-support-lead.md',
  );
  const files = ['owen-tadesse.md', 'lucia-bermejo.txt'];
  await Promise.all(files.map((file) => upload(page, origin, '/api/resume', { jobDescriptionId: String(job) }, file)));
  const { resumes } = await send<{ resumes: Made[] }>(page, origin, `/api/analyze/${job}?roleId=${role}`);
  // The best candidate comes with the analysis; for another one, a screen makes a call of its own.
  const resume = resumes.at(-1)?.id ?? 0;
  const user = (await (await page.request.get(`${origin}/api/user`)).json()) as Made;
  // Files that share the product have a user each.
  const email = `${unbroken(`rosa${user.id}`, 60)}@${unbroken('example', 60)}.com`;
  await put(page, `${origin}/api/user/${user.id}`, {
    firstName: unbroken('Rosa', 60),
    lastName: 'Tester',
    email,
    company: unbroken('Personalvermittlung', 60),
  });
  const [{ candidates: [candidate] = [] } = {}] = (await (
    await page.request.get(`${origin}/api/opportunities/${opportunity}/candidates`)
  ).json()) as { candidates?: Made[] }[];
  const people = (await (await page.request.get(`${origin}/api/people?q=Owen`)).json()) as { items: Made[] };
  await put(page, `${origin}/api/analysis/${candidate?.id}/expected-salary`, { expectedSalary: unbroken('52,000') });
  return {
    client,
    opportunity,
    job,
    resume,
    role,
    candidacy: candidate?.id ?? 0,
    person: people.items[0]?.id ?? 0,
    emptyClient: await create('/api/clients', { name: 'Brightwater Hotels' }),
    emptyOpportunity: await create('/api/opportunities', { name: 'Finance team', clientId: client }),
  };
}

/** A role by the name, in an opportunity of a client of their own: the ids of all three. */
export async function createRole(
  client: Client,
  names: Record<'client' | 'opportunity' | 'role', string>,
  file = 'job-backend-engineer.pdf',
) {
  const { id: clientId } = await client.call(endpoints.createClient, { input: { name: names.client } });
  const { id: opportunityId } = await client.call(endpoints.createOpportunity, {
    input: { name: names.opportunity, clientId },
  });
  const { id: roleId } = await client.call(endpoints.createRole, {
    input: { name: names.role, opportunityId: String(opportunityId) },
    file: sample(file),
  });
  return { clientId, opportunityId, roleId };
}

/** Uploads a document of the sample company under a name without an end; answers the id of what came of it. */
async function upload(
  page: Page,
  origin: string,
  path: string,
  fields: Record<string, string>,
  file: string,
): Promise<number> {
  const name = `${unbroken('lebenslauf', 90)}-${file}`;
  const response = await page.request.post(origin + path, {
    multipart: {
      ...fields,
      file: { name, mimeType: 'application/octet-stream', buffer: await readFile(sample(file)) },
    },
    timeout: PATIENCE,
  });
  if (!response.ok()) throw new Error(`${path} was refused: ${await response.text()}`);
  return ((await response.json()) as Made).id;
}

async function put(page: Page, url: string, data: object): Promise<void> {
  const response = await page.request.put(url, { data, timeout: PATIENCE });
  if (!response.ok()) throw new Error(`${url} was refused: ${await response.text()}`);
}
