import type { FoundPerson } from '@cotejo/contract';

/** Statuses of somebody whom the client knows already. */
const atClient = new Set([
  'Submitted to Client',
  'Under Client Review',
  'Client Interview Scheduled',
  'Hired',
  'Rejected by Client',
]);

/** The newest candidacy by which a client knows a person already. */
export function submittedTo(clientId: number, { candidacies }: Pick<FoundPerson, 'candidacies'>) {
  const known = candidacies.find(({ client, status }) => client?.id === clientId && atClient.has(status));
  if (!known?.role || !known.client) return null;
  return { role: known.role.name, client: known.client.name, status: known.status, since: known.updatedAt };
}
