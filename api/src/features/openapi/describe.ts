import { type Endpoint, endpoints, tokenPrefix } from '@cotejo/contract';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { jsonSchema, namedSchemas } from './schemas.ts';
import { type Content, errorContent, failures, moreHeaders, type Response } from './failures.ts';

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

/** The subject of calls, by the first word of their path; what is of no row of a company belongs to the server. */
const subjects: Record<string, string> = {
  login: 'Account',
  logout: 'Account',
  'sign-in-ways': 'Account',
  'sign-on': 'Account',
  register: 'Account',
  user: 'Account',
  'second-factor': 'Account',
  tokens: 'Account',
  webhooks: 'Administration',
  admin: 'Administration',
  blind: 'Administration',
  plugins: 'Administration',
  worklist: 'Home',
  search: 'Home',
  samples: 'Home',
  clients: 'Clients',
  opportunities: 'Opportunities',
  roles: 'Roles',
  candidacies: 'Candidacies',
  people: 'People',
  searches: 'People',
  'job-description': 'Documents',
  resume: 'Documents',
  resumes: 'Documents',
  'resume-file': 'Documents',
  analyze: 'Analysis',
  analysis: 'Analysis',
  'analysis-history': 'Analysis',
  letters: 'Letters',
  packs: 'Client packs',
  s: 'Client packs',
};

const subjectOf = (path: string): string => {
  const [, first, second] = path.split('/') as [string, string, string];
  return subjects[first === 'api' ? second : first] ?? 'Server';
};

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
        'Programs send an API token instead. ' +
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
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${tokenPrefix}…`,
          description:
            'An API token, which a user makes by POST /api/tokens, for programs. It may make the calls that its user ' +
            'may; one that may only read only those that change nothing. It makes calls of administrators only if an ' +
            'administrator has made it for that. Too many calls in a minute answer 429.',
        },
      },
    },
  };
}

function describeCall(name: string, endpoint: Endpoint): Operation {
  const { path, access, summary, personal } = endpoint;
  const body = requestContent(endpoint);
  return {
    operationId: name,
    summary,
    tags: [subjectOf(path)],
    security: access === 'public' ? [] : [{ session: [] }, ...(personal ? [] : [{ token: [] }])],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      ...success(endpoint),
      ...failures(endpoint),
      default: {
        description: 'Any other failure, with a sentence for people and a code for programs.',
        content: errorContent,
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
  if (body === 'form') return { 'application/x-www-form-urlencoded': { schema: fields } };
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

function success({ reply, status = 200, output, paged, mediaType }: Endpoint): Record<string, Response> {
  if (reply === 'empty') return { [status]: { description: 'Done.' } };
  return {
    [status]: {
      description: status === 201 ? 'Created.' : status === 202 ? 'Taken, not yet done.' : 'The answer.',
      ...(paged && { headers: moreHeaders }),
      content: { [mediaType ?? kinds[reply]]: { schema: output ? jsonSchema(output) : {} } },
    },
  };
}
