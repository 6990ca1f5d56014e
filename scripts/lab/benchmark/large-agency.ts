import { connect, disconnect } from '../../../api/src/platform/database/client.ts';
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { type AgencySize, seedAgency, settle } from '../../demo/seed-agency.ts';

/** How much the largest agency that we plan for has. */
export const largest = {
  clients: 10_000,
  opportunitiesPerClient: 2,
  opportunitiesWithRoles: 1,
  rolesPerOpportunity: 50,
  candidatesPerRole: 40,
} as const satisfies AgencySize;

export const candidatesOfLargest = largest.rolesPerOpportunity * largest.candidatesPerRole;

export type LargeAgency = {
  origin: string;
  /** Of a user of the agency: name and value. */
  cookie: string;
  /** Has all roles and candidates. */
  opportunityId: number;
  stop(): Promise<void>;
};

/** The product with the largest agency that we plan for, and with another one that is as large. */
export async function startLargeAgency(): Promise<LargeAgency> {
  const product = await startProduct();
  try {
    const cookie = await register(product.origin, 'bench-lists');
    await register(product.origin, 'bench-others');
    return { origin: product.origin, cookie, opportunityId: await seed(product.dataFolder), stop: product.stop };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/** Writes the rows of both agencies through the server's own database; answers the first one's opportunity. */
async function seed(dataFolder: string): Promise<number> {
  const embedded = await startEmbedded(dataFolder);
  const database = connect(embedded.url, { connections: 1, timeoutSeconds: 120 });
  try {
    const [opportunityId] = [
      await seedAgency(database, 'bench-lists', largest),
      await seedAgency(database, 'bench-others', largest),
    ];
    await settle(database);
    return opportunityId;
  } finally {
    await disconnect(database);
    await embedded.stop();
  }
}

async function register(origin: string, username: string): Promise<string> {
  const password = 'bench-password';
  const input = {
    username,
    password,
    confirmPassword: password,
    email: `${username}@example.com`,
    firstName: 'B',
    lastName: 'Ench',
    company: 'Bench',
  };
  const answer = await fetch(new URL('/api/register', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`Registering answered ${answer.status}.`);
  return cookie;
}
