import { defaultDataFolder } from './data-folder.ts';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import { environmentExample, settingsPage } from '../../commands/describe-settings.ts';

const project = path.resolve(import.meta.dirname, '../../../..');

function problemsOf(variables: Record<string, string>): string[] {
  try {
    loadConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

async function secretFile(contents: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-config-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'secret');
  await writeFile(file, contents);
  return file;
}

test('nothing needs to be set', () => {
  expect(loadConfig({})).toMatchObject({
    process: { role: 'all', dataFolder: defaultDataFolder(project), offline: false },
    http: { port: 3000, publicUrl: undefined, trustedProxies: [] },
    database: { url: undefined },
    storage: { kind: 'folder' },
    users: { registration: undefined },
  });
});

test('an empty variable is an unset one', () => {
  expect(loadConfig({ PORT: '', PUBLIC_URL: '' }).http).toMatchObject({ port: 3000, publicUrl: undefined });
});

test('values are read into their types', () => {
  const config = loadConfig({
    PORT: '8080',
    OFFLINE: 'true',
    TRUSTED_PROXY: '10.0.0.0/8, ::1',
    PUBLIC_URL: 'https://cotejo.example.com/',
    TRANSLATOR: 'mine,translate-apertium',
  });
  expect(config.http).toMatchObject({
    port: 8080,
    trustedProxies: ['10.0.0.0/8', '::1'],
    publicUrl: 'https://cotejo.example.com',
  });
  expect(config.process.offline).toBe(true);
  expect(config.plugins.translator).toEqual(['mine', 'translate-apertium']);
});

test('all problems are reported at once, each with its variable', () => {
  expect(
    problemsOf({
      PORT: 'http',
      STORAGE: 'ftp',
      PUBLIC_URL: 'cotejo',
      TRUSTED_PROXY: '10.0.0.0/99',
      DATABASE_URL: 'mysql://secret@host',
    }),
  ).toEqual([
    'PORT must be a whole number from 0 to 65535, not "http".',
    'PUBLIC_URL must be an http or https address without a path, not "cotejo".',
    'TRUSTED_PROXY must hold addresses or networks such as 10.0.0.0/8, not "10.0.0.0/99".',
    'DATABASE_URL must begin with postgres://.',
    'STORAGE must be one of folder, s3, not "ftp".',
  ]);
});

test.each([
  [
    { STORAGE: 's3' },
    [
      'S3_ENDPOINT is needed with STORAGE=s3.',
      'S3_ACCESS_KEY is needed with STORAGE=s3.',
      'S3_SECRET_KEY is needed with STORAGE=s3.',
    ],
  ],
  [{ STORAGE: 's3', S3_CREDENTIALS: 'cloud' }, ['S3_ENDPOINT is needed with STORAGE=s3.']],
  [{ ADMIN_USERNAME: 'root' }, ['ADMIN_USERNAME and ADMIN_PASSWORD belong together; set both or neither.']],
  [{ ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'short' }, ['ADMIN_PASSWORD needs at least 6 characters.']],
  [
    { ROLE: 'worker' },
    ['DATABASE_URL is needed with ROLE=worker: two processes cannot each start their own database.'],
  ],
  [{ PASSWORDS: 'off' }, ['OIDC_ISSUER is needed with PASSWORDS=off.']],
  [{ OIDC_ISSUER: 'http://login.example.com' }, [expect.stringContaining('OIDC_ISSUER must be an https address, or')]],
  [{ OIDC_ROLES: 'staff=boss' }, [expect.stringContaining('OIDC_ROLES must give one of the roles admin, recruiter')]],
  [
    { OIDC_ISSUER: 'http://localhost:8080', OIDC_ROLE_CLAIM: 'groups', OIDC_COMPANIES: 'north=ana' },
    [
      'OIDC_CLIENT_ID is needed with OIDC_ISSUER.',
      'OIDC_CLIENT_SECRET is needed with OIDC_ISSUER.',
      'PUBLIC_URL is needed with OIDC_ISSUER.',
      'OIDC_ROLE_CLAIM and OIDC_ROLES belong together; set both or neither.',
      'OIDC_COMPANY_CLAIM and OIDC_COMPANIES belong together; set both or neither.',
    ],
  ],
])('settings that contradict one another are refused: %j', (variables, problems) => {
  expect(problemsOf(variables)).toEqual(problems);
});

test('a secret is read from the file that its variable names', async () => {
  const file = await secretFile('postgres://user:password@host/name\n');
  expect(loadConfig({ DATABASE_URL_FILE: file }).database.url).toBe('postgres://user:password@host/name');
});

test("a plugin's key is read from a file as well", async () => {
  expect(loadConfig({ EXAMPLE_API_KEY_FILE: await secretFile('key') }).environment['EXAMPLE_API_KEY']).toBe('key');
});

test('a secret file that is missing, or stands beside the variable, is a problem', async () => {
  expect(problemsOf({ ADMIN_PASSWORD_FILE: '/nowhere/at/all' })).toEqual([
    'ADMIN_PASSWORD_FILE names a file that cannot be read (ENOENT).',
  ]);
  expect(problemsOf({ DATABASE_URL: 'postgres://a/b', DATABASE_URL_FILE: await secretFile('postgres://a/c') })).toEqual(
    ['DATABASE_URL and DATABASE_URL_FILE are both set; keep one.'],
  );
});

test.each([
  ['docs/settings.md', settingsPage],
  ['.env.example', environmentExample],
])('%s says what is declared; if not, run scripts/checks/generate-settings.ts', async (file, written) => {
  expect(await readFile(path.join(project, file), 'utf8')).toBe(await written());
});
