import { toJsonSchema } from '@valibot/to-json-schema';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { ProviderError } from './errors.ts';
import type { CallOptions, Provider } from './provider.ts';

/** Which weights answer, and how much they can read at once. */
export type ModelIdentity = {
  /** As configured, such as `qwen3:8b`. */
  model: string;
  /** Changes whenever the weights do; the model's name where its maker tells no more. Results are kept under it. */
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
  /** Told while the answer comes in, with the tokens or pieces so far. */
  onProgress?(outputTokens: number): void;
};

/** Tokens that a call has cost, as its engine counted them. */
export type TokenUsage = { inputTokens: number; outputTokens: number };

export type Generation<Value> = { value: Value; usage: TokenUsage };

/** A model that answers in JSON. It decides nothing: what comes back is checked by the pipeline. */
export type LanguageModel = Provider & {
  identify(options: CallOptions): Promise<ModelIdentity>;
  /** As the model's engine counts them; an upper estimate where it cannot be asked. */
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

/** A model's answer as the value that it should be. Throws `ProviderError` (`bad-output`) and says what is wrong, never what was answered. */
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
 * Tokens of a text where no engine can be asked, on the safe side: European text has three to five characters a token in
 * common vocabularies, and never more tokens than bytes.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 2.5);
}
