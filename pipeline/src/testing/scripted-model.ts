import {
  answerSchema,
  estimateTokens,
  type GenerateRequest,
  type LanguageModel,
  parseAnswer,
} from '@cotejo/plugin-kit';
import type { GenericSchema } from 'valibot';
import { modelStages } from '../model/index.ts';

/** What a scripted model is asked, and how often it was asked before. */
export type Asked = {
  system: string;
  input: string;
  schema: Record<string, unknown>;
  maxOutputTokens: number;
  call: number;
};

/**
 * Writes the answer, as an engine would: a string is the answer's text, anything else becomes JSON, an error is thrown.
 */
export type Script = (asked: Asked, signal: AbortSignal) => unknown;

/** A language model whose engine is a script: what comes back is read as a plugin would read it. */
export function scriptedModel(
  script: Script,
  { contextTokens = 8_192, digest = 'scripted-1' } = {},
): LanguageModel & { asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    asked,
    identify: async () => ({ model: 'scripted', digest, contextTokens }),
    countTokens: async (text) => estimateTokens(text),
    async generate<Schema extends GenericSchema>(
      { system, input, schema, maxOutputTokens }: GenerateRequest<Schema>,
      { signal, onProgress }: { signal: AbortSignal; onProgress?: (tokens: number) => void },
    ) {
      signal.throwIfAborted();
      const question = { system, input, schema: answerSchema(schema), maxOutputTokens, call: asked.length };
      asked.push(question);
      onProgress?.(1);
      const written = await script(question, signal);
      const text = typeof written === 'string' ? written : JSON.stringify(written);
      return {
        value: parseAnswer('scripted', schema, text),
        usage: { inputTokens: estimateTokens(system + input), outputTokens: estimateTokens(text) },
      };
    },
  };
}

/** The stages of a scripted model. */
export const scriptedStages = (model: LanguageModel, { hidesIdentity = false } = {}) =>
  modelStages({ plugin: 'scripted', version: '1', model, name: 'scripted', hidesIdentity });
