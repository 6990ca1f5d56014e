import {
  type AnswerPart,
  type FailureWords,
  keepKeywords,
  mapSchema,
  type ModelService,
  serviceFetch,
  type ServiceRequest,
} from '@cotejo/plugin-kit/service';
import type { GenerateContentParameters, GenerateContentResponse, GoogleGenAI, Model } from '@google/genai';

export type Settings = {
  GEMINI_MODEL: string;
  GEMINI_API_KEY: string;
  GEMINI_BASE_URL: string;
  GEMINI_CONTEXT_TOKENS?: number | undefined;
};

const plugin = 'model-gemini';

const words: FailureWords = [
  [/API_KEY_INVALID|API key not valid/, 'auth'],
  [/input token count|exceeds the maximum number of tokens/i, 'too-long'],
  // Messages of the client for a body that is no stream of answers.
  [/Incomplete JSON segment|parsing stream chunk/, 'bad-output'],
];

/** The context window, in tokens, of a model for which Google states none. */
const defaultContext = 1_048_576;

/** Extra output tokens for reasoning, which counts as output. */
const thinkingRoom = 8_192;

/** The keywords that `responseJsonSchema` accepts. */
const keywords = [
  '$ref',
  '$defs',
  'type',
  'format',
  'title',
  'description',
  'enum',
  'items',
  'prefixItems',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'anyOf',
  'properties',
  'additionalProperties',
  'required',
];

const refusals = ['SAFETY', 'RECITATION', 'LANGUAGE', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII'];

export function geminiService(settings: Settings): ModelService {
  const { GEMINI_MODEL: model } = settings;
  let opened: Promise<GoogleGenAI> | undefined;
  const client = () => (opened ??= openClient(settings));
  let known: Model | undefined;
  const get = async (signal: AbortSignal) => (await client()).models.get({ model, config: { abortSignal: signal } });
  const info = async (signal: AbortSignal) => (known ??= await get(signal));
  return {
    plugin,
    words,
    advice: {
      auth: 'Look at GEMINI_API_KEY.',
      missing: `Look at GEMINI_MODEL: there is no "${model}".`,
      unavailable: 'Look at GEMINI_BASE_URL.',
    },
    identify: async (signal) => {
      const { version, inputTokenLimit } = await info(signal);
      return {
        model,
        digest: version ? `${model}@${version}` : model,
        contextTokens: settings.GEMINI_CONTEXT_TOKENS ?? inputTokenLimit ?? defaultContext,
      };
    },
    countTokens: async (text, signal) => {
      const { totalTokens } = await (
        await client()
      ).models.countTokens({ model, contents: text, config: { abortSignal: signal } });
      return totalTokens ?? Infinity;
    },
    answer: async (request, signal) =>
      readAnswer(
        await (await client()).models.generateContentStream(bodyOf(request, model, await info(signal), signal)),
      ),
    probe: get,
  };
}

async function openClient({ GEMINI_API_KEY: key, GEMINI_BASE_URL: address }: Settings): Promise<GoogleGenAI> {
  const { GoogleGenAI } = await import('@google/genai');
  // Every option is given: the client would read missing ones from the environment.
  return new GoogleGenAI({
    apiKey: key,
    vertexai: false,
    apiVersion: 'v1beta',
    httpOptions: {
      baseUrl: address,
      apiVersion: 'v1beta',
      fetch: serviceFetch({ plugin, address, headers: { 'x-goog-api-key': key }, words }),
    },
  });
}

function bodyOf(
  { system, input, schema, maxOutputTokens }: ServiceRequest,
  model: string,
  info: Model,
  signal: AbortSignal,
): GenerateContentParameters {
  return {
    model,
    contents: [{ role: 'user', parts: [{ text: input }] }],
    config: {
      systemInstruction: system,
      responseMimeType: 'application/json',
      responseJsonSchema: mapSchema(schema, (each) => keepKeywords(each, keywords)),
      maxOutputTokens: Math.min(
        maxOutputTokens + (info.thinking ? thinkingRoom : 0),
        info.outputTokenLimit ?? Infinity,
      ),
      temperature: 0,
      seed: 1,
      candidateCount: 1,
      // One call for one answer: its cost and duration are limited by Cotejo.
      automaticContinuation: false,
      automaticFunctionCalling: { disable: true },
      abortSignal: signal,
    },
  };
}

async function* readAnswer(responses: AsyncIterable<GenerateContentResponse>): AsyncGenerator<AnswerPart> {
  for await (const { candidates, promptFeedback, usageMetadata: usage } of responses) {
    const [candidate] = candidates ?? [];
    const text = (candidate?.content?.parts ?? []).map((part) => (part.thought ? '' : (part.text ?? ''))).join('');
    const end = promptFeedback?.blockReason ? 'refused' : endOf(candidate?.finishReason);
    yield {
      ...(text && { text }),
      ...(end && { end }),
      ...(usage?.promptTokenCount !== undefined && { inputTokens: usage.promptTokenCount }),
      ...(usage?.candidatesTokenCount !== undefined && {
        outputTokens: usage.candidatesTokenCount + (usage.thoughtsTokenCount ?? 0),
      }),
    };
  }
}

function endOf(reason: string | undefined): AnswerPart['end'] {
  if (reason === undefined) return undefined;
  if (reason === 'STOP') return 'complete';
  return refusals.includes(reason) ? 'refused' : 'bad-output';
}
