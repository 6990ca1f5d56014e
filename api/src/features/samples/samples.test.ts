import { afterAll, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { clients, resumes, roles, users } from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { createTestServer } from '../../testing/server.ts';
import { addSamples } from './samples.ts';

const server = await createTestServer();
afterAll(server.close);

const add = (by: Client, language = 'en') => by.call('/api/samples', { method: 'POST', json: { language } });
const remove = (by: Client) => by.call('/api/samples', { method: 'DELETE' });
const worklist = async (by: Client) => (await by.call('/api/worklist')).body;

test('the samples are a role whose four resumes are read and ranked as any others', async () => {
  const by = await server.signUp();
  expect(await worklist(by)).toMatchObject({ roles: [], hasSamples: false });
  const { status, body } = await add(by);
  expect(status).toBe(201);
  const candidacies = async () => (await by.call(`/api/roles/${body.roleId}/candidacies`)).body;
  await expect.poll(async () => (await candidacies()).total).toBe(4);
  const { items, unreadable } = await candidacies();
  expect(unreadable).toBe(0);
  expect(items.map(({ name }: { name: string }) => name)).toEqual([
    'Irene Valcarce Otero',
    'Conor Hartigan',
    'Marta Ribelles Soto',
    'Dylan Prescott',
  ]);
  expect(await worklist(by)).toMatchObject({ roles: [{ id: body.roleId, candidateCount: 4 }], hasSamples: true });
});

test('they are in Spanish for who works in Spanish', async () => {
  const by = await server.signUp();
  const { body } = await add(by, 'es');
  expect((await by.call(`/api/roles/${body.roleId}`)).body).toMatchObject({
    name: 'Técnico de nóminas',
    opportunity: { name: 'Equipo de finanzas' },
    client: { name: 'Muestra: Fernhollow Logistics' },
  });
});

test('a company has them once, even when two ask at the same moment, and each company its own', async () => {
  const by = await server.signUp();
  const answers = await Promise.all([add(by), add(by, 'es')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await add(by)).body).toMatchObject({ code: 'samples.there' });
  expect((await add(await server.signUp())).status).toBe(201);
});

test('one call removes them without a trace, and leaves what is not theirs', async () => {
  const by = await server.signUp();
  const { body: own } = await by.call('/api/clients', { method: 'POST', json: { name: 'My own client' } });
  const { body } = await add(by);
  const other = await server.signUp();
  await add(other);
  expect((await remove(by)).status).toBe(204);
  expect(await worklist(by)).toMatchObject({ roles: [], hasSamples: false });
  expect((await by.call('/api/clients')).body).toMatchObject([{ id: own.id }]);
  expect(await server.database.$count(roles, eq(roles.id, body.roleId))).toBe(0);
  expect(await server.database.$count(resumes, eq(resumes.userId, by.user.id))).toBe(0);
  expect((await by.call('/api/analysis-history')).body).toEqual([]);
  expect(await worklist(other)).toMatchObject({ hasSamples: true });
  expect((await remove(by)).status).toBe(204);
  expect((await add(by)).status).toBe(201);
});

test('what fails half-way leaves nothing behind', async () => {
  const by = await server.signUp();
  const [user] = await server.database.select().from(users).where(eq(users.id, by.user.id));
  const actor = { userId: by.user.id, companyId: user!.companyId, role: user!.role };
  await expect(addSamples(server.dependencies, actor, 'en', AbortSignal.abort())).rejects.toThrow();
  expect(await server.database.$count(clients, eq(clients.userId, by.user.id))).toBe(0);
  expect((await add(by)).status).toBe(201);
});
