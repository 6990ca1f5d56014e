import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Logger } from 'pino';
import { ConfigError } from '../config/config.ts';
import { allowOnly } from './guard.ts';
import { isPrivateAddress } from './private-address.ts';

/** An address that Cotejo is set to call, and the setting that says so. */
export type CalledAddress = { setting: string; url: string };

/** Names that mean a private address wherever they mean anything: of one word, of a cluster, and those set apart (RFC 6761, RFC 8375, RFC 9476). */
const privateName = /^[^.]+$|\.(local|localhost|internal|home\.arpa|lan|svc|cluster\.local|test)$/i;

/**
 * From here on the process reaches the addresses given and itself, and nobody else. Throws a `ConfigError` when one of them
 * is not private.
 */
export async function goOffline(addresses: readonly CalledAddress[], log: Logger): Promise<void> {
  const called = addresses.map(({ setting, url }) => ({ setting, host: new URL(url).hostname.replace(/^\[|\]$/g, '') }));
  const areLocal = await Promise.all(called.map(({ host }) => isLocal(host)));
  const problems = called.flatMap(({ setting, host }, index) =>
    (areLocal[index] ? [] : [`${setting} leads to ${host}, which is not on a private network; OFFLINE=true forbids that.`]));
  if (problems.length > 0) throw new ConfigError(problems);
  allowOnly(called.map(({ host }) => host), (host) => log.warn({ host }, 'OFFLINE=true: a connection was refused'));
}

async function isLocal(host: string): Promise<boolean> {
  if (isIP(host)) return isPrivateAddress(host);
  if (privateName.test(host)) return true;
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.length > 0 && found.every(({ address }) => isPrivateAddress(address));
}
