import * as v from 'valibot';
import { id, idText, nameText, seenVersion, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

export const client = v.object({
  id,
  name: v.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  opportunityCount: v.number(),
});
export type Client = v.InferOutput<typeof client>;

export const newClientInput = v.object({ name: nameText('new-client-name-required') });
export const clientInput = v.object({ name: nameText('client-name-required'), ...seenVersion });

const params = v.object({ id: idText });

export const listClients = endpoint({
  method: 'GET',
  path: '/api/clients',
  access: 'member',
  summary: "The company's clients with the number of their opportunities, newest first.",
  reply: 'json',
  output: v.array(client),
});
export const createClient = endpoint({
  method: 'POST',
  path: '/api/clients',
  access: 'member',
  summary: 'Creates a client; its name is unique within the company.',
  body: 'json',
  input: newClientInput,
  reply: 'json',
  output: client,
  status: 201,
  refusals: ['client.name-taken'],
});
export const getClient = endpoint({
  method: 'GET',
  path: '/api/clients/:id',
  access: 'member',
  summary: 'One client.',
  params,
  reply: 'json',
  output: client,
});
export const updateClient = endpoint({
  method: 'PUT',
  path: '/api/clients/:id',
  access: 'member',
  summary: 'Renames a client.',
  params,
  body: 'json',
  input: clientInput,
  reply: 'json',
  output: client,
  refusals: ['client.name-taken', 'changed-meanwhile'],
});
export const deleteClient = endpoint({
  method: 'DELETE',
  path: '/api/clients/:id',
  access: 'member',
  summary: 'Deletes a client that has no opportunities.',
  params,
  reply: 'empty',
  status: 204,
  refusals: ['client.has-opportunities'],
});
