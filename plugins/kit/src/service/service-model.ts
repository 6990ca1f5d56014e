import type { GenericSchema } from 'valibot';
import type { Health } from '../provider.ts';
import { ProviderError, type ProviderFailure } from '../errors.ts';
import {
  answerSchema,
  estimateTokens,
  parseAnswer,
  type GenerateOptions,
  type GenerateRequest,
  type LanguageModel,
  type ModelIdentity,
  type TokenUsage,
} from '../language-model.ts';
import { failure, failureOf, type FailureWords } from './failures.ts';

/** One part of a streamed answer; the token counts are totals so far. */
export type AnswerPart = Partial<TokenUsage> & {
  text?: string;
  /** How the answer ended: complete, or why it cannot be used. */
  end?: 'complete' | ProviderFailure;
};

export type ServiceRequest = {
  system: string;
  input: string;
  schema: Record<string, unknown>;
  maxOutputTokens: number;
};

/** What differs from vendor to vendor in a model behind an HTTP interface. It may throw any error. */
export type ModelService = {
  plugin: string;
  words: FailureWords;
  identify(signal: AbortSignal): Promise<ModelIdentity>;
  /** Absent where the service does not count. The text is not empty. */
  countTokens?(text: string, signal: AbortSignal): Promise<number>;
  answer(request: ServiceRequest, signal: AbortSignal): AsyncIterable<AnswerPart> | Promise<AsyncIterable<AnswerPart>>;
  /** Turns the answer's JSON back into the shape asked for, where the service needs another one. */
  restore?(answer: string, schema: Record<string, unknown>): string;
  /** A call without cost that shows whether key and model are right. */
  probe(signal: AbortSignal): Promise<unknown>;
  /** What an administrator should look at, by the reason for which the probe failed. */
  advice: Partial<Record<ProviderFailure, string>>;
};

/**
 * A language model over a service: refuses an input that does not fit, collects the streamed answer, counts its tokens
 * and turns every failure into a `ProviderError`.
 */
export function createServiceModel(service: ModelService): LanguageModel {
  const call = <Value>(work: (signal: AbortSignal) => Promise<Value>, signal: AbortSignal) =>
    named(service, work, signal);
  return {
    identify: ({ signal }) => call((inner) => service.identify(inner), signal),
    countTokens: (text, { signal }) => call((inner) => countTokens(service, text, inner), signal),
    generate: (request, options) =>
      call((signal) => generate(service, request, { ...options, signal }), options.signal),
    check: ({ signal }) => checkService(service, signal),
  };
}

/** Runs a call and closes its connection at the end. Throws the reason of the caller's signal, or `ProviderError`. */
async function named<Value>(
  service: ModelService,
  work: (signal: AbortSignal) => Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  signal.throwIfAborted();
  const end = new AbortController();
  try {
    return await work(AbortSignal.any([signal, end.signal]));
  } catch (error) {
    signal.throwIfAborted();
    throw failureOf(service.plugin, error, service.words);
  } finally {
    end.abort();
  }
}

async function countTokens(service: ModelService, text: string, signal: AbortSignal): Promise<number> {
  if (text === '') return 0;
  return (await service.countTokens?.(text, signal)) ?? estimateTokens(text);
}

async function generate<Schema extends GenericSchema>(
  service: ModelService,
  request: GenerateRequest<Schema>,
  { signal, onProgress }: GenerateOptions,
) {
  const { plugin } = service;
  const { system, input, maxOutputTokens } = request;
  const schema = answerSchema(request.schema);
  await refuseTooLong(service, `${JSON.stringify(schema)}\n${system}\n${input}`, maxOutputTokens, signal);
  let text = '';
  let pieces = 0;
  let last: AnswerPart = {};
  for await (const part of await service.answer({ system, input, schema, maxOutputTokens }, signal)) {
    last = { ...last, ...part };
    if (!part.text) continue;
    text += part.text;
    onProgress?.((pieces += 1));
    signal.throwIfAborted();
  }
  if (last.end === undefined) throw failure(plugin, 'bad-output', 'it broke off');
  if (last.end !== 'complete')
    throw failure(plugin, last.end, last.end === 'bad-output' ? `longer than ${maxOutputTokens} tokens` : undefined);
  const value = parseAnswer(plugin, request.schema, service.restore?.(text, schema) ?? text);
  return {
    value,
    usage: {
      inputTokens: last.inputTokens ?? estimateTokens(system + input),
      outputTokens: last.outputTokens ?? estimateTokens(text),
    },
  };
}

/** Asks the service to count only where the upper estimate does not fit. */
async function refuseTooLong(
  service: ModelService,
  text: string,
  maxOutputTokens: number,
  signal: AbortSignal,
): Promise<void> {
  const { contextTokens } = await service.identify(signal);
  const room = contextTokens - maxOutputTokens;
  if (estimateTokens(text) <= room) return;
  if (!service.countTokens || (await service.countTokens(text, signal)) > room)
    throw failure(service.plugin, 'too-long', `${contextTokens} tokens in all`);
}

async function checkService(service: ModelService, signal: AbortSignal): Promise<Health> {
  try {
    await named(service, (inner) => service.probe(inner), signal);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const advice = service.advice[error.reason];
    return { ok: false, message: advice ? `${error.message} ${advice}` : error.message };
  }
}
