import { announce } from '../../../api/src/platform/database/announce.ts';
import { connect, disconnect } from '../../../api/src/platform/database/client.ts';
import { eq } from '../../../api/src/platform/database/drizzle.ts';
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import { ofEveryCompany } from '../../../api/src/platform/database/of-company.ts';
import { users } from '../../../api/src/platform/database/schema/index.ts';
import { startReceiver } from '../../../api/src/features/webhooks/testing/receiver.ts';
import { signUp } from '../../../api/src/testing/client.ts';
import { startProduct } from '../../demo/drive/product.ts';
import type { Figure } from './figure.ts';
import { until } from './large-role.ts';
import { ROUNDS, slowdown } from './meanwhile.ts';

const DELIVERIES = 10_000;

/**
 * A storm of webhooks: how long ten thousand deliveries take, and how much slower the list of clients is meanwhile. One
 * process answers calls and delivers, and this one receives: with workers of their own, calls wait less.
 */
export async function measureWebhooks(): Promise<Figure[]> {
  const receiver = await startReceiver();
  const product = await startProduct({ WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' });
  try {
    const client = await signUp(product.origin);
    const json = { url: receiver.url, events: ['person.erased'], personalData: false };
    const made = await client.call('/api/webhooks', { method: 'POST', json });
    if (made.status !== 201) throw new Error(`The webhook was refused: ${JSON.stringify(made.body)}`);
    let seconds = 0;
    const figures = await slowdown(
      `list of clients beside ${DELIVERIES} deliveries`,
      () => client.call('/api/clients'),
      async () => {
        const before = receiver.received.length;
        await announceMany(product.dataFolder, client.user.id);
        await until(async () => receiver.received.length > before);
        const started = performance.now();
        await until(async () => receiver.received.length >= before + DELIVERIES / ROUNDS);
        seconds += (performance.now() - started) / 1000;
      },
    );
    return [{ name: `${DELIVERIES} deliveries to one webhook`, value: seconds, unit: 's' }, ...figures];
  } finally {
    await product.stop();
    await receiver.close();
  }
}

/** Announces for a round that so many people were erased, through the server's own database. */
async function announceMany(dataFolder: string, userId: number): Promise<void> {
  const embedded = await startEmbedded(dataFolder);
  const database = connect(embedded.url, { connections: 1, timeoutSeconds: 600 });
  try {
    const [user] = await database
      .select()
      .from(users)
      .where(ofEveryCompany('operator', eq(users.id, userId)));
    const ids = Array.from({ length: DELIVERIES / ROUNDS }, (_, index) => index + 1);
    await database.transaction((transaction) => announce(transaction, user!, 'person.erased', ids));
  } finally {
    await disconnect(database);
    await embedded.stop();
  }
}
