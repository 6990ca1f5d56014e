import { answerSchema, type GenerateRequest } from '@cotejo/plugin-kit';
import type { ChatRequest as AnyChatRequest } from 'ollama';
import type { GenericSchema } from 'valibot';
import type { OllamaSettings } from './settings.ts';

export type ChatRequest = AnyChatRequest & { stream: true };

/** How far a grammar of Ollama's engine counts: given a higher bound, the engine crashes (seen in 0.17). */
const countsTo = 2000;
const bounds = new Set(['minLength', 'maxLength', 'minItems', 'maxItems']);

/** What Ollama is sent for a question; `window` is the tokens that prompt and answer may have together. */
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
    // Not in the client's types yet: refuse what is too long instead of cutting the prompt, or the beginning of it while answering.
    truncate: false,
    shift: false,
    // A quote repeats the resume word for word, so nothing is held against repetition.
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

/** The JSON Schema that constrains the answer. Bounds that Ollama cannot count to are left to the check of the finished answer. */
function answerFormat(schema: GenericSchema): Record<string, unknown> {
  return JSON.parse(JSON.stringify(answerSchema(schema)), (key, value: unknown) =>
    bounds.has(key) && Number(value) > countsTo ? undefined : value,
  );
}
