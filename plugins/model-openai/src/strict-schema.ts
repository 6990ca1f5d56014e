import { isSchema, keepKeywords, mapSchema } from '@cotejo/plugin-kit/service';

type Schema = Record<string, unknown>;

/** The keywords of strict structured output; the service refuses a schema with any other. */
const keywords = [
  '$ref',
  '$defs',
  'type',
  'enum',
  'anyOf',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'title',
  'description',
];

/** A schema for strict structured output: closed objects, and all properties required; optional ones may be null. */
export function strictSchema(schema: Schema): Schema {
  return mapSchema(schema, (each) => {
    const kept = keepKeywords(each, keywords);
    if (!isSchema(kept['properties'])) return kept;
    const required = requiredOf(each);
    const properties = Object.fromEntries(
      Object.entries(kept['properties']).map(([name, property]) => [
        name,
        required.includes(name) ? property : { anyOf: [property, { type: 'null' }] },
      ]),
    );
    return { ...kept, properties, required: Object.keys(properties), additionalProperties: false };
  });
}

/** Removes the nulls of optional properties from an answer. An answer that is not JSON is returned unchanged. */
export function dropEmptyOptionals(answer: string, schema: Schema): string {
  try {
    return JSON.stringify(dropped(JSON.parse(answer), schema));
  } catch {
    return answer;
  }
}

function dropped(value: unknown, schema: unknown): unknown {
  if (!isSchema(schema)) return value;
  if (Array.isArray(value)) return value.map((item) => dropped(item, schema['items']));
  const { properties } = schema;
  if (!isSchema(value) || !isSchema(properties)) return value;
  const required = requiredOf(schema);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, property]) => property !== null || required.includes(name))
      .map(([name, property]) => [name, dropped(property, properties[name])]),
  );
}

function requiredOf({ required }: Schema): string[] {
  return Array.isArray(required) ? (required as string[]) : [];
}
