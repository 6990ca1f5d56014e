import { type Embedder, type Health, ProviderError } from '@cotejo/plugin-kit';
import { failure, failureOf, serviceFetch } from '@cotejo/plugin-kit/service';
import * as v from 'valibot';

const plugin = 'embed-ollama';
const words = [[/not found/i, 'missing']] as const;

const tags = v.object({
  models: v.array(v.object({ name: v.string(), digest: v.string(), remote_host: v.nullish(v.string(), '') })),
});
const embeddings = v.object({ embeddings: v.array(v.array(v.number())) });

type Settings = { OLLAMA_HOST: string; OLLAMA_EMBED_MODEL: string };

/** Vectors by `/api/embed`. The server cuts what is longer than the model's window. */
export function createEmbedder({ OLLAMA_HOST: host, OLLAMA_EMBED_MODEL: model }: Settings): Embedder {
  const send = serviceFetch({ plugin, address: host, headers: {}, words });

  const call = async <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    init: RequestInit & { signal: AbortSignal },
  ): Promise<v.InferOutput<Schema>> => {
    try {
      const answer: unknown = await (await send(`${host}/api/${path}`, init)).json();
      const parsed = v.safeParse(schema, answer);
      if (parsed.success) return parsed.output;
      throw failure(plugin, 'bad-output');
    } catch (error) {
      init.signal.throwIfAborted();
      throw failureOf(plugin, error, words);
    }
  };

  const findDigest = async (signal: AbortSignal): Promise<string> => {
    signal.throwIfAborted();
    const { models } = await call(tags, 'tags', { signal });
    const found = models.find(({ name }) => name === model || name === `${model}:latest`);
    if (!found) throw failure(plugin, 'missing', `ollama pull ${model}`);
    // Ollama offers models that run in a cloud of its own: passages would leave the building by them.
    if (found.remote_host) throw failure(plugin, 'unavailable', `${model} does not run on your server`);
    return found.digest;
  };

  return {
    check: ({ signal }) =>
      findDigest(signal).then(
        () => ({ ok: true }),
        (error: unknown) => whyNot(error),
      ),
    async embed(texts, { signal }) {
      const digest = await findDigest(signal);
      // Without texts, a word shows how many numbers there would be.
      const input = texts.length > 0 ? texts : ['word'];
      const body = JSON.stringify({ model, input: input.map((text) => text.toWellFormed()), truncate: true });
      const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal };
      const { embeddings: rows } = await call(embeddings, 'embed', request);
      if (rows.length !== input.length) throw failure(plugin, 'bad-output');
      const vectors = rows.map(atLength1);
      return { model, digest, dimensions: vectors[0]!.length, vectors: vectors.slice(0, texts.length) };
    },
  };
}

function whyNot(error: unknown): Health {
  if (error instanceof ProviderError) return { ok: false, message: error.message };
  throw error;
}

function atLength1(row: number[]): Float32Array {
  const length = Math.hypot(...row);
  if (!(length > 0)) throw failure(plugin, 'bad-output');
  return Float32Array.from(row, (value) => value / length);
}
