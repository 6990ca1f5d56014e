import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

export const component = v.object({ name: v.string(), ok: v.boolean(), message: v.optional(v.string()) });

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary:
    'Whether the process answers, which version of Cotejo it is, and whether it keeps to itself: ' +
    'with OFFLINE=true nothing leaves the private network.',
  reply: 'json',
  output: v.object({ ok: v.boolean(), version: v.string(), offline: v.boolean() }),
});
export const ready = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  access: 'public',
  summary:
    'Whether database, storage, queue and each plugin can work; 503 when one cannot for which no other stands in. ' +
    'What is wrong with which is told to who sends HEALTH_TOKEN as a bearer token.',
  reply: 'json',
  output: v.object({ ok: v.boolean(), components: v.optional(v.array(component)) }),
});
