import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('nobody listens on a free port, and no outgoing connection gets it', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  expect(address).toMatchObject({ port: expect.toSatisfy((port: number) => port < 32_768) as number });
});
