import { endpoints } from '@cotejo/contract';
import { afterAll, expect, test } from 'vitest';
import { createTestServer } from '../../testing/server.ts';
import type { Operation } from './describe.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const anybody = server.anonymous();

const description = (await anybody.call('/api/openapi.json')).body as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
};
const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
const operation = (name: string) => operations.find(({ operationId }) => operationId === name)!;

test('every call of the contract is described once, on its own path', () => {
  expect(description.openapi).toBe('3.1.0');
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
  expect(
    description.paths['/api/analysis/{jobDescriptionId}/{resumeId}']?.get?.parameters.map(({ name, in: place }) => [
      name,
      place,
    ]),
  ).toEqual([
    ['jobDescriptionId', 'path'],
    ['resumeId', 'path'],
  ]);
});

test('every call stands under its subject, and under the server only what is of nobody', () => {
  const ofServer = operations.filter(({ tags }) => tags.includes('Server')).map(({ operationId }) => operationId);
  expect(ofServer.toSorted()).toEqual(['docs', 'health', 'openApi', 'ready']);
  expect(operation('getCandidacy').tags).toEqual(['Candidacies']);
  expect(operation('listPeople').tags).toEqual(['People']);
});

test('all parameters in paths are declared, and all references lead somewhere', () => {
  for (const [path, methods] of Object.entries(description.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(methods))
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(names);
  }
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name!,
  );
  expect(references.length).toBeGreaterThan(50);
  expect(references.filter((name) => !(name in description.components.schemas))).toEqual([]);
  expect(JSON.stringify(description)).not.toContain('$defs');
});

test('limits, forms, files, events and sessions are told as they are', () => {
  expect(operation('createClient').requestBody?.content['application/json']?.schema).toMatchObject({
    required: ['name'],
    properties: { name: { type: 'string', maxLength: 100 } },
  });
  expect(operation('createRole').requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    required: ['name', 'opportunityId', 'file'],
  });
  expect(operation('updateRole').requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    required: ['name'],
  });
  expect(operation('analysisEvents').responses['200']?.content).toHaveProperty('text/event-stream');
  expect(operation('analysisHistory').parameters).toMatchObject(
    ['resumeId', 'roleId', 'q', 'limit', 'cursor'].map((name) => ({ name, in: 'query', required: false })),
  );
  expect(operation('analysisHistory').responses['200']?.headers).toHaveProperty('X-Next-Cursor');
  expect(operation('listClients').responses['200']).not.toHaveProperty('headers');
  expect(operation('getClient').parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
  ]);
  expect(operation('login').security).toEqual([]);
  expect(operation('listClients').security).toEqual([{ session: [] }, { token: [] }]);
  expect(operation('createToken').security).toEqual([{ session: [] }]);
});

test('every call tells its refusals: what follows from how it is called, and what is its own', () => {
  const statuses = (name: string) => Object.keys(operation(name).responses).filter((status) => !status.startsWith('2'));
  expect(statuses('health')).toEqual(['default']);
  expect(statuses('listClients')).toEqual(['401', '403', '503', 'default']);
  expect(statuses('getClient')).toEqual(['400', '401', '403', '404', '503', 'default']);
  expect(statuses('deleteClient')).toEqual(['400', '401', '403', '404', '409', '503', 'default']);
  expect(statuses('createUser')).toEqual(['400', '401', '403', '409', '413', '415', '503', 'default']);
  expect(statuses('createOpportunity')).toEqual(['400', '401', '403', '404', '413', '415', '503', 'default']);
  expect(statuses('updateRole')).toEqual([
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '415',
    '422',
    '429',
    '503',
    'default',
  ]);
  expect(statuses('analyze')).toContain('429');
  expect(statuses('login')).toEqual(['400', '401', '403', '413', '415', '429', '503', 'default']);
  expect(operation('updateClient').responses['409']?.description).toMatch(
    /Code client\.name-taken: .*Code changed-meanwhile: “Somebody else has changed this/,
  );
  for (const { responses } of operations) {
    for (const [status, { description: sentence, content }] of Object.entries(responses)) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      if (!status.startsWith('2'))
        expect(content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' });
    }
  }
});

test('the structure is that of OpenAPI 3.1', () => {
  const names = new Set<string>();
  for (const each of operations) {
    expect(names).not.toContain(each.operationId);
    names.add(each.operationId);
    for (const scheme of each.security.flatMap((requirement) => Object.keys(requirement)))
      expect(description.components.securitySchemes).toHaveProperty(scheme);
    for (const { in: place, required } of each.parameters) expect(place === 'path' ? required : true).toBe(true);
    for (const content of [
      each.requestBody?.content,
      ...Object.values(each.responses).map((response) => response.content),
    ]) {
      for (const [type, { schema }] of Object.entries(content ?? {})) {
        expect(type).toMatch(/^[\w*]+\/[\w*.+-]+$/);
        expect(typeof schema).toBe('object');
      }
    }
  }
  // Every pattern is one that a validator can read.
  for (const [, pattern] of JSON.stringify(description).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g))
    expect(() => new RegExp(JSON.parse(pattern!), 'u')).not.toThrow();
});

test('the page for people names every call, loads nothing and runs nothing', async () => {
  const { status, headers, body } = await anybody.call<string>('/api/docs');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  for (const { path, summary } of Object.values(endpoints)) {
    expect(body).toContain(path.replaceAll(/:(\w+)/g, '{$1}'));
    expect(body).toContain(summary.replaceAll("'", '&#39;').replaceAll('"', '&quot;'));
  }
  const links = new Set([...body.matchAll(/href="#(\w+)"/g)].map(([, name]) => name));
  expect(links).toContain('Client');
  for (const name of links) expect(body).toMatch(new RegExp(`</summary><div id="${name}">`));
  expect(body).not.toContain('<pre>');
  expect(body).not.toMatch(/<script|<link|<img|src=|@import|url\(/);
  const policy = headers.get('Content-Security-Policy')!;
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}';/);
  const style = /<style>(.*)<\/style>/s.exec(body)![1]!;
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))).toString('base64');
  expect(policy).toContain(`'sha256-${hash}'`);
});
