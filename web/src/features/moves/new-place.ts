import { call } from '../../lib/api-client.ts';

/** The names of a client, an opportunity and a role that are to be made. */
export type NewNames = { client: string; opportunity: string; role: string };

/**
 * The id of a client's opportunity, by their names. What is not there yet is made; what is there is taken, so that a
 * second try after a failure makes nothing twice.
 */
export async function opportunityCalled({ client, opportunity }: NewNames): Promise<number> {
  const clientId =
    idOf(await call('GET /api/clients'), client) ??
    (await call('POST /api/clients', { input: { name: client.trim() } })).id;
  const known = await call('GET /api/clients/:id/opportunities', { params: { id: clientId } });
  const input = { name: opportunity.trim(), clientId };
  return idOf(known, opportunity) ?? (await call('POST /api/opportunities', { input })).id;
}

function idOf(list: { id: number; name: string }[], name: string): number | undefined {
  const wanted = name.trim().toLowerCase();
  return list.find((one) => one.name.toLowerCase() === wanted)?.id;
}
