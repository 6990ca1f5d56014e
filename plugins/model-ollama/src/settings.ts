import { ollamaAddress, wholeNumber } from '@cotejo/plugin-kit';
import * as v from 'valibot';

export const settings = v.object({
  OLLAMA_HOST: v.pipe(
    ollamaAddress,
    v.description('Address of an Ollama server of your own, such as `http://127.0.0.1:11434`. Unset: no Ollama.'),
  ),
  OLLAMA_MODEL: v.pipe(
    v.optional(v.pipe(v.string(), v.trim()), 'qwen3:8b'),
    v.description('The model to ask, by the name that `ollama list` shows.'),
  ),
  OLLAMA_KEEP_ALIVE: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(-?\d+|(\d+(\.\d+)?(ms|s|m|h))+)$/,
          'must be a duration such as 30m, 0 to free the memory at once, or -1 to keep the model',
        ),
      ),
      '30m',
    ),
    v.transform((value) => (/^-?\d+$/.test(value) ? Number(value) : value)),
    v.description(
      'How long the model stays in memory after a call, such as `30m`; `0` frees it at once, `-1` keeps it.',
    ),
  ),
  OLLAMA_CONTEXT_TOKENS: v.pipe(
    v.optional(wholeNumber(2048, 1_048_576), '16384'),
    v.description(
      'Tokens that a prompt and its answer may have together, where the model can read that many. More need more ' +
        'memory.',
    ),
  ),
  OLLAMA_CONCURRENCY: v.pipe(
    v.optional(wholeNumber(1, 16), '1'),
    v.description('Calls that one process of Cotejo makes at once.'),
  ),
  OLLAMA_PULL: v.pipe(
    v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    v.transform((value) => value === 'true'),
    v.description(
      '`true`: the first use lets the Ollama server fetch a missing model from its registry; until it is there the ' +
        'next plugin does the work.',
    ),
  ),
});

export type OllamaSettings = v.InferOutput<typeof settings>;
