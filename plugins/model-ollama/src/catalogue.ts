import type { Ollama } from 'ollama';
import * as v from 'valibot';
import { failure, missing } from './failures.ts';

const text = v.nullish(v.string(), '');
const tags = v.object({ models: v.array(v.object({ name: v.string(), digest: text, remote_host: text })) });
const description = v.object({ model_info: v.optional(v.record(v.string(), v.unknown()), {}), capabilities: v.nullish(v.array(v.string()), []), remote_host: text });

/** What the server says about a model. */
export type Description = { digest: string; contextTokens: number; canThink: boolean };

/** Where a model does not say how much it can read. */
const commonContext = 4096;

/** The digest of the model as it is now. Throws `missing`. */
export async function findDigest(ollama: Ollama, model: string): Promise<string> {
  const { models } = read(tags, await ollama.list());
  const found = models.find(({ name }) => name === model || name === `${model}:latest`);
  if (!found) throw missing(model);
  refuseRemote(model, found.remote_host);
  return found.digest;
}

export async function describe(ollama: Ollama, model: string, digest: string): Promise<Description> {
  const { model_info: info, capabilities, remote_host } = read(description, await ollama.show({ model }));
  refuseRemote(model, remote_host);
  const context = info[`${String(info['general.architecture'])}.context_length`];
  return { digest, contextTokens: typeof context === 'number' && context > 0 ? context : commonContext, canThink: capabilities.includes('thinking') };
}

/** Ollama offers models that run in a cloud of its own: documents would leave the building by them. */
function refuseRemote(model: string, remoteHost: string): void {
  if (remoteHost !== '') throw failure('unavailable', `The model ${model} does not run on your server but at ${remoteHost}. Choose one that your server runs itself.`);
}

function read<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) throw failure('bad-output', 'What answers at OLLAMA_HOST does not speak as Ollama does');
  return parsed.output;
}
