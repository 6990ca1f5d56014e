type Schema = Record<string, unknown>;

/** A copy of a JSON Schema in which `change` was applied to every schema, the innermost first. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const inner = (value: unknown): unknown => (isSchema(value) ? mapSchema(value, change) : value);
  const changed = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (['properties', '$defs', 'definitions'].includes(keyword) && isSchema(value)) {
        return [keyword, Object.fromEntries(Object.entries(value).map(([name, property]) => [name, inner(property)]))];
      }
      if (['anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(keyword) && Array.isArray(value))
        return [keyword, value.map(inner)];
      return [keyword, ['items', 'additionalProperties'].includes(keyword) ? inner(value) : value];
    }),
  );
  return change(changed);
}

/** One schema with the keywords that a service knows; `const` and `oneOf` become `enum` and `anyOf`. */
export function keepKeywords({ const: only, oneOf, ...schema }: Schema, keywords: readonly string[]): Schema {
  const described: Schema = {
    ...schema,
    ...(only !== undefined && { enum: [only] }),
    ...(oneOf !== undefined && { anyOf: oneOf }),
  };
  return Object.fromEntries(Object.entries(described).filter(([keyword]) => keywords.includes(keyword)));
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
