import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../api/src/platform/database/free-port.ts';

const caddyfile = path.resolve(import.meta.dirname, '../../../deploy/Caddyfile');

export type Proxy = { origin: string; stop(): Promise<void> };

/**
 * A real Caddy with the file that deploy/compose.tls.yml gives it, without https, before several web processes, which
 * run already.
 */
export async function startCaddy(upstreams: readonly string[]): Promise<Proxy> {
  const folder = path.join(tmpdir(), `cotejo-caddy-${randomUUID()}`);
  await mkdir(folder);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n}\nimport ${caddyfile}\n`);
  const environment = {
    PATH: process.env.PATH,
    HOME: folder,
    DOMAIN: origin,
    TLS: 'internal',
    UPSTREAM: upstreams.join(' '),
  };
  const caddy = spawn('caddy', ['run', '--config', file], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  caddy.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = once(caddy, 'exit');
  for (
    const end = Date.now() + 30_000;
    !(await fetch(new URL('/api/health', origin)).then(
      ({ ok }) => ok,
      () => false,
    ));
    await new Promise((next) => setTimeout(next, 50))
  ) {
    if (Date.now() > end || caddy.exitCode !== null) throw new Error(`Caddy did not start: ${output.slice(-2000)}`);
  }
  return {
    origin,
    async stop() {
      caddy.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
