import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/**
 * The outcome of attempts in a process of their own, as the guard cannot be taken back: "connected", or the code of the
 * refusal.
 */
async function attempts(
  expressions: Record<string, string>,
): Promise<{ outcomes: Record<string, string>; refused: string[] }> {
  const source = `
    import dgram from 'node:dgram';
    import dns from 'node:dns';
    import { lookup } from 'node:dns/promises';
    import http from 'node:http';
    import net from 'node:net';
    import tls from 'node:tls';
    import { allowOnly } from ${JSON.stringify(new URL('guard.ts', import.meta.url).href)};
    const refused = [];
    // 134744072 is a name to Node and 8.8.8.8 to the system: a configured name that leads to a public address.
    allowOnly(['10.255.255.1', '134744072'], (host) => refused.push(host));
    const server = http.createServer((request, response) => response.end('ok')).listen(0, '127.0.0.1');
    await new Promise((ready) => server.once('listening', ready));
    const { port } = server.address();
    const connected = (socket) =>
      new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
        .finally(() => socket.destroy());
    const code = (error) => error.code ?? error.cause?.code ?? String(error);
    const outcomes = {};
    for (const [name, attempt] of Object.entries({ ${Object.entries(expressions)
      .map(([name, expression]) => `${JSON.stringify(name)}: async () => ${expression}`)
      .join(',\n')} })) {
      outcomes[name] = await attempt().then(() => 'connected', code);
    }
    server.close();
    server.closeAllConnections();
    console.log(JSON.stringify({ outcomes, refused }));
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source]);
  return JSON.parse(stdout) as { outcomes: Record<string, string>; refused: string[] };
}

test('the machine itself may be reached, by every way', async () => {
  const { outcomes, refused } = await attempts({
    fetch: 'fetch(`http://127.0.0.1:${port}`)',
    name: 'fetch(`http://localhost:${port}`)',
    socket: "connected(net.connect({ port, host: '127.0.0.1' }))",
    positional: 'connected(new net.Socket().connect(port))',
    lookup: "lookup('localhost')",
  });
  expect(Object.values(outcomes)).toEqual(Array(5).fill('connected'));
  expect(refused).toEqual([]);
});

test('the server may listen wherever it is set to', async () => {
  const { outcomes, refused } = await attempts({
    everywhere:
      "new Promise((resolve, reject) => { const open = net.createServer().once('error', reject).listen(0, " +
      "'0.0.0.0', () => open.close(resolve)); })",
    'on one address':
      "new Promise((resolve, reject) => { const open = net.createServer().once('error', reject).listen(0, " +
      "'127.0.0.1', () => open.close(resolve)); })",
  });
  expect(Object.values(outcomes)).toEqual(Array(2).fill('connected'));
  expect(refused).toEqual([]);
});

test('nobody else may, whatever asks', async () => {
  const { outcomes, refused } = await attempts({
    fetch: "fetch('https://example.com')",
    address: "fetch('http://192.0.2.1')",
    'a private address that is not configured': "connected(net.connect(80, '10.1.2.3'))",
    'a name that hides the own address': "connected(net.connect(port, '2130706433'))",
    'a configured name that leads to a public address': "connected(net.connect(80, '134744072'))",
    'an encrypted connection': "connected(tls.connect(443, '192.0.2.1'))",
    'a datagram': "dgram.createSocket('udp4').send('x', 53, '192.0.2.1')",
    'a name server': "dns.promises.resolve('example.com')",
    lookup: "lookup('example.com')",
    'the address where clouds keep secrets': "fetch('http://169.254.169.254')",
  });
  expect(outcomes).toEqual(Object.fromEntries(Object.keys(outcomes).map((name) => [name, 'ENETUNREACH'])));
  expect(refused).toHaveLength(10);
});
