import { BlockList, isIP, isIPv6 } from 'node:net';

/** The machine itself, private networks (RFC 1918, RFC 4193), carrier-grade NAT as clusters use it (RFC 6598), and link-local addresses. */
const ranges: [network: string, prefix: number][] = [
  ['127.0.0.0', 8], ['10.0.0.0', 8], ['172.16.0.0', 12], ['192.168.0.0', 16], ['100.64.0.0', 10], ['169.254.0.0', 16],
  ['::1', 128], ['fc00::', 7], ['fe80::', 10],
];

const privateAddresses = new BlockList();
for (const [network, prefix] of ranges) privateAddresses.addSubnet(network, prefix, family(network));

/** Cloud machines tell their secrets at this address, and it is link-local. */
const metadata = new BlockList();
metadata.addAddress('169.254.169.254');
metadata.addAddress('fd00:ec2::254', 'ipv6');

/** Whether an IP address belongs to this machine or to a private network; anything that is no IP address does not. */
export function isPrivateAddress(address: string): boolean {
  if (!isIP(address)) return false;
  return privateAddresses.check(address, family(address)) && !metadata.check(address, family(address));
}

/** Whether an address is this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address === '::ffff:127.0.0.1' || (isIP(address) === 4 && address.startsWith('127.'));
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
