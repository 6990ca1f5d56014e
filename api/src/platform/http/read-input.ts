import type { RuleKey } from '@cotejo/contract';
import * as v from 'valibot';
import type { AppContext } from './context.ts';
import { AppError, invalidInput, type Issue, issueAt, refusal } from '../../ground/errors.ts';
import { readAway } from './read-away.ts';

/** Largest JSON body, in bytes. */
const JSON_LIMIT = 100 * 1024;

/** Throws for text that is not UTF-8; a name in Latin-1 would lose its accents. */
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a JSON body, and counts its bytes, as `Content-Length` may be wrong. */
export async function readJson(context: AppContext): Promise<unknown> {
  if (mediaTypeOfBody(context.req.header('Content-Type')) !== 'application/json')
    throw refusal('wrong-content-type:json');
  const encoding = context.req.header('Content-Encoding');
  if (encoding !== undefined && encoding !== 'identity') throw refusal('wrong-content-encoding');
  const bytes = await readBytes(context);
  try {
    const read: unknown = JSON.parse(strictUtf8.decode(bytes), refuseUnstorableText);
    // To a schema, a list is an object without any of its fields.
    if (Array.isArray(read)) throw refusal('invalid-input');
    return read;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refusal('malformed-json');
  }
}

/** The media type of a `Content-Type`: without its parameters, in lower case. */
export function mediaTypeOfBody(contentType: string | null | undefined): string | undefined {
  return contentType?.split(';')[0]?.trim().toLowerCase();
}

async function readBytes(context: AppContext): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const { body, signal } = context.req.raw;
  // Canceling the body would close the connection before the caller has read the answer.
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > JSON_LIMIT) break;
    chunks.push(chunk);
  }
  if (size > JSON_LIMIT) {
    await readAway(body, signal);
    throw refusal('body-too-large');
  }
  return Buffer.concat(chunks);
}

/** Throws for text that PostgreSQL does not store: NUL and half a surrogate pair. */
function refuseUnstorableText(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw refusal('unstorable-text');
  }
  return value;
}

/** The input as the schema converts it. Throws a 400 with the issues. */
export function checkInput<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, withAbsentKeys(schema, value), { message: '' });
  if (!result.success) {
    const [first, ...others] = result.issues;
    throw invalidInput(asIssue(first), ...others.map(asIssue));
  }
  return result.output;
}

/** An issue in the words of the contract; one of a rule without a sentence gets a general one. */
function asIssue(issue: v.BaseIssue<unknown>): Issue {
  const path = v.getDotPath(issue) ?? '';
  if (issue.message) return issueAt(path, issue.message as RuleKey);
  return path === '' ? issueAt(path, 'invalid-input') : issueAt(path, 'value-invalid', { values: { path } });
}

/**
 * Adds an object's absent fields as undefined, so that a missing one gets the sentence of its rule, as an empty one
 * does.
 */
function withAbsentKeys(schema: v.GenericSchema, value: unknown): unknown {
  if (!('entries' in schema) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const absent = Object.keys(schema.entries as object).map((key) => [key, undefined]);
  return { ...Object.fromEntries(absent), ...value };
}

/** Checks the text fields of a form or a query as `checkInput` does. */
export function checkFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: Record<string, string>,
): v.InferOutput<Schema> {
  for (const [name, value] of Object.entries(fields)) {
    refuseUnstorableText(name, value);
    // The reader of the form puts this character in place of bytes that are not UTF-8.
    if (value.includes('\ufffd')) throw refusal('unstorable-text');
  }
  return checkInput(schema, fields);
}
