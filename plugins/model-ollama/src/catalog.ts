import { type CallOptions, type Log, ProviderError } from '@cotejo/plugin-kit';
import type { Ollama } from 'ollama';
import * as v from 'valibot';
import { connect } from './connection.ts';
import { failure, missing } from './failures.ts';
import { limited } from './limited.ts';
import { createPulling } from './pulling.ts';
import type { OllamaSettings } from './settings.ts';

const text = v.nullish(v.string(), '');
const tags = v.object({ models: v.array(v.object({ name: v.string(), digest: text, remote_host: text })) });
const description = v.object({
  model_info: v.optional(v.record(v.string(), v.unknown()), {}),
  capabilities: v.nullish(v.array(v.string()), []),
  remote_host: text,
});

/** What the server says about a model; `contextTokens` is the largest context window, prompt and answer together. */
export type Description = { digest: string; contextTokens: number; canThink: boolean };

/** The context window, in tokens, of a model that states none. */
const commonContext = 4096;

/** Milliseconds in which a healthy server lists its models. */
const patience = 10_000;

export type Catalog = {
  /**
   * Asks the server for the model of the settings. Throws `ProviderError`: `missing` where the server does not have it;
   * the server then begins to fetch it if the settings allow that.
   */
  fetchDescription(options: CallOptions): Promise<Description>;
  /** The answer of the last `fetchDescription`, without a call to the server. */
  recall(options: CallOptions): Promise<Description>;
};

export function createCatalog(settings: OllamaSettings, log: Log): Catalog {
  const { OLLAMA_HOST: host, OLLAMA_MODEL: model } = settings;
  const pulling = createPulling(settings, log);
  const late = () => failure('unavailable', `Ollama did not say in ${patience / 1000} s which models it has.`);
  let known: Description | undefined;

  const find = async (signal: AbortSignal): Promise<Description> => {
    const ollama = connect(host, { signal });
    const digest = await findDigest(ollama, model);
    if (known?.digest === digest) return known;
    const found = await describe(ollama, model, digest);
    return (known = { ...found, contextTokens: Math.min(found.contextTokens, settings.OLLAMA_CONTEXT_TOKENS) });
  };

  const fetchDescription = async ({ signal }: CallOptions): Promise<Description> => {
    signal.throwIfAborted();
    try {
      return await limited(settings, { signal, milliseconds: patience, late }, find);
    } catch (error) {
      known = undefined;
      if (!settings.OLLAMA_PULL || !(error instanceof ProviderError) || error.reason !== 'missing') throw error;
      pulling.begin();
      throw pulling.state() ?? error;
    }
  };

  return { fetchDescription, recall: async (options) => known ?? fetchDescription(options) };
}

async function findDigest(ollama: Ollama, model: string): Promise<string> {
  const { models } = read(tags, await ollama.list());
  const found = models.find(({ name }) => name === model || name === `${model}:latest`);
  if (!found) throw missing(model);
  refuseRemote(model, found.remote_host);
  return found.digest;
}

async function describe(ollama: Ollama, model: string, digest: string): Promise<Description> {
  const { model_info: info, capabilities, remote_host } = read(description, await ollama.show({ model }));
  refuseRemote(model, remote_host);
  const context = info[`${String(info['general.architecture'])}.context_length`];
  return {
    digest,
    contextTokens: typeof context === 'number' && context > 0 ? context : commonContext,
    canThink: capabilities.includes('thinking'),
  };
}

/** Refuses models that Ollama runs in its own cloud: documents would leave the operator's network. */
function refuseRemote(model: string, remoteHost: string): void {
  if (remoteHost !== '')
    throw failure(
      'unavailable',
      `The model ${model} does not run on your server but at ${remoteHost}. Choose one that your server runs itself.`,
    );
}

function read<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) throw failure('bad-output', 'What answers at OLLAMA_HOST does not speak as Ollama does');
  return parsed.output;
}
