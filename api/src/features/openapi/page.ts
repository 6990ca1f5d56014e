import { createHash } from 'node:crypto';
import { type Endpoint, endpoints } from '@cotejo/contract';
import type { JsonSchema } from '@valibot/to-json-schema';
import { html, raw } from 'hono/html';
import { describeApi, type Operation } from './describe.ts';
import { namedSchemas } from './schemas.ts';

const style = `
:root { color-scheme: light dark }
:root { --line: color-mix(in srgb, currentColor 18%, transparent) }
:root { --soft: color-mix(in srgb, currentColor 6%, transparent) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin-top: 0 } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); padding-bottom: .3rem }
code, pre { font-family: ui-monospace, monospace; font-size: .875em }
pre { background: var(--soft); padding: .75rem; overflow-x: auto; border-radius: .375rem; margin: .5rem 0 }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .5rem .75rem }
summary { cursor: pointer; overflow-wrap: anywhere } summary b { display: inline-block; min-width: 4.5rem }
summary small { display: block; padding-left: 1.1rem } h3 { font-size: 1rem; margin: 1rem 0 .25rem }
ul { margin: .25rem 0; padding-left: 1.25rem }
`;

/** The content security policy: the page's own style by its hash, no script, nothing to load. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The description as a page for people. */
export function describePage() {
  const { info, paths } = describeApi() as unknown as {
    info: { description: string };
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = [...Map.groupBy(operations, ({ operation }) => operation.tags[0]!)];
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Cotejo API</title><style>${raw(style)}</style></head>
<body><h1>Cotejo API</h1><p>${info.description} For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<main>${groups.map(([tag, calls]) => html`<section><h2>${tag}</h2>${calls.map(call)}</section>`)}
<section><h2>Schemas</h2>${Object.entries(namedSchemas()).map(schemaItem)}</section></main>
</body></html>`;
}

const callers = { public: 'For everybody.', member: 'For signed-in users.', admin: 'For administrators.' };

function call({
  path,
  method,
  operation: { operationId, summary, parameters, requestBody, responses },
}: {
  path: string;
  method: string;
  operation: Operation;
}) {
  const { access, personal } = (endpoints as Record<string, Endpoint>)[operationId]!;
  const parameterList = parameters.map(
    ({ name, in: place, required }) =>
      html`<li><code>${name}</code> in the ${place}${required ? '' : ', optional'}</li>`,
  );
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => html`<h3>Request: ${type}</h3>${shape(schema)}`,
  );
  const answers = Object.entries(responses).map(
    ([status, { description, content }]) =>
      html`<li><code>${status}</code> ${description}${status.startsWith('2') && contentItems(content)}</li>`,
  );
  const head = html`<b>${method.toUpperCase()}</b> <code>${path}</code><small>${summary}</small>`;
  return html`<details id="${operationId}"><summary>${head}</summary>
<p>${callers[access]}${personal ? ' Not with an API token.' : ''}</p>
${parameterList.length > 0 ? html`<h3>Parameters</h3><ul>${parameterList}</ul>` : ''}${bodies}
<h3>Answers</h3><ul>${answers}</ul></details>`;
}

const schemaItem = ([name, schema]: [string, JsonSchema]) =>
  html`<details><summary><code>${name}</code></summary><div id="${name}">${shape(schema)}</div></details>`;

const contentItems = (content: Operation['responses'][string]['content'] = {}) =>
  Object.entries(content).map(([type, { schema }]) => html` <code>${type}</code>${shape(schema)}`);

/** A schema for people; a named one as a link, whose target browsers open. `tabindex` lets the keyboard scroll it. */
function shape(schema: JsonSchema) {
  const named = (schema.$ref ?? (schema.items as JsonSchema | undefined)?.$ref)?.split('/').at(-1);
  if (named) return html` ${schema.$ref ? '' : 'list of '}<a href="#${named}">${named}</a>`;
  return Object.keys(schema).length > 0 ? html`<pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>` : '';
}
