import type { Anthropic } from '@anthropic-ai/sdk';
import type { ModelInfo } from '@anthropic-ai/sdk/resources/models';
import type {
  MessageCreateParamsStreaming,
  RawMessageStreamEvent,
  StopReason,
} from '@anthropic-ai/sdk/resources/messages';
import {
  type AnswerPart,
  type FailureWords,
  type ModelService,
  serviceFetch,
  type ServiceRequest,
} from '@cotejo/plugin-kit/service';

export type Settings = {
  ANTHROPIC_MODEL: string;
  ANTHROPIC_API_KEY: string;
  ANTHROPIC_BASE_URL: string;
  ANTHROPIC_CONTEXT_TOKENS?: number | undefined;
};

const plugin = 'model-anthropic';

const words: FailureWords = [
  [/prompt is too long|request_too_large|exceed context limit/, 'too-long'],
  [/credit balance|billing_error/, 'budget'],
  [/rate_limit_error/, 'rate-limit'],
  [/overloaded_error|"api_error"/, 'unavailable'],
];

/** The context window, in tokens, of a model for which Anthropic states none. */
const defaultContext = 200_000;

/** Extra output tokens for a model whose reasoning cannot be switched off: reasoning counts as output. */
const thinkingRoom = 8_192;

const ends: Partial<Record<StopReason, AnswerPart['end']>> = {
  end_turn: 'complete',
  stop_sequence: 'complete',
  max_tokens: 'bad-output',
  refusal: 'refused',
  model_context_window_exceeded: 'too-long',
};

export function anthropicService(settings: Settings): ModelService {
  const { ANTHROPIC_MODEL: model } = settings;
  let opened: Promise<Anthropic> | undefined;
  const client = () => (opened ??= openClient(settings));
  let known: ModelInfo | undefined;
  const info = async (signal: AbortSignal) =>
    (known ??= await (await client()).models.retrieve(model, undefined, { signal }));
  return {
    plugin,
    words,
    advice: {
      auth: 'Look at ANTHROPIC_API_KEY.',
      missing: `Look at ANTHROPIC_MODEL: there is no "${model}".`,
      unavailable: 'Look at ANTHROPIC_BASE_URL.',
    },
    identify: async (signal) => {
      const { id, max_input_tokens: limit } = await info(signal);
      return { model, digest: id, contextTokens: settings.ANTHROPIC_CONTEXT_TOKENS ?? limit ?? defaultContext };
    },
    countTokens: async (text, signal) => {
      const { input_tokens: tokens } = await (
        await client()
      ).messages.countTokens({ model, messages: [{ role: 'user', content: text }] }, { signal });
      return tokens;
    },
    answer: async (request, signal) =>
      readAnswer(await (await client()).messages.create(await bodyOf(request, await info(signal)), { signal })),
    probe: async (signal) => (await client()).models.retrieve(model, undefined, { signal }),
  };
}

async function openClient({ ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: address }: Settings): Promise<Anthropic> {
  const { Anthropic } = await import('@anthropic-ai/sdk');
  const headers = { 'x-api-key': key };
  // Every option is given: the client would read missing ones from the environment.
  return new Anthropic({
    apiKey: key,
    baseURL: address,
    webhookKey: null,
    logLevel: 'off',
    openTelemetry: false,
    maxRetries: 0,
    fetch: serviceFetch({ plugin, address, headers, keep: ['anthropic-version'], words }),
  });
}

/** The body of a request; the API has neither temperature nor seed. */
async function bodyOf(
  { system, input, schema, maxOutputTokens }: ServiceRequest,
  { id, capabilities, max_tokens: most }: ModelInfo,
): Promise<MessageCreateParamsStreaming> {
  const { jsonSchemaOutputFormat } = await import('@anthropic-ai/sdk/helpers/json-schema');
  const { schema: adapted } = jsonSchemaOutputFormat(schema as Parameters<typeof jsonSchemaOutputFormat>[0]);
  const thinking = capabilities?.thinking;
  const canBeStill = !thinking?.supported || thinking.types.disabled.supported;
  return {
    model: id,
    max_tokens: Math.min(maxOutputTokens + (canBeStill ? 0 : thinkingRoom), most ?? Infinity),
    system,
    messages: [{ role: 'user', content: input }],
    output_config: { format: { type: 'json_schema', schema: adapted } },
    ...(thinking?.supported && canBeStill && { thinking: { type: 'disabled' } }),
    stream: true,
  };
}

async function* readAnswer(events: AsyncIterable<RawMessageStreamEvent>): AsyncGenerator<AnswerPart> {
  for await (const event of events) {
    if (event.type === 'message_start') yield { inputTokens: inputTokens(event.message.usage) };
    if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') yield { text: event.delta.text };
    if (event.type === 'message_delta') {
      const {
        delta: { stop_reason: reason },
        usage,
      } = event;
      yield { outputTokens: usage.output_tokens, ...(reason && { end: ends[reason] ?? 'bad-output' }) };
    }
  }
}

type Usage = {
  input_tokens: number;
  cache_creation_input_tokens: number | null;
  cache_read_input_tokens: number | null;
};

function inputTokens({
  input_tokens: read,
  cache_creation_input_tokens: written,
  cache_read_input_tokens: cached,
}: Usage): number {
  return read + (written ?? 0) + (cached ?? 0);
}
