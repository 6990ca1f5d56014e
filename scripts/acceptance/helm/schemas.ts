import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/**
 * Writes what kubeconform holds objects to: one JSON schema for each kind, strict, so that a misspelled field is a
 * complaint.
 * `node schemas.ts <folder> <swagger.json of Kubernetes> <definitions of custom resources, YAML>...`
 */

type Schema = {
  type?: string;
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  $ref?: string;
  'x-kubernetes-group-version-kind'?: Kind[];
  'x-kubernetes-int-or-string'?: boolean;
  'x-kubernetes-preserve-unknown-fields'?: boolean;
} & Record<string, unknown>;
type Kind = { group: string; version: string; kind: string };
type CustomResources = {
  spec: { group: string; names: { kind: string }; versions: { name: string; schema: { openAPIV3Schema: Schema } }[] };
};

const shared = 'definitions.json';
/** Written as text in the description of Kubernetes, and as numbers in everybody's files. */
const alsoNumbers = [
  'io.k8s.apimachinery.pkg.util.intstr.IntOrString',
  'io.k8s.apimachinery.pkg.api.resource.Quantity',
];

/** The file of a kind, by kubeconform's pattern: `deployment-apps-v1.json`. */
function fileOf({ group, version, kind }: Kind): string {
  return `${[kind, ...(group === '' ? [] : [group.split('.')[0]]), version].join('-').toLowerCase()}.json`;
}

/** The same schema, which takes no field that it does not name. */
function strict(schema: Schema): Schema {
  if (schema['x-kubernetes-int-or-string']) return { type: ['string', 'integer'] } as unknown as Schema;
  const { properties, additionalProperties, items } = schema;
  const open = additionalProperties !== undefined || schema['x-kubernetes-preserve-unknown-fields'];
  return {
    ...schema,
    ...(schema.$ref && { $ref: schema.$ref.replace('#/', `${shared}#/`) }),
    ...(items && { items: strict(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, strict(property)])),
    }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: strict(additionalProperties) }),
    ...(properties && !open && { additionalProperties: false }),
  };
}

function writeKubernetes(folder: string, file: string): void {
  const { definitions } = JSON.parse(readFileSync(file, 'utf8')) as { definitions: Record<string, Schema> };
  const stricter = Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [
      name,
      alsoNumbers.includes(name) ? { type: ['string', 'number'] } : strict(schema),
    ]),
  );
  writeFileSync(path.join(folder, shared), JSON.stringify({ definitions: stricter }));
  for (const [name, schema] of Object.entries(definitions)) {
    for (const kind of schema['x-kubernetes-group-version-kind'] ?? []) {
      writeFileSync(path.join(folder, fileOf(kind)), JSON.stringify({ $ref: `${shared}#/definitions/${name}` }));
    }
  }
}

function writeCustom(folder: string, file: string): void {
  const {
    spec: {
      group,
      names: { kind },
      versions,
    },
  } = parse(readFileSync(file, 'utf8')) as CustomResources;
  for (const { name: version, schema } of versions)
    writeFileSync(path.join(folder, fileOf({ group, version, kind })), JSON.stringify(strict(schema.openAPIV3Schema)));
}

const [folder = '', kubernetes = '', ...custom] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
writeKubernetes(folder, kubernetes);
for (const file of custom) writeCustom(folder, file);
