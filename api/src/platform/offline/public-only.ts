import dns from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { egressOf, isPrivateAddress, isPublicAddress } from '@cotejo/plugin-kit';

/** The code of the error of a connection that was refused. */
export const addressRefused = 'ADDRESS_REFUSED';

/** The way out for calls to addresses that users have given. */
export type PublicOnly = {
  /** Whether an address is refused by what it says; where a name leads is checked with each connection. */
  refuses(url: URL): boolean;
  /** The agent of a call, whose sockets reach nothing that is refused. Throws for an address that is. */
  agentFor(url: URL): HttpAgent | HttpsAgent;
};

/**
 * Lets calls reach the internet by https, and private addresses by the names in `privateHosts` alone. The socket checks
 * the very address that it connects to, as a name may lead elsewhere by then. The addresses where clouds keep secrets
 * are reached by no name.
 */
export function createPublicOnly(privateHosts: readonly string[]): PublicOnly {
  const named = new Set(privateHosts.map((host) => host.toLowerCase()));
  const mayReach = (host: string, address: string) =>
    isPublicAddress(address) || (named.has(host) && isPrivateAddress(address));

  const lookup: LookupFunction = (host, options, found) =>
    dns.lookup(host, options, (error, address, family) => {
      const addresses = Array.isArray(address) ? address.map((one) => one.address) : [address];
      if (error || addresses.every((one) => mayReach(host.toLowerCase(), one))) found(error, address, family);
      else found(refusal(host), '');
    });
  const agents = { http: new HttpAgent({ lookup }), https: new HttpsAgent({ lookup }) };

  const refuses = (url: URL) => {
    const host = hostOf(url);
    if (named.has(host)) return isIP(host) > 0 && !mayReach(host, host);
    return url.protocol !== 'https:' || (isIP(host) > 0 ? !isPublicAddress(host) : egressOf(url.href) === 'local');
  };
  return {
    refuses,
    agentFor(url) {
      // A socket looks up names alone, so that an address is checked here.
      if (refuses(url)) throw refusal(hostOf(url));
      return url.protocol === 'https:' ? agents.https : agents.http;
    },
  };
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

const refusal = (host: string) =>
  Object.assign(new Error(`${host} is not on the internet, and no setting allows it.`), { code: addressRefused });
