import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { backupSettings } from '../../platform/backup/settings.ts';
import { databaseSettings } from '../../platform/database/settings.ts';
import { healthSettings } from '../../platform/health/settings.ts';
import { httpSettings } from '../../platform/http/settings.ts';
import { queueSettings } from '../../platform/queue/settings.ts';
import { metricsSettings } from '../../platform/metrics/settings.ts';
import { modelSettings } from '../../platform/models/settings.ts';
import { pluginSettings } from '../../platform/plugins/settings.ts';
import { sandboxSettings } from '../../platform/sandbox/settings.ts';
import { sessionSettings } from '../../platform/session/settings.ts';
import { storageSettings } from '../../platform/storage/settings.ts';
import { tracingSettings } from '../../platform/tracing/settings.ts';
import { signOnSettings } from '../../features/sign-on/settings.ts';
import { passwordOf, sourceSettings } from '../../features/sources/settings.ts';
import { webhookSettings } from '../../features/webhooks/settings.ts';
import { userSettings } from '../../features/users/settings.ts';
import type { Setting, Settings, Values } from './setting.ts';
import { processSettings } from './settings.ts';
import { StartError } from './start-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Every setting of the server, by the module that it belongs to. */
export const settingGroups = {
  process: processSettings,
  http: httpSettings,
  database: databaseSettings,
  storage: storageSettings,
  backup: backupSettings,
  session: sessionSettings,
  users: userSettings,
  signOn: signOnSettings,
  plugins: pluginSettings,
  models: modelSettings,
  sandbox: sandboxSettings,
  queue: queueSettings,
  sources: sourceSettings,
  webhooks: webhookSettings,
  health: healthSettings,
  metrics: metricsSettings,
  tracing: tracingSettings,
} satisfies Record<string, Settings>;

type Groups = typeof settingGroups;

export type Config = { [Name in keyof Groups]: Values<Groups[Name]> } & {
  /** The environment with the contents of its secret files; plugins take their own settings from it. */
  environment: Environment;
  /** By variable the secret file that its value was read from. */
  secretFiles: Environment;
};

/** Settings with which Cotejo cannot start; every problem is one line for the operator. */
export class ConfigError extends StartError {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`Cotejo cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads and checks all settings. Throws a `ConfigError` with every problem at once. */
export function loadConfig(variables: Environment = process.env): Config {
  const problems: string[] = [];
  const secretFiles = secretFilesIn(variables);
  const environment = readSecretFiles(variables, secretFiles, problems);
  const groups = Object.fromEntries(
    Object.entries(settingGroups).map(([name, group]) => [name, readGroup(group, environment, problems)]),
  );
  const config = { ...groups, environment, secretFiles } as unknown as Config;
  if (problems.length === 0) problems.push(...contradictions(config));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function readGroup(group: Settings, environment: Environment, problems: string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(group).map(([key, setting]) => [key, readSetting(setting, environment, problems)]),
  );
}

function readSetting(setting: Setting, environment: Environment, problems: string[]): unknown {
  // Compose files and charts write unset values as empty ones.
  const given = environment[setting.name] || setting.default;
  if (given === undefined) return undefined;
  const checked = v.safeParse(setting.schema, given);
  if (!checked.success)
    problems.push(`${setting.name} ${checked.issues[0].message}${setting.secret ? '' : `, not "${given}"`}.`);
  return checked.output;
}

/** By secret variable the file that its `…_FILE` variable names. */
function secretFilesIn(variables: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([variable, file]): [string, string][] => {
      const name = variable.replace(/_FILE$/, '');
      return name !== variable && file && isSecret(name) ? [[name, file]] : [];
    }),
  );
}

/** The environment with each secret read from its file. */
function readSecretFiles(variables: Environment, files: Record<string, string>, problems: string[]): Environment {
  const environment = { ...variables };
  for (const [name, file] of Object.entries(files)) {
    if (variables[name]) problems.push(`${name} and ${name}_FILE are both set; keep one.`);
    try {
      environment[name] = readSecret(file);
    } catch (error) {
      problems.push(`${name}_FILE names a file that cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
  return environment;
}

/** The contents of a secret file. Throws the error of the system where it cannot be read. */
export const readSecret = (file: string): string => readFileSync(file, 'utf8').trim();

function isSecret(name: string): boolean {
  const own = Object.values(settingGroups)
    .flatMap((group: Settings) => Object.values(group))
    .some((setting) => setting.name === name && setting.secret);
  return own || isSecretName(name);
}

/** Whether a variable of a plugin is a secret, by the usual endings of such names. */
export function isSecretName(name: string): boolean {
  return /_(API_KEY|KEY|TOKEN|SECRET|PASSWORD)$/.test(name);
}

function contradictions(config: Config): string[] {
  const {
    storage,
    users,
    session,
    process: { role },
    database,
    sources,
    environment,
  } = config;
  const problems: string[] = [];
  if (storage.kind === 's3') {
    const keys = { S3_ACCESS_KEY: storage.accessKey, S3_SECRET_KEY: storage.secretKey };
    const needed = { S3_ENDPOINT: storage.endpoint, ...(storage.credentials === 'keys' && keys) };
    for (const [name, value] of Object.entries(needed)) {
      if (!value) problems.push(`${name} is needed with STORAGE=s3.`);
    }
  }
  if (!users.adminUsername !== !users.adminPassword)
    problems.push('ADMIN_USERNAME and ADMIN_PASSWORD belong together; set both or neither.');
  if (users.adminPassword && users.adminPassword.length < session.passwordMinimum)
    problems.push(`ADMIN_PASSWORD needs at least ${session.passwordMinimum} characters.`);
  if (session.maximumDays < session.idleDays)
    problems.push('SESSION_MAXIMUM_DAYS must not be less than SESSION_IDLE_DAYS.');
  if (role !== 'all' && !database.url)
    problems.push(`DATABASE_URL is needed with ROLE=${role}: two processes cannot each start their own database.`);
  for (const mailbox of sources.mailboxes ?? []) {
    const password = passwordOf(mailbox);
    if (!environment[password]) problems.push(`${password} is needed for the mailbox ${mailbox.name}.`);
  }
  return [...problems, ...contradictionsOfSignOn(config)];
}

function contradictionsOfSignOn({ signOn, users, http }: Config): string[] {
  const { issuer, clientId, clientSecret, roleClaim, roles, companyClaim, companies } = signOn;
  const problems: string[] = [];
  for (const [name, value] of Object.entries({
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    PUBLIC_URL: http.publicUrl,
  })) {
    if (issuer && !value) problems.push(`${name} is needed with OIDC_ISSUER.`);
  }
  if (!roleClaim !== !roles) problems.push('OIDC_ROLE_CLAIM and OIDC_ROLES belong together; set both or neither.');
  if (!companyClaim !== !companies)
    problems.push('OIDC_COMPANY_CLAIM and OIDC_COMPANIES belong together; set both or neither.');
  if (users.passwords === 'off' && !issuer) problems.push('OIDC_ISSUER is needed with PASSWORDS=off.');
  return problems;
}
