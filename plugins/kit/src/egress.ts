import { BlockList, isIP } from 'node:net';
import type { Egress } from './plugin.ts';

/** Loopback, private networks (RFC 1918, RFC 4193), carrier-grade NAT as in clusters (RFC 6598), and link-local. */
const ranges: [network: string, prefix: number][] = [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
];
const privateAddresses = new BlockList();
for (const [network, prefix] of ranges) privateAddresses.addSubnet(network, prefix, family(network));

/** Metadata services of cloud providers, which give away a machine's secrets. */
const metadata = new BlockList();
metadata.addAddress('169.254.169.254');
metadata.addAddress('fd00:ec2::254', 'ipv6');
// The same of Azure's machines, though its number is one of the internet.
metadata.addAddress('168.63.129.16');

/** Addresses that lead nowhere on the internet, or to somewhere else than they say: the registries of IANA. */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, family(network));
/** All of IPv6 that is given out for the internet. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Host names outside the public DNS: of the machine, a container or service, a cluster or a home network. */
const privateName = /^(localhost|[^.]+|.+\.(localhost|local|internal|lan|home\.arpa|svc|svc\.cluster\.local))$/;

/** Where calls to an http(s) address go: `local` where its host can only be the operator's own. */
export function egressOf(address: string): Egress {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return (isIP(host) ? isPrivateAddress(host) : privateName.test(host)) ? 'local' : 'cloud';
}

/** Whether an IP address belongs to this machine or to a private network; anything that is no IP address does not. */
export function isPrivateAddress(address: string): boolean {
  return (
    isIP(address) > 0 && privateAddresses.check(address, family(address)) && !metadata.check(address, family(address))
  );
}

/** Whether an IP address is one of the internet: not private, of no special purpose, holding no other address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || [special, metadata].some((list) => list.check(address, family(address)))) return false;
  return isIP(address) === 4 || global.check(address, 'ipv6');
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
