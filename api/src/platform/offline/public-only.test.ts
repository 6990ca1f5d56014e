import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPublicOnly } from './public-only.ts';

/** What becomes of a call to a server on this machine by a name, with the agent of another address. */
async function callBy(host: string, privateHosts: string[], agentOf: string): Promise<string> {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  const agent = createPublicOnly(privateHosts).agentFor(new URL(agentOf));
  return new Promise((resolve) => {
    get({ host, port, agent }, () => resolve('answered')).on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code!),
    );
  });
}

test('a name that leads to a private address by the time of the call is refused at the socket', async () => {
  expect(await callBy('localhost', ['ats.internal'], 'http://ats.internal')).toBe('ADDRESS_REFUSED');
  expect(await callBy('localhost', ['localhost'], 'http://localhost')).toBe('answered');
});

const publicOnly = createPublicOnly(['ats.internal', '10.0.0.7', '169.254.169.254']);

test.each([
  'https://ats.example.com',
  'https://8.8.8.8',
  'https://[2606:4700::1111]',
  'http://ats.internal:8080',
  'https://ATS.internal',
  'http://10.0.0.7',
])('%s may be called', (address) => {
  expect(publicOnly.refuses(new URL(address))).toBe(false);
});

test.each([
  'http://ats.example.com',
  'http://8.8.8.8',
  'https://other.internal',
  'https://localhost',
  'https://127.0.0.1',
  'https://0.0.0.0',
  'https://10.0.0.8',
  'https://100.64.0.1',
  'https://168.63.129.16',
  'https://169.254.169.254',
  'https://192.0.0.192',
  'https://224.0.0.1',
  'https://255.255.255.255',
  'https://[::]',
  'https://[::1]',
  'https://[fd00:ec2::254]',
  'https://[fe80::1]',
  'https://[::ffff:127.0.0.1]',
  'https://[64:ff9b::7f00:1]',
  'https://[2002:7f00:1::]',
  'https://[2001::7f00:1]',
])('%s is refused', (address) => {
  expect(publicOnly.refuses(new URL(address))).toBe(true);
  expect(() => publicOnly.agentFor(new URL(address))).toThrow('no setting allows it');
});
