import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import type { AppContext } from './context.ts';

/** The address that a connection from `peer` with this header counts as. */
function caller(trusted: string[], peer: string, forwarded?: string): string {
  const context = {
    env: { incoming: { socket: { remoteAddress: peer } } },
    req: { header: () => forwarded },
  } as unknown as AppContext;
  return clientAddress(trusted)(context);
}

test.each([
  ['nobody is believed unless trusted', [], '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['a trusted proxy is believed', ['192.0.2.0/24'], '192.0.2.1', '203.0.113.9', '203.0.113.9'],
  ['what a caller put before it is not', ['192.0.2.1'], '192.0.2.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [
    'a chain of trusted proxies is followed',
    ['192.0.2.0/24', '10.0.0.0/8'],
    '192.0.2.1',
    '198.51.100.1, 203.0.113.9, 10.1.2.3',
    '203.0.113.9',
  ],
  ['a proxy that says nothing speaks for itself', ['192.0.2.1'], '192.0.2.1', undefined, '192.0.2.1'],
  ['what is no address is passed over', ['192.0.2.1'], '192.0.2.1', 'unknown, 203.0.113.9, <script>', '203.0.113.9'],
  ['IPv4 is recognized in its IPv6 form', ['192.0.2.1'], '::ffff:192.0.2.1', '::ffff:203.0.113.9', '203.0.113.9'],
  ['IPv6 counts by its network', [], '2001:db8:0:1::42', undefined, '2001:db8:0:1'],
  ['IPv6 counts by its network, however it is written', [], '2001:0db8::1:2:3:4:5', undefined, '2001:db8:0:1'],
  ['IPv6 may be trusted', ['fd00::/8'], 'fd00::1', '2001:db8::1', '2001:db8:0:0'],
])('%s', (_rule, trusted, peer, forwarded, expected) => {
  expect(caller(trusted, peer, forwarded)).toBe(expected);
});
