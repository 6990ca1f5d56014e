import * as v from 'valibot';
import { id, idText, nameText, seenVersion, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

export const opportunity = v.object({
  id,
  clientId: id,
  name: v.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  client: v.object({ id, name: v.string() }),
  roleCount: v.number(),
});
export type Opportunity = v.InferOutput<typeof opportunity>;

export const opportunityInput = v.object({ name: nameText('name-required') });
export const opportunityChangeInput = v.object({ ...opportunityInput.entries, ...seenVersion });
export const newOpportunityInput = v.object({ ...opportunityInput.entries, clientId: id });

const params = v.object({ id: idText });

export const listOpportunities = endpoint({
  method: 'GET',
  path: '/api/clients/:id/opportunities',
  access: 'member',
  summary: "A client's opportunities with the number of their roles, newest first.",
  params,
  reply: 'json',
  output: v.array(opportunity),
});
export const createOpportunity = endpoint({
  method: 'POST',
  path: '/api/opportunities',
  access: 'member',
  summary: 'Creates an opportunity of a client.',
  body: 'json',
  input: newOpportunityInput,
  reply: 'json',
  output: opportunity,
  status: 201,
});
export const getOpportunity = endpoint({
  method: 'GET',
  path: '/api/opportunities/:id',
  access: 'member',
  summary: 'One opportunity with its client.',
  params,
  reply: 'json',
  output: opportunity,
});
export const updateOpportunity = endpoint({
  method: 'PUT',
  path: '/api/opportunities/:id',
  access: 'member',
  summary: 'Renames an opportunity.',
  params,
  body: 'json',
  input: opportunityChangeInput,
  reply: 'json',
  output: opportunity,
  refusals: ['changed-meanwhile'],
});
export const deleteOpportunity = endpoint({
  method: 'DELETE',
  path: '/api/opportunities/:id',
  access: 'member',
  summary: 'Deletes an opportunity with its roles and their files; analyses stay.',
  params,
  reply: 'empty',
  status: 204,
});
