import {
  analysis,
  candidate,
  client,
  errorBody,
  historyEntry,
  id,
  jobDescription,
  opportunity,
  progress,
  resume,
  resumeText,
  role,
  roleCandidate,
  roleCandidates,
  rubric,
  rubricPreview,
  rubricVersion,
  user,
} from '@cotejo/contract';
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Schemas with a name in the description; all others stand where they are used. */
const definitions = {
  Error: errorBody,
  User: user,
  Client: client,
  Opportunity: opportunity,
  Role: role,
  RoleCandidate: roleCandidate,
  RoleCandidates: roleCandidates,
  JobDescription: jobDescription,
  Resume: resume,
  ResumeText: resumeText,
  Analysis: analysis,
  Candidate: candidate,
  Progress: progress,
  HistoryEntry: historyEntry,
  Rubric: rubric,
  RubricPreview: rubricPreview,
  RubricVersion: rubricVersion,
};

const { $schema: _draft, ...idSchema } = toJsonSchema(id, { target: 'draft-2020-12' });

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // JSON Schema has no form for conversions, nor for rules that need the date or two fields.
  ignoreActions: ['trim', 'to_lower_case', 'transform', 'check', 'partial_check'],
  overrideAction: ({ valibotAction, jsonSchema }) =>
    overridden(valibotAction as unknown as { type: string; requirement: unknown }, jsonSchema),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

function overridden(
  { type, requirement }: { type: string; requirement: unknown },
  schema: JsonSchema,
): JsonSchema | undefined {
  // JSON Schema's patterns are Unicode patterns without the flag.
  if (type === 'regex') return { ...schema, pattern: (requirement as RegExp).source };
  // An id that arrives as text is described as the number that it stands for.
  if (type === 'max_value' && schema.type === 'string') return idSchema;
  return undefined;
}

export function namedSchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(definitions, config);
}

/** A schema of the contract as JSON Schema, with references to the named ones. */
export function jsonSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, $defs: _definitions, ...converted } = toJsonSchema(schema, { ...config, definitions });
  return converted;
}
