import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

export const openApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'This description, in OpenAPI 3.1.',
  reply: 'json',
  output: v.looseObject({ openapi: v.string() }),
});
export const docs = endpoint({
  method: 'GET',
  path: '/api/docs',
  access: 'public',
  summary: 'This description as a page for people.',
  reply: 'file',
});
