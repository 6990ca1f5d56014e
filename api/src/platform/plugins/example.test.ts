import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../ground/config/data-folder.ts';
import { resumes } from '../database/schema/index.ts';
import { createTestServer } from '../../testing/server.ts';
import { uploadJob, uploadResume } from '../../testing/upload.ts';

const run = promisify(execFile);
const example = path.join(projectFolder, 'examples/translate-libretranslate');

/** The example as its author has it: in a folder of its own, with the kit as a package. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'example-'));
  const { stdout } = await run(path.join(projectFolder, 'scripts/pack-kit'));
  await cp(example, folder, { recursive: true });
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', stdout.trim()], {
    cwd: folder,
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the example plugin keeps the contract of a translator, by its own tests', async () => {
  await run('npx', ['vitest', 'run', '--reporter=json', '--outputFile=report.json'], { cwd: folder });
  const report: unknown = JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8'));
  expect(report).toMatchObject({ success: true, numPassedTests: 20 });
});

test('a server that is told of it translates with it, and with the next one when it fails', async () => {
  const { startServer } = (await import(path.join(folder, 'src/testing/server.js'))) as {
    startServer(): Promise<{ url: string; stop(): Promise<void> }>;
  };
  const libreTranslate = await startServer();
  const server = await createTestServer({ env: { PLUGINS: folder, LIBRETRANSLATE_URL: libreTranslate.url } });
  try {
    const client = await server.signUp();
    const job = await uploadJob(
      client,
      '# Warehouse lead\n\nRequirements:\n- Experience of warehouse management\n- Payroll',
    );
    const resume = (name: string) =>
      uploadResume(
        client,
        job.body.id,
        `${name}\n\nExperiencia\n\nResponsable de almacén, equipo de personas con experiencia en gestión de ` +
          `nóminas y de pedidos para toda la provincia.\n`,
        `${name}.txt`,
      );
    await resume('Elena Robledo');
    await libreTranslate.stop();
    await resume('Marta Cifuentes');
    const rows = await server.database
      .select({ text: resumes.translatedText, provenance: resumes.provenance })
      .from(resumes)
      .orderBy(resumes.id);
    const translations = rows.map(({ provenance }) => provenance.find(({ stage }) => stage === 'translate'));
    expect(rows[0]?.text).toContain('team of people with experience in management of payroll');
    expect(translations).toMatchObject([
      { plugin: 'translate-libretranslate', version: '1', fallbacks: [] },
      { plugin: 'translate-apertium', fallbacks: [{ plugin: 'translate-libretranslate', reason: 'unavailable' }] },
    ]);
  } finally {
    await server.close();
  }
});
