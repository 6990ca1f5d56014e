import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { AppContext } from './context.ts';

export type AddressOf = (context: AppContext) => string;

/**
 * The caller's address. `X-Forwarded-For` counts only from a trusted proxy, and of its entries the last one that is no
 * trusted proxy: those before it may be made up. Of an IPv6 address only the first half counts, as its owner has the
 * whole network below it.
 */
export function clientAddress(trustedProxies: string[]): AddressOf {
  const isTrusted = within(trustedProxies);
  return (context) => {
    const peer = peerOf(context);
    if (!isTrusted(peer)) return subscriber(peer);
    const forwarded = (context.req.header('X-Forwarded-For') ?? '').split(',').map((entry) => plain(entry.trim()));
    return subscriber(forwarded.findLast((address) => isIP(address) !== 0 && !isTrusted(address)) ?? peer);
  };
}

/** Whether a call was passed on by a trusted proxy. */
export function comesByProxy(trustedProxies: string[]): (context: AppContext) => boolean {
  const isTrusted = within(trustedProxies);
  return (context) => isTrusted(peerOf(context));
}

const peerOf = (context: AppContext) => plain(getConnInfo(context).remote.address ?? '');

function within(entries: string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** The plain IPv4 address, also where the system shows it as `::ffff:…`. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function subscriber(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const omitted = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...omitted, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
