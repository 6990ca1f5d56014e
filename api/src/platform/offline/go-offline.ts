import { lookup } from 'node:dns/promises';
import { egressOf, isPrivateAddress } from '@cotejo/plugin-kit';
import type { Logger } from 'pino';
import { ConfigError } from '../../ground/config/config.ts';
import { allowOnly } from './guard.ts';

/** An address that Cotejo calls, and its setting. */
export type CalledAddress = { setting: string; url: string };

/**
 * From now on lets the process connect to the given addresses and to itself, and to nothing else. Throws a
 * `ConfigError` when an address is not private.
 */
export async function goOffline(addresses: readonly CalledAddress[], log: Logger): Promise<void> {
  const called = addresses.map(({ setting, url }) => ({
    setting,
    url,
    host: new URL(url).hostname.replace(/^\[|\]$/g, ''),
  }));
  const areLocal = await Promise.all(
    called.map(async ({ url, host }) => egressOf(url) === 'local' || (await isPrivateName(host))),
  );
  const problems = called.flatMap(({ setting, host }, index) =>
    areLocal[index]
      ? []
      : [`${setting} leads to ${host}, which is not on a private network; OFFLINE=true forbids that.`],
  );
  if (problems.length > 0) throw new ConfigError(problems);
  allowOnly(
    called.map(({ host }) => host),
    (host) => log.warn({ host }, 'OFFLINE=true: a connection was refused'),
  );
}

/** Whether a name that looks public, such as that of a company's database, leads to private addresses only. */
async function isPrivateName(host: string): Promise<boolean> {
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.length > 0 && found.every(({ address }) => isPrivateAddress(address));
}
