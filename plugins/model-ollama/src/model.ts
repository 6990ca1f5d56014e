import {
  estimateTokens,
  type GenerateOptions,
  type GenerateRequest,
  type Health,
  type LanguageModel,
  type Log,
  parseAnswer,
  ProviderError,
} from '@cotejo/plugin-kit';
import type { GenericSchema } from 'valibot';
import { type Answer, readAnswer } from './answer.ts';
import { createCatalog, type Description } from './catalog.ts';
import { chatRequest } from './chat-request.ts';
import { connect } from './connection.ts';
import { withoutControlWords } from './control-words.ts';
import { failure, pluginName } from './failures.ts';
import { limited } from './limited.ts';
import { createPace, type Patience, usualPatience } from './pace.ts';
import type { OllamaSettings } from './settings.ts';
import { createTurns } from './turns.ts';
import { windowsFor } from './windows.ts';

/** A language model that an Ollama server runs. */
export function createModel(settings: OllamaSettings, log: Log, patience: Patience = usualPatience): LanguageModel {
  const takeTurn = createTurns(settings.OLLAMA_CONCURRENCY);
  const { fetchDescription, recall } = createCatalog(settings, log);
  const ask = createAsking(settings, patience);
  /** Why the last answer failed, which asking for the list of models does not show. */
  let trouble: ProviderError | undefined;

  return {
    async identify(options) {
      const { digest, contextTokens } = await fetchDescription(options);
      return { model: settings.OLLAMA_MODEL, digest, contextTokens };
    },
    // The server counts a text only by reading it, which takes as long as reading the prompt itself.
    countTokens: async (text, { signal }) => {
      signal.throwIfAborted();
      return estimateTokens(text);
    },
    generate: (request, options) =>
      takeTurn(options.signal, async () => {
        try {
          const answer = await ask(request, await recall(options), options);
          trouble = undefined;
          if (answer.done === 'length')
            throw failure('bad-output', `The answer was cut after ${answer.answerTokens} tokens`);
          return {
            value: parseAnswer(pluginName, request.schema, answer.text),
            usage: { inputTokens: answer.promptTokens, outputTokens: answer.answerTokens },
          };
        } catch (error) {
          if (error instanceof ProviderError && ['timeout', 'unavailable', 'crashed'].includes(error.reason))
            trouble = error;
          throw error;
        }
      }),
    async check(options): Promise<Health> {
      try {
        await fetchDescription(options);
        // Still `ok`, because it may work again by now: only the next answer can tell.
        return trouble ? { ok: true, message: trouble.message } : { ok: true };
      } catch (error) {
        options.signal.throwIfAborted();
        return { ok: false, message: (error as Error).message };
      }
    },
  };
}

/** Asks with growing context windows until one holds prompt and answer; the server refuses what does not fit. */
function createAsking(settings: OllamaSettings, patience: Patience) {
  const pace = createPace(patience);

  const askInWindow = async (
    request: GenerateRequest<GenericSchema>,
    shape: { window: number; canThink: boolean },
    { signal, onProgress }: GenerateOptions,
  ) => {
    const milliseconds = pace.limit(bytesOf(request) / 3, request.maxOutputTokens);
    const late = () =>
      failure(
        'timeout',
        `The model ${settings.OLLAMA_MODEL} took more than ${Math.round(milliseconds / 1000)} s: ` +
          `${pace.describe()}. Choose a smaller model or a faster machine.`,
      );
    const answer = await limited(settings, { signal, milliseconds, late }, async (signal) => {
      const ollama = connect(settings.OLLAMA_HOST, { signal, maxBytes: streamBytes(request.maxOutputTokens) });
      return readAnswer(await ollama.chat(chatRequest(settings, request, shape)), (pieces) => onProgress?.(pieces));
    });
    pace.learn(answer);
    return answer;
  };

  return async (
    given: GenerateRequest<GenericSchema>,
    { contextTokens, canThink }: Description,
    options: GenerateOptions,
  ): Promise<Answer> => {
    const request = { ...given, input: withoutControlWords(given.input) };
    for (const window of windowsFor(bytesOf(request), request.maxOutputTokens, contextTokens)) {
      const answer = await askInWindow(request, { window, canThink }, options).catch((error: unknown) => {
        if (error instanceof ProviderError && error.reason === 'too-long') return undefined;
        throw error;
      });
      if (answer && fits(answer, window, request.maxOutputTokens)) return answer;
    }
    throw failure('too-long', `The prompt and its answer do not fit into ${contextTokens} tokens.`);
  };
}

/**
 * Whether nothing was cut: an old server cuts a prompt to the window, and any server an answer that reaches its end.
 */
function fits({ promptTokens, answerTokens, done }: Answer, window: number, maxOutputTokens: number): boolean {
  return promptTokens < window && !(done === 'length' && answerTokens < maxOutputTokens);
}

const bytesOf = ({ system, input }: GenerateRequest<GenericSchema>): number =>
  Buffer.byteLength(system) + Buffer.byteLength(input);

/** An upper bound for a streamed answer: each token comes in a JSON object of some 150 bytes. */
const streamBytes = (tokens: number): number => 65_536 + tokens * 1024;
