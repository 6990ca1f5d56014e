import * as v from 'valibot';
import { author, id, idText, issue, timestamp, visibleText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** Whether all roles of a company are reviewed blind, and since when. */
export const companyBlind = v.object({ company: v.boolean(), since: v.nullable(timestamp) });
export type CompanyBlind = v.InferOutput<typeof companyBlind>;

/** That somebody is shown although a role or the company is blind; null where nobody has asked for it. */
export const unmasking = v.nullable(v.object({ id, reason: v.string(), author, createdAt: timestamp }));
export type Unmasking = v.InferOutput<typeof unmasking>;

const params = v.object({ id: idText });

export const getBlind = endpoint({
  method: 'GET',
  path: '/api/blind',
  access: 'member',
  summary: 'Whether the company reviews blind. A role can be blind by itself as well.',
  reply: 'json',
  output: companyBlind,
});
export const changeBlind = endpoint({
  method: 'PUT',
  path: '/api/admin/blind',
  access: 'admin',
  summary: 'Has the whole company review blind, or ends that; blind roles stay so.',
  body: 'json',
  input: v.object({ blind: v.boolean() }),
  reply: 'json',
  output: companyBlind,
});
export const unmaskPerson = endpoint({
  method: 'POST',
  path: '/api/people/:id/unmask',
  access: 'member',
  summary: 'Shows the whole company who a person is, although the company or a role of the person is blind.',
  params,
  body: 'json',
  input: v.object({
    reason: v.pipe(
      visibleText('reason-required'),
      v.maxLength(limits.unmaskReasonMaximum, issue('unmask-reason-too-long')),
    ),
  }),
  reply: 'empty',
  status: 204,
  refusals: ['not-found:candidate'],
});
export const maskPerson = endpoint({
  method: 'DELETE',
  path: '/api/people/:id/unmask',
  access: 'member',
  summary: 'Masks a person again.',
  params,
  reply: 'empty',
  status: 204,
  refusals: ['not-found:candidate'],
});
