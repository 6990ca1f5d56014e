import type { ErrorBody } from '@cotejo/contract';
import * as v from 'valibot';
import type { AppContext } from './context.ts';
import { AppError } from './errors.ts';

/** Largest JSON body, in bytes. */
const JSON_LIMIT = 100 * 1024;

/** Reads a JSON body, counting while it arrives: `Content-Length` is only ever a claim. */
export async function readJson(context: AppContext): Promise<unknown> {
  if (mediaTypeOfBody(context.req.header('Content-Type')) !== 'application/json') throw new AppError(415, 'wrong-content-type', 'Send the data as application/json.');
  const encoding = context.req.header('Content-Encoding');
  if (encoding !== undefined && encoding !== 'identity') throw new AppError(415, 'wrong-content-encoding', 'Send the data uncompressed.');
  const text = await readText(context);
  try {
    return JSON.parse(text, refuseUnstorableText);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(400, 'malformed-json', 'The data is not valid JSON.');
  }
}

/** What a `Content-Type` says without its parameters, in lower case. */
export function mediaTypeOfBody(contentType: string | null | undefined): string | undefined {
  return contentType?.split(';')[0]?.trim().toLowerCase();
}

async function readText(context: AppContext): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > JSON_LIMIT) throw new AppError(413, 'body-too-large', 'The data is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function refuseUnstorableText(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw new AppError(400, 'unstorable-text', 'The data contains characters that cannot be stored.');
  }
  return value;
}

/** The checked value of whatever came in. Throws a 400 whose message is the first issue's. */
export function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, withAbsentKeys(schema, value));
  if (!result.success) throw invalidInput(result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })));
  return result.output;
}

/** Names an object's absent fields as undefined, so that a missing one is told in its own words, as an empty one is. */
function withAbsentKeys(schema: v.GenericSchema, value: unknown): unknown {
  if (!('entries' in schema) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const absent = Object.keys(schema.entries as object).map((key) => [key, undefined]);
  return { ...Object.fromEntries(absent), ...value };
}

/** The same for the text fields of a form. */
export function checkFields<Schema extends v.GenericSchema>(schema: Schema, fields: Record<string, string>): v.InferOutput<Schema> {
  for (const [name, value] of Object.entries(fields)) refuseUnstorableText(name, value);
  return check(schema, fields);
}

/** A 400 that says where and why, as the contract's schemas do; for rules that only the server knows. */
export function invalidInput(issues: [Issue, ...Issue[]] | Issue[]): AppError {
  return new AppError(400, 'invalid-input', issues[0]?.message ?? 'The data is not valid.', { issues });
}
type Issue = NonNullable<ErrorBody['issues']>[number];
