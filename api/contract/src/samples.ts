import * as v from 'valibot';
import { languages } from './choices.ts';
import { id, issue } from './common.ts';
import { endpoint } from './endpoint.ts';

export const addSamples = endpoint({
  method: 'POST',
  path: '/api/samples',
  access: 'member',
  limited: 'uploads',
  summary: 'Makes a client with a role and four resumes of people who do not exist, to try the product with.',
  body: 'json',
  input: v.object({
    /** In which the client, the role and its job description are. */
    language: v.picklist(languages, issue('language-unknown')),
  }),
  reply: 'json',
  output: v.object({ roleId: id }),
  status: 201,
  refusals: ['samples.there', 'client.name-taken'],
});
export const removeSamples = endpoint({
  method: 'DELETE',
  path: '/api/samples',
  access: 'member',
  summary: 'Deletes the client of the samples with all its roles, and the resumes of people who do not exist.',
  reply: 'empty',
  status: 204,
});
