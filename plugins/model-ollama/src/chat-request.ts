import { answerSchema, type GenerateRequest } from '@cotejo/plugin-kit';
import type { ChatRequest as AnyChatRequest } from 'ollama';
import type { GenericSchema } from 'valibot';
import type { OllamaSettings } from './settings.ts';

export type ChatRequest = AnyChatRequest & { stream: true };

/** The highest bound in a schema that Ollama's engine can handle: a higher one crashes it (seen in 0.17). */
const countsTo = 2000;
const bounds = new Set(['minLength', 'maxLength', 'minItems', 'maxItems']);

/** The body of a chat request; `window` is the context window in tokens, for prompt and answer together. */
export function chatRequest(
  { OLLAMA_MODEL: model, OLLAMA_KEEP_ALIVE: keep_alive }: OllamaSettings,
  { system, input, schema, maxOutputTokens }: GenerateRequest<GenericSchema>,
  { window, canThink }: { window: number; canThink: boolean },
): ChatRequest {
  const request = {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: input },
    ],
    format: answerFormat(schema),
    stream: true as const,
    keep_alive,
    // Not in the client's types yet: the server must refuse a prompt that is too long, and not cut it.
    truncate: false,
    shift: false,
    // No penalty for repetition: a quote repeats the resume word for word.
    options: {
      temperature: 0,
      seed: 1,
      num_ctx: window,
      num_predict: maxOutputTokens,
      repeat_penalty: 1,
      presence_penalty: 0,
      frequency_penalty: 0,
    },
  };
  return canThink ? { ...request, think: false } : request;
}

/**
 * The JSON Schema that constrains the answer, without bounds that are too high for Ollama: the kit checks them later.
 */
function answerFormat(schema: GenericSchema): Record<string, unknown> {
  return JSON.parse(JSON.stringify(answerSchema(schema)), (key, value: unknown) =>
    bounds.has(key) && Number(value) > countsTo ? undefined : value,
  );
}
