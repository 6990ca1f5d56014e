import { type FoundPerson, forwardStatuses } from '@cotejo/contract';

const forward: readonly string[] = forwardStatuses;

/** The newest candidacy by which a client knows a person already. */
export function submittedTo(clientId: number, { candidacies }: Pick<FoundPerson, 'candidacies'>) {
  const known = candidacies.find(({ client, status }) => client?.id === clientId && forward.includes(status));
  if (!known?.role || !known.client) return null;
  return { role: known.role.name, client: known.client.name, status: known.status, since: known.updatedAt };
}
