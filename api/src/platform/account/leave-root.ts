import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Config } from '../../ground/config/config.ts';
import { projectFolder } from '../../ground/config/data-folder.ts';
import { type Account, closedFolder, serverAccount } from '../database/server-account.ts';
import type { Check } from '../health/health.ts';
import { handOver } from './hand-over.ts';
import type { Closed, Question } from './readable.ts';

/** Whom the process has become, with the secrets whose files it cannot read again; or why it has stayed root. */
export type Left = { account: Account; closedSecrets: string[] } | { obstacle: string };

type Surroundings = Pick<Config, 'process' | 'database' | 'storage' | 'plugins' | 'environment' | 'secretFiles'>;

const run = promisify(execFile);
const probe = fileURLToPath(new URL('./readable.ts', import.meta.url));
/** What is read after the start: code, and the app for browsers. */
const program = ['package.json', 'node_modules', 'pipeline', 'plugins', 'api', 'web/dist'];

/**
 * Has a process that root has started go on as the account that the embedded database has, with which it shares the data folder;
 * undefined where it was not root. Where that account could not do the work it stays root, as then everything goes on as before.
 * Comes before a port is opened, and before anything is written that the account has to read. With `takeOver`, for the server alone,
 * a data folder that root has written to changes hands: a program beside a server that is still root may not do that to it.
 */
export async function leaveRoot(config: Surroundings, { takeOver = false } = {}): Promise<Left | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { process: own, database, storage } = config;
  try {
    const account = (await serverAccount(own.dataFolder))!;
    for (const place of [projectFolder, process.execPath]) {
      const folder = await closedFolder(place, account);
      if (folder) return { obstacle: `the account "${account.name}" may not enter ${folder}, where the program lies` };
    }
    const closed = await closedTo(account, config);
    if (closed.program !== undefined)
      return { obstacle: `the account "${account.name}" may not read ${closed.program}` };
    if (!database.url || storage.kind === 'folder') {
      const reason = await handOver(own.dataFolder, account, takeOver);
      if (reason) return { obstacle: reason };
    }
    become(account);
    // Such as that of a root who has one of their own.
    if (closed.temporary) delete process.env.TMPDIR;
    return { account, closedSecrets: closed.secrets };
  } catch (error) {
    return { obstacle: (error as Error).message.split('\n')[0]! };
  }
}

/** Says to who runs the server what came of it; nothing where it was not root. */
export function accountChecks(left: Left | undefined): Check[] {
  if (!left) return [];
  const message =
    'obstacle' in left
      ? `The server runs as root: ${left.obstacle}.`
      : `The server was started by root and runs as "${left.account.name}".`;
  return [{ name: 'account', check: async () => ({ ok: true, message }) }];
}

/** Asks a process of the account. Throws where there can be none. */
async function closedTo({ uid, gid }: Account, { plugins, environment, secretFiles }: Surroundings): Promise<Closed> {
  const certificates = environment.NODE_EXTRA_CA_CERTS;
  const own = program.map((name) => path.join(projectFolder, name)).filter((place) => existsSync(place));
  const others = plugins.thirdParty
    .filter((name) => /^\.{0,2}\//.test(name))
    .map((name) => path.resolve(projectFolder, name));
  const question: Question = {
    program: [...own, ...others, ...(certificates ? [certificates] : [])],
    secrets: Object.values(secretFiles).filter((file) => file !== undefined),
    temporary: tmpdir(),
  };
  const { stdout } = await run(process.execPath, [probe, JSON.stringify(question)], { uid, gid, cwd: '/', env: {} });
  return JSON.parse(stdout) as Closed;
}

function become({ uid, gid }: Account): void {
  // Root's, as another root would run what it finds there.
  flushCompileCache();
  process.setgroups!([gid]);
  process.setgid!(gid);
  process.setuid!(uid);
}
