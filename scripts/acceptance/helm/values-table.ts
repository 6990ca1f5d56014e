import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Schema = { description?: string; $ref?: string; properties?: Record<string, Schema> };
type Values = { [name: string]: unknown };

const chart = path.resolve(import.meta.dirname, '../../../helm');
const schema = JSON.parse(readFileSync(path.join(chart, 'values.schema.json'), 'utf8')) as Schema & {
  definitions: Record<string, Schema>;
};
const marks = [
  '<!-- Written by scripts/checks/generate-helm-readme.ts from values.schema.json and values.yaml. -->\n',
  '<!-- End of what is written. -->\n',
];

/** `helm/README.md`, with the table of values as the schema describes them and values.yaml has them. */
export function chartReadme(): string {
  const [before = '', rest = ''] = readFileSync(path.join(chart, 'README.md'), 'utf8').split(marks[0]!);
  const after = rest.split(marks[1]!)[1] ?? '';
  const values = parse(readFileSync(path.join(chart, 'values.yaml'), 'utf8')) as Values;
  return (
    `${before}${marks[0]}\n| Value | Meaning | Default ` +
    `|\n|---|---|---|\n${rows(schema, values).join('\n')}\n\n${marks[1]}${after}`
  );
}

function rows({ properties = {} }: Schema, values: Values, prefix = ''): string[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const { properties: inner, description } = { ...definitionOf(property), ...property };
    if (inner && !description) return rows({ properties: inner }, values[name] as Values, `${prefix}${name}.`);
    return description
      ? [`| \`${prefix}${name}\` | ${description.replaceAll('|', '\\|')} | ${shown(values[name])} |`]
      : [];
  });
}

function definitionOf({ $ref }: Schema): Schema {
  return $ref ? schema.definitions[$ref.replace('#/definitions/', '')]! : {};
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '' || text === '{}' || text === '[]' ? '' : `\`${text}\``;
}
