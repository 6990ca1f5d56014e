import {
  type CallOptions, estimateTokens, type GenerateOptions, type GenerateRequest, type Health, type LanguageModel, type Log, parseAnswer, ProviderError,
} from '@cotejo/plugin-kit';
import type { GenericSchema } from 'valibot';
import { type Answer, type ChatRequest, readAnswer } from './answer.ts';
import { answerFormat } from './answer-format.ts';
import { describe, type Description, findDigest } from './catalogue.ts';
import { connect } from './connection.ts';
import { withoutControlWords } from './control-words.ts';
import { asProviderError, failure, pluginName } from './failures.ts';
import { createPace, type Patience, usualPatience } from './pace.ts';
import { createPulling } from './pulling.ts';
import type { OllamaSettings } from './settings.ts';
import { createTurns } from './turns.ts';
import { windowsFor } from './windows.ts';

/** Milliseconds in which a server that is well says which models it has. */
const catalogueLimit = 10_000;
/** A piece of a stream is a token in its wrapping of some 150 bytes. */
const streamBytes = (tokens: number) => 65_536 + tokens * 1024;

/** A server too old to refuse cuts a prompt down to the window; and an answer that meets its end is cut before its own bound. */
function fits({ promptTokens, answerTokens, done }: Answer, window: number, maxOutputTokens: number): boolean {
  return promptTokens < window && !(done === 'length' && answerTokens < maxOutputTokens);
}

/** A model behind Ollama's interface. It runs nothing by itself: the server does. */
export function createModel(settings: OllamaSettings, log: Log, patience: Patience = usualPatience): LanguageModel {
  const { OLLAMA_HOST: host, OLLAMA_MODEL: model } = settings;
  const takeTurn = createTurns(settings.OLLAMA_CONCURRENCY);
  const pace = createPace(patience);
  const pulling = createPulling(settings, log);
  let known: Description | undefined;
  /** Why the last answer failed; a health check cannot find that out by itself. */
  let trouble: ProviderError | undefined;

  /** Runs a call under a limit of milliseconds; what it throws is the signal's reason or a `ProviderError`. */
  const limited = async <Value>(signal: AbortSignal, limit: number, late: () => ProviderError, call: (signal: AbortSignal) => Promise<Value>): Promise<Value> => {
    const over = new AbortController();
    const time = AbortSignal.timeout(limit);
    try {
      return await call(AbortSignal.any([signal, time, over.signal]));
    } catch (error) {
      signal.throwIfAborted();
      throw time.aborted ? late() : asProviderError(error, { host, model });
    } finally {
      // Whatever the server still says is not read: without this it would go on computing.
      over.abort();
    }
  };

  const identity = async ({ signal }: CallOptions): Promise<Description> => {
    signal.throwIfAborted();
    const late = () => failure('unavailable', `Ollama did not say in ${catalogueLimit / 1000} s which models it has.`);
    try {
      return await limited(signal, catalogueLimit, late, async (signal) => {
        const ollama = connect(host, { signal });
        const digest = await findDigest(ollama, model);
        if (known?.digest !== digest) known = await describe(ollama, model, digest);
        return { ...known, contextTokens: Math.min(known.contextTokens, settings.OLLAMA_CONTEXT_TOKENS) };
      });
    } catch (error) {
      if (!settings.OLLAMA_PULL || !(error instanceof ProviderError) || error.reason !== 'missing') throw error;
      pulling.begin();
      throw pulling.state() ?? error;
    }
  };

  const ask = async (request: ChatRequest, promptBytes: number, { signal, onProgress }: GenerateOptions): Promise<Answer> => {
    const maxOutputTokens = request.options!.num_predict!;
    const limit = pace.limit(promptBytes / 3, maxOutputTokens);
    const late = () => failure('timeout', `The model ${model} took more than ${Math.round(limit / 1000)} s: ${pace.describe()}. Choose a smaller model or a faster machine.`);
    const answer = await limited(signal, limit, late, async (signal) => {
      const stream = await connect(host, { signal, maxBytes: streamBytes(maxOutputTokens) }).chat(request);
      return readAnswer(stream, (pieces) => onProgress?.(pieces));
    });
    pace.learn(answer);
    return answer;
  };

  /** Asks in the first window that holds prompt and answer by the server's own count; it is told to refuse rather than cut. */
  const askInWindow = async (request: GenerateRequest<GenericSchema>, description: Description, options: GenerateOptions): Promise<Answer> => {
    const input = withoutControlWords(request.input);
    const promptBytes = Buffer.byteLength(request.system) + Buffer.byteLength(input);
    for (const window of windowsFor(promptBytes, request.maxOutputTokens, description.contextTokens)) {
      const answer = await ask(chatRequest({ ...request, input }, description, window), promptBytes, options).catch((error: unknown) => {
        if (error instanceof ProviderError && error.reason === 'too-long') return undefined;
        throw error;
      });
      if (answer && fits(answer, window, request.maxOutputTokens)) return answer;
    }
    throw failure('too-long', `The prompt and its answer do not fit into ${description.contextTokens} tokens.`);
  };

  const chatRequest = ({ system, input, schema, maxOutputTokens }: GenerateRequest<GenericSchema>, { canThink }: Description, window: number): ChatRequest => {
    const request = {
      model,
      messages: [{ role: 'system', content: system }, { role: 'user', content: input }],
      format: answerFormat(schema),
      stream: true as const,
      keep_alive: settings.OLLAMA_KEEP_ALIVE,
      // Not in the client's types yet: refuse what is too long instead of cutting the prompt, or the beginning of it while answering.
      truncate: false,
      shift: false,
      // A quote repeats the resume word for word, so nothing is held against repetition.
      options: { temperature: 0, seed: 1, num_ctx: window, num_predict: maxOutputTokens, repeat_penalty: 1, presence_penalty: 0, frequency_penalty: 0 },
    };
    return canThink ? { ...request, think: false } : request;
  };

  return {
    async identify(options) {
      const { digest, contextTokens } = await identity(options);
      return { model, digest, contextTokens };
    },
    countTokens: async (text, { signal }) => {
      signal.throwIfAborted();
      return estimateTokens(text);
    },
    generate: (request, options) => takeTurn(options.signal, async () => {
      try {
        const answer = await askInWindow(request, await identity(options), options);
        trouble = undefined;
        if (answer.done === 'length') throw failure('bad-output', `The answer was cut after ${answer.answerTokens} tokens`);
        return { value: parseAnswer(pluginName, request.schema, answer.text), usage: { inputTokens: answer.promptTokens, outputTokens: answer.answerTokens } };
      } catch (error) {
        if (error instanceof ProviderError && ['timeout', 'unavailable', 'crashed'].includes(error.reason)) trouble = error;
        throw error;
      }
    }),
    async check(options): Promise<Health> {
      try {
        await identity(options);
        // It may work again by now, which only the next answer can tell.
        return trouble ? { ok: true, message: trouble.message } : { ok: true };
      } catch (error) {
        options.signal.throwIfAborted();
        return { ok: false, message: (error as Error).message };
      }
    },
  };
}
