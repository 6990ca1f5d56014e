import { codeOf, type Endpoint, nextCursorHeader, type RefusalKey, refusals } from '@cotejo/contract';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { jsonSchema } from './schemas.ts';

/** A body by its media type. */
export type Content = Record<string, { schema: JsonSchema }>;
export type Response = {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Content;
};

/** The body of every refusal. */
export const errorContent: Content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const implied = {
  400: 'The request is malformed or invalid.',
  401: 'Nobody is signed in.',
  403:
    'The request came from a page of another site, with an API token that may not do this, or from a user who has ' +
    'yet to set up a second factor.',
  404: "There is no such thing, or it is another company's.",
  413: 'The data or the file is too large.',
  415: 'The data is not of the type described here, or the file is of none that is read.',
  422: 'The document cannot be read; the message tells why.',
  429: 'One user may only do so much of this at once and within a minute; Retry-After says when to try again.',
  503: 'Something that is needed is down; Retry-After says when to try again.',
};
export const moreHeaders = {
  [nextCursorHeader]: {
    description: 'Where the list goes on: send it as `cursor`. Absent at the end.',
    schema: { type: 'string' } as const,
  },
};
const adminsOnly = 'Only administrators may do this.';

/** Whether the body refers to another row by its id. */
function namesAnother(input: GenericSchema | undefined): boolean {
  return input !== undefined && Object.keys(jsonSchema(input).properties ?? {}).some((name) => name.endsWith('Id'));
}

/** A refusal in a sentence. */
const inWords = (key: RefusalKey) => `Code ${codeOf(key)}: “${refusals[key][1]}”.`;

/** The call's own refusals, and what follows from how it is called. */
export function failures({
  method,
  access,
  params,
  query,
  body,
  input,
  limited,
  personal,
  reply,
  masksItself,
  refusals: own = [],
}: Endpoint): Record<string, Response> {
  const withheld = reply === 'file' && access !== 'public' && !masksItself;
  const descriptions: Partial<Record<number, string>> = {
    ...((params || query || body) && { 400: implied[400] }),
    ...(access !== 'public' && { 401: implied[401] }),
    ...((access !== 'public' || method !== 'GET' || personal) && { 403: implied[403] }),
    ...(access === 'admin' && { 403: `${adminsOnly} ${implied[403]}` }),
    ...((params || namesAnother(input)) && { 404: implied[404] }),
    ...(body && { 413: implied[413], 415: implied[415] }),
    ...(body === 'multipart' && { 422: implied[422] }),
    ...(limited && { 429: implied[429] }),
    ...((access !== 'public' || method !== 'GET') && { 503: implied[503] }),
  };
  for (const [status, keys] of Map.groupBy(
    [...own, ...(withheld ? (['blind'] as const) : [])],
    (key) => refusals[key][0],
  ))
    descriptions[status] = [...keys.map(inWords), descriptions[status]].filter(Boolean).join(' ');
  return Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [
      status,
      { description: description!, content: errorContent },
    ]),
  );
}
