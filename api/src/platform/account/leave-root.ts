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
import { openCompiledTo } from '../sandbox/compiled.ts';
import { handOver } from './hand-over.ts';
import type { Closed, Question } from './readable.ts';

/**
 * The account that the process has become, with the secrets whose files it cannot read any more; or why it has stayed
 * root.
 */
export type Left = { account: Account; closedSecrets: string[] } | { obstacle: string };

type Surroundings = Pick<Config, 'process' | 'database' | 'storage' | 'plugins' | 'environment' | 'secretFiles'>;

const run = promisify(execFile);
const probe = fileURLToPath(new URL('./readable.ts', import.meta.url));
/** Files that are read after the start: code, and the web app. */
const program = ['package.json', 'node_modules', 'pipeline', 'plugins', 'api', 'web/dist'];

/**
 * Has a process that root has started go on as the account of the embedded database, with which it shares the data
 * folder. Resolves to undefined where it was not root. Where that account could not do the work, the process stays
 * root. Call it before a port is opened and before anything is written that the account has to read. With `takeOver`,
 * which is for the server alone, a data folder that root has written to changes hands; any other program could take it
 * from a server that is still root.
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
    // Root may have a temporary folder of its own.
    if (closed.temporary) delete process.env.TMPDIR;
    return { account, closedSecrets: closed.secrets };
  } catch (error) {
    return { obstacle: (error as Error).message.split('\n')[0]! };
  }
}

/** The health check that tells the operator the account; none where the process was not root. */
export function accountChecks(left: Left | undefined): Check[] {
  if (!left) return [];
  const message =
    'obstacle' in left
      ? `The server runs as root: ${left.obstacle}.`
      : `The server was started by root and runs as "${left.account.name}".`;
  return [{ name: 'account', check: async () => ({ ok: true, message }) }];
}

/** Has a process of the account try what it may not read or write. Throws where it cannot be started. */
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
  // Saves compiled code while root, as a later start by root would run what another account had put there.
  flushCompileCache();
  openCompiledTo(uid);
  process.setgroups!([gid]);
  process.setgid!(gid);
  process.setuid!(uid);
}
