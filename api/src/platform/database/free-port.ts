import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports from here are above those that browsers refuse, and below those that systems give to outgoing connections. */
const LOWEST = 11_000;
const HIGHEST = 32_000;

/**
 * A port of the loopback interface on which nobody listens. No outgoing connection takes it before it is used, which
 * happens with ports that the system picks.
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
