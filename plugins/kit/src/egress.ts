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

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
