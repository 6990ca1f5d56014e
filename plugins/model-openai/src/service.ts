import { egressOf } from '@cotejo/plugin-kit';
import {
  type AnswerPart,
  failure,
  failureOf,
  type FailureWords,
  type ModelService,
  serviceFetch,
  type ServiceRequest,
} from '@cotejo/plugin-kit/service';
import type { OpenAI } from 'openai';
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { dropEmptyOptionals, strictSchema } from './strict-schema.ts';

export type Settings = {
  OPENAI_MODEL: string;
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL: string;
  OPENAI_API_VERSION?: string | undefined;
  OPENAI_CONTEXT_TOKENS?: number | undefined;
  OPENAI_REASONING_EFFORT?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | undefined;
};

const plugin = 'model-openai';

/** Error messages of OpenAI, Azure, vLLM, llama.cpp and LM Studio. */
const words: FailureWords = [
  [
    /context_length_exceeded|exceed_context_size|maximum context length|context (length|size|window|overflow)/i,
    'too-long',
  ],
  [/content_filter|content_policy|ResponsibleAIPolicyViolation/, 'refused'],
  [/insufficient_quota|insufficient credits/i, 'budget'],
  [/invalid_api_key/, 'auth'],
  [/model_not_found|DeploymentNotFound/, 'missing'],
  [/rate_limit/, 'rate-limit'],
];

/** Extra output tokens for reasoning, which services count as output. */
const thinkingRoom = 8_192;

const ends: Record<NonNullable<ChatCompletionChunk.Choice['finish_reason']>, AnswerPart['end']> = {
  stop: 'complete',
  length: 'bad-output',
  content_filter: 'refused',
  tool_calls: 'bad-output',
  function_call: 'bad-output',
};

export function openaiService(settings: Settings): ModelService {
  const { OPENAI_MODEL: model, OPENAI_BASE_URL: address } = settings;
  let opened: Promise<OpenAI> | undefined;
  const client = () => (opened ??= openClient(settings));
  const habits: Habits = { isFixed: false };
  const isOwn = egressOf(address) === 'local';
  return {
    plugin,
    words,
    advice: {
      auth: 'Look at OPENAI_API_KEY.',
      missing: `Look at OPENAI_MODEL: there is no "${model}".`,
      unavailable: 'Look at OPENAI_BASE_URL.',
    },
    identify: async () => ({
      model,
      digest: model,
      contextTokens: settings.OPENAI_CONTEXT_TOKENS ?? (isOwn ? 8_192 : 128_000),
    }),
    answer: async (request, signal) =>
      readAnswer(await begin(await client(), bodyOf(request, settings), habits, signal)),
    restore: dropEmptyOptionals,
    probe: async (signal) => probe(await client(), settings, signal),
  };
}

async function openClient(settings: Settings): Promise<OpenAI> {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: address, OPENAI_API_VERSION: apiVersion } = settings;
  const { AzureOpenAI, OpenAI } = await import('openai');
  const headers: Record<string, string> =
    key === undefined ? {} : apiVersion ? { 'api-key': key } : { authorization: `Bearer ${key}` };
  // Every option is given: the client would read missing ones from the environment.
  const common = {
    apiKey: key ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    fetch: serviceFetch({ plugin, address, headers, words }),
  } as const;
  return apiVersion
    ? new AzureOpenAI({ ...common, baseURL: `${address}/openai`, apiVersion, deployment: settings.OPENAI_MODEL })
    : new OpenAI({ ...common, baseURL: address });
}

function bodyOf(
  { system, input, schema, maxOutputTokens }: ServiceRequest,
  settings: Settings,
): ChatCompletionCreateParamsStreaming {
  const effort = settings.OPENAI_REASONING_EFFORT;
  const limit = maxOutputTokens + (effort && effort !== 'none' ? thinkingRoom : 0);
  return {
    model: settings.OPENAI_MODEL,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: input },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'answer', strict: true, schema: strictSchema(schema) },
    },
    // Other servers know only the older name, and would write without end.
    ...(isVendor(settings) ? { max_completion_tokens: limit } : { max_tokens: limit }),
    ...(effort && { reasoning_effort: effort }),
    stream: true,
    stream_options: { include_usage: true },
  };
}

function isVendor({ OPENAI_BASE_URL }: Settings): boolean {
  return /(^|\.)(openai\.com|azure\.com)$/.test(new URL(OPENAI_BASE_URL).hostname);
}

/** Whether the model has refused `temperature` and `seed`, as reasoning models do. */
type Habits = { isFixed: boolean };

async function begin(
  client: OpenAI,
  body: ChatCompletionCreateParamsStreaming,
  habits: Habits,
  signal: AbortSignal,
): Promise<AsyncIterable<ChatCompletionChunk>> {
  const create = () =>
    client.chat.completions.create(habits.isFixed ? body : { ...body, temperature: 0, seed: 1 }, { signal });
  try {
    return await create();
  } catch (error) {
    if (habits.isFixed || failureOf(plugin, error, words).reason !== 'bad-input') throw error;
    habits.isFixed = true;
    return create();
  }
}

async function* readAnswer(chunks: AsyncIterable<ChatCompletionChunk>): AsyncGenerator<AnswerPart> {
  let isRefused = false;
  for await (const { choices, usage } of chunks) {
    const [choice] = choices ?? [];
    isRefused ||= Boolean(choice?.delta?.refusal);
    if (choice?.delta?.content) yield { text: choice.delta.content };
    if (choice?.finish_reason) yield { end: isRefused ? 'refused' : (ends[choice.finish_reason] ?? 'bad-output') };
    if (usage) yield { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
  }
}

/** Throws where the server's list lacks the model. Azure lists models that are not deployed; some servers list none. */
async function probe(
  client: OpenAI,
  { OPENAI_MODEL, OPENAI_API_VERSION }: Settings,
  signal: AbortSignal,
): Promise<void> {
  const { data } = await client.models.list({ signal });
  if (!OPENAI_API_VERSION && data?.length && !data.some(({ id }) => id === OPENAI_MODEL))
    throw failure(plugin, 'missing');
}
