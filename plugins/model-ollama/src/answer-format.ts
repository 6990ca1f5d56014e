import { answerSchema } from '@cotejo/plugin-kit';
import type { GenericSchema } from 'valibot';

/** How far a grammar of Ollama's engine counts: given a higher bound, the engine crashes (seen in 0.17). */
const countsTo = 2000;
const bounds = new Set(['minLength', 'maxLength', 'minItems', 'maxItems']);

/** The JSON Schema that Ollama constrains an answer with. Bounds that it cannot count to are left to the check of the finished answer. */
export function answerFormat(schema: GenericSchema): Record<string, unknown> {
  return JSON.parse(JSON.stringify(answerSchema(schema)), (key, value: unknown) => (bounds.has(key) && Number(value) > countsTo ? undefined : value));
}
