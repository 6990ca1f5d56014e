import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below where systems take the local ports of outgoing connections from, and above the last one that browsers refuse to call. */
const LOWEST = 11_000;
const HIGHEST = 32_000;

/**
 * A port of the loopback interface on which nobody listens. No outgoing connection takes it before it is used, as happens to
 * those that the system picks.
 */
export async function freePort(): Promise<number> {
  const probe = createServer();
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    probe.listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
