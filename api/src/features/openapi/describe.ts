import { codeOf, type Endpoint, endpoints, nextCursorHeader, type RefusalKey, refusals } from '@cotejo/contract';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { jsonSchema, namedSchemas } from './schemas.ts';

type Content = Record<string, { schema: JsonSchema }>;
type Response = {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Content;
};
export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema };
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Response>;
};

/** The subject of calls, by the first word of their path. */
const subjects: Record<string, string> = {
  login: 'Account',
  logout: 'Account',
  register: 'Account',
  user: 'Account',
  admin: 'Administration',
  clients: 'Clients',
  opportunities: 'Opportunities',
  roles: 'Roles',
  'job-description': 'Documents',
  resume: 'Documents',
  resumes: 'Documents',
  'resume-file': 'Documents',
  analyze: 'Analysis',
  analysis: 'Analysis',
  'analysis-history': 'Analysis',
};

const error: Content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
const implied = {
  400: 'The request is malformed or invalid.',
  401: 'Nobody is signed in.',
  403: 'The request came from a page of another site.',
  404: "There is no such thing, or it is another company's.",
  413: 'The data or the file is too large.',
  415: 'The data is not of the type described here, or the file is of none that is read.',
  422: 'The document cannot be read; the message tells why.',
  429: 'One user may only do so much of this at once and within a minute; Retry-After says when to try again.',
  503: 'Something that is needed is down; Retry-After says when to try again.',
};
const moreHeaders = {
  [nextCursorHeader]: {
    description: 'Where the list goes on: send it as `cursor`. Absent at the end.',
    schema: { type: 'string' } as const,
  },
};
const adminsOnly = 'Only administrators may do this.';
const kinds = { file: '*/*', events: 'text/event-stream', json: 'application/json' } as const;

/** The API in OpenAPI 3.1, made from the contract that the server checks by. */
export function describeApi(): Record<string, unknown> & { openapi: string } {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cotejo',
      version: '1',
      description:
        "Everything under /api. Log in with POST /api/login: the answer's cookie signs the calls that follow. " +
        'Writes from pages of other sites are refused.',
    },
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'cotejo',
          description: 'Set by POST /api/login; named __Host-cotejo where the server is reached by https.',
        },
      },
    },
  };
}

function describeCall(name: string, endpoint: Endpoint): Operation {
  const { path, access, summary } = endpoint;
  const body = requestContent(endpoint);
  return {
    operationId: name,
    summary,
    tags: [subjects[path.split('/')[2]!] ?? 'Server'],
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      ...success(endpoint),
      ...failures(endpoint),
      default: {
        description: 'Any other failure, with a sentence for people and a code for programs.',
        content: error,
      },
    },
  };
}

function parametersOf(schema: GenericSchema | undefined, place: Parameter['in']): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property as JsonSchema,
  }));
}

function requestContent({ body, input, fileOptional, manyFiles }: Endpoint): Content | undefined {
  if (!body) return undefined;
  const fields: JsonSchema = input ? jsonSchema(input) : { type: 'object' };
  if (body === 'json') return { 'application/json': { schema: fields } };
  const name = manyFiles ? 'files' : 'file';
  const required = [...(fields.required ?? []), ...(fileOptional ? [] : [name])];
  const file: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
  return {
    'multipart/form-data': {
      schema: {
        ...fields,
        properties: { ...fields.properties, [name]: manyFiles ? { type: 'array', items: file } : file },
        required,
      },
    },
  };
}

function success({ reply, status = 200, output, paged }: Endpoint): Record<string, Response> {
  if (reply === 'empty') return { [status]: { description: 'Done.' } };
  return {
    [status]: {
      description: status === 201 ? 'Created.' : status === 202 ? 'Taken, not yet done.' : 'The answer.',
      ...(paged && { headers: moreHeaders }),
      content: { [kinds[reply]]: { schema: output ? jsonSchema(output) : {} } },
    },
  };
}

/** Whether the body refers to another row by its id. */
function namesAnother(input: GenericSchema | undefined): boolean {
  return input !== undefined && Object.keys(jsonSchema(input).properties ?? {}).some((name) => name.endsWith('Id'));
}

/** A refusal in a sentence. */
const inWords = (key: RefusalKey) => `Code ${codeOf(key)}: “${refusals[key][1]}”.`;

/** The call's own refusals, and what follows from how it is called. */
function failures({
  method,
  access,
  params,
  query,
  body,
  input,
  limited,
  refusals: own = [],
}: Endpoint): Record<string, Response> {
  const told: Partial<Record<number, string>> = {
    ...((params || query || body) && { 400: implied[400] }),
    ...(access !== 'public' && { 401: implied[401] }),
    ...(method !== 'GET' && { 403: implied[403] }),
    ...(access === 'admin' && { 403: method === 'GET' ? adminsOnly : `${adminsOnly} ${implied[403]}` }),
    ...((params || namesAnother(input)) && { 404: implied[404] }),
    ...(body && { 413: implied[413], 415: implied[415] }),
    ...(body === 'multipart' && { 422: implied[422] }),
    ...(limited && { 429: implied[429] }),
    ...((access !== 'public' || method !== 'GET') && { 503: implied[503] }),
  };
  for (const [status, keys] of Map.groupBy(own, (key) => refusals[key][0]))
    told[status] = [...keys.map(inWords), told[status]].filter(Boolean).join(' ');
  return Object.fromEntries(
    Object.entries(told).map(([status, description]) => [status, { description: description!, content: error }]),
  );
}
