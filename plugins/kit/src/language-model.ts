import { toJsonSchema } from '@valibot/to-json-schema';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { ProviderError } from './errors.ts';
import type { CallOptions, Provider } from './provider.ts';

/** Which model answers, and how much it can read at once. */
export type ModelIdentity = {
  /** As configured, such as `qwen3:8b`. */
  model: string;
  /**
   * Changes whenever the model's weights do; the model's name where its vendor says no more. Part of a result's key.
   */
  digest: string;
  /** Tokens that instructions, input and answer may have together. */
  contextTokens: number;
};

export type GenerateRequest<Schema extends GenericSchema> = {
  /** What to do: written by Cotejo, never holding a document's text. */
  system: string;
  /** The documents' text, which is data. */
  input: string;
  /** The shape of the answer; it must have a JSON Schema form. */
  schema: Schema;
  maxOutputTokens: number;
};

export type GenerateOptions = CallOptions & {
  /** Called while the answer comes in, with the number of tokens or pieces so far. */
  onProgress?(outputTokens: number): void;
};

/** Tokens that a call has cost, as its engine counted them. */
export type TokenUsage = { inputTokens: number; outputTokens: number };

export type Generation<Value> = { value: Value; usage: TokenUsage };

/** A model that answers in JSON. It decides nothing: the pipeline checks each answer. */
export type LanguageModel = Provider & {
  identify(options: CallOptions): Promise<ModelIdentity>;
  /** Tokens as the model's engine counts them; an upper estimate where it cannot be asked. */
  countTokens(text: string, options: CallOptions): Promise<number>;
  /**
   * Answers with a value that satisfies the schema. Throws `ProviderError`: `too-long` rather than cut the input,
   * `bad-output` for an answer of another shape, and the other reasons as they are named.
   */
  generate<Schema extends GenericSchema>(
    request: GenerateRequest<Schema>,
    options: GenerateOptions,
  ): Promise<Generation<InferOutput<Schema>>>;
};

/** The JSON Schema that constrains a model's answer. */
export function answerSchema(schema: GenericSchema): Record<string, unknown> {
  const { $schema: _, ...description } = toJsonSchema(schema, { errorMode: 'ignore' });
  return description;
}

/**
 * Parses and checks a model's answer. Throws `ProviderError` (`bad-output`), which says what is wrong and never quotes
 * the answer.
 */
export function parseAnswer<Schema extends GenericSchema>(
  plugin: string,
  schema: Schema,
  answer: string,
): InferOutput<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(answer);
  } catch {
    throw new ProviderError(plugin, 'bad-output', 'The answer is not JSON');
  }
  const parsed = safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const places = parsed.issues
    .slice(0, 5)
    .map((issue) => `${(issue.path ?? []).map(({ key }) => String(key)).join('.') || 'the answer'}: ${issue.type}`);
  throw new ProviderError(plugin, 'bad-output', `The answer has another shape: ${places.join('; ')}`);
}

/**
 * An upper estimate of the tokens of a text, for where no engine can be asked. In common vocabularies a token of a
 * European text has three to five characters.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 2.5);
}
