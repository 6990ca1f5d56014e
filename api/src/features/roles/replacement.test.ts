import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { fileDeletions, jobDescriptions } from '../../platform/database/schema/index.ts';
import { prepareDocumentHandler } from '../documents/prepare.ts';
import { jobText } from '../documents/testing/texts.ts';
import { deleteFilesHandler } from '../documents/upkeep.ts';
import { insertRows, storedKeys } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { changeRole, newRole } from '../../testing/upload.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);

const carryOutDeletions = deleteFilesHandler(server.dependencies);
const running = { signal: new AbortController().signal, complete: async () => {} };

test('readers of a file that is replaced meanwhile get the old or the new one, whole; the old ones go', async () => {
  const by = await server.signUp();
  const { roleId } = await insertRows(server, by);
  const contents = Array.from({ length: 30 }, (_, round) => `# Version ${round}\n${'text '.repeat(20_000)}`);
  const known = new Set(['# Role file', ...contents].map(hashOf));
  const seen = new Set<string>();
  const state = { replacing: true };
  const read = async () => {
    while (state.replacing) {
      const { status, body, headers } = await by.call<string>(`/api/roles/${roleId}/file`);
      expect(status).toBe(200);
      expect(Number(headers.get('Content-Length'))).toBe(body.length);
      expect(known).toContain(hashOf(body));
      seen.add(hashOf(body));
    }
  };
  const replace = async () => {
    for (const [round, content] of contents.entries()) {
      expect((await changeRole(by, roleId, { name: 'Role' }, new File([content], `version-${round}.md`))).status).toBe(
        200,
      );
      await carryOutDeletions({}, running);
    }
    state.replacing = false;
  };
  await Promise.all([replace(), read(), read(), read()]);
  expect(seen.size).toBeGreaterThan(1);
  expect(hashOf((await by.call<string>(`/api/roles/${roleId}/file`)).body)).toBe(hashOf(contents.at(-1)!));
  expect(await server.database.$count(fileDeletions)).toBe(0);
});

test('of ten that replace a file at the same moment one stays, and nothing of the others', async () => {
  const by = await server.signUp();
  const { roleId } = await insertRows(server, by);
  const before = (await storedKeys(server)).size;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      changeRole(by, roleId, { name: `Role ${index}` }, new File([`# ${index}`], `${index}.md`)),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await carryOutDeletions({}, running);
  expect((await storedKeys(server)).size).toBe(before);
  const { body } = await by.call(`/api/roles/${roleId}`);
  expect((await by.call(`/api/roles/${roleId}/file`)).body).toBe(`# ${body.name.split(' ')[1]}`);
});

test('a file that is replaced while it is read is not what its role is judged by', async () => {
  const by = await server.signUp();
  const roleId = await newRole(by, jobText);
  const { jobDescriptionId: id } = (await by.call(`/api/roles/${roleId}`)).body;
  const chef = 'Pastry Chef\n\nRequirements\n- Experience with French pastry\n- Knowledge of food hygiene\n';
  const { storage } = server.dependencies;
  let isReplaced = false;
  const replacedMeanwhile: typeof storage = {
    ...storage,
    async get(key) {
      const old = await storage.get(key);
      if (!isReplaced) await changeRole(by, roleId, { name: 'Role' }, new File([chef], 'chef.txt'));
      isReplaced = true;
      return old;
    },
  };
  await prepareDocumentHandler({ ...server.dependencies, storage: replacedMeanwhile })(
    { kind: 'job-description', id },
    running,
  );
  const [job] = await server.database.select().from(jobDescriptions).where(eq(jobDescriptions.id, id));
  expect(job).toMatchObject({ state: 'ready', originalFileName: 'chef.txt', title: 'Pastry Chef', rubricVersion: 2 });
});

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
