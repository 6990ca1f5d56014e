import { createHash } from 'node:crypto';
import { type Embedder, mostTexts } from '@cotejo/plugin-kit';
import { inOneGender } from '../identity/gender.ts';
import { runReportedStage } from '../stage/run-stage.ts';
import type { Named, PipelineTools, StageRecord, StoredVectors } from '../stage/tools.ts';

/** The vectors of texts by text, as they are read back from where they are kept, and whose they are. */
export type Embedded = { model: string; vectors: ReadonlyMap<string, Float32Array>; common?: Float32Array };

/** Stands in where no embedder could do its work: the later stages do without vectors. */
const nobody: Named<Embedder> = {
  plugin: 'none',
  version: '1',
  provider: { embed: () => Promise.reject(new Error('It embeds nothing')) },
};

/**
 * What texts mean, whether they are of a woman or of a man. Vectors that are kept are taken from there, others are
 * computed and kept. Nothing where no embedder serves or vectors are kept nowhere.
 */
export async function embed(
  texts: string[],
  tools: PipelineTools,
): Promise<{ embedded?: Embedded; records: StageRecord[] }> {
  const { vectors: stored } = tools;
  const { embedder } = tools.providers;
  if (!stored || embedder.length === 0) return { records: [] };
  const distinct = [...new Set(texts)].filter((text) => text.trim());
  const { value, record } = await runReportedStage(
    'embed',
    [...embedder, nobody],
    async (provider, signal, { plugin }) =>
      plugin === nobody.plugin ? undefined : embedWith(provider, signal, distinct, stored),
    tools,
  );
  if (!value) return { records: [record] };
  const { digest, ...embedded } = value;
  return { embedded, records: [{ ...record, model: { name: embedded.model, digest } }] };
}

async function embedWith(
  provider: Embedder,
  signal: AbortSignal,
  texts: string[],
  stored: StoredVectors,
): Promise<Embedded & { digest: string }> {
  const { model, digest, common } = await provider.embed([], { signal });
  // A model gives two texts that differ by "she" alone two vectors, and so two scores.
  const readAs = new Map(texts.map((text) => [text, inOneGender(text)]));
  const keys = new Map([...readAs.values()].map((text) => [text, keyOf(digest, text)]));
  const packed = new Map(await stored.get([...keys.values()]));
  const missing = [...keys.keys()].filter((text) => !packed.has(keys.get(text)!));
  for (let first = 0; first < missing.length; first += mostTexts) {
    const some = missing.slice(first, first + mostTexts);
    const answer = await provider.embed(some, { signal });
    // The model was changed meanwhile: vectors of two models are never compared.
    if (answer.digest !== digest) throw new Error('The model was changed while it was asked');
    const fresh = new Map(some.map((text, index) => [keys.get(text)!, pack(answer.vectors[index]!)]));
    await stored.set(fresh);
    for (const [key, value] of fresh) packed.set(key, value);
  }
  const vectors = new Map([...readAs].map(([text, as]) => [text, unpack(packed.get(keys.get(as)!)!)]));
  return { model, digest, vectors, ...(common && { common }) };
}

const keyOf = (digest: string, text: string): string => createHash('sha256').update(`${digest}\n${text}`).digest('hex');

/** A vector of length 1 in 8 bits a number. Its scale is not kept: the length is known. */
function pack(vector: Float32Array): Int8Array {
  const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  return new Int8Array(vector.map((value) => Math.round((value / most) * 127)));
}

/**
 * Reads a stored vector by sums of whole numbers and one root, so that every machine gets the same numbers. Loops, as a
 * question reads a hundred thousand of them.
 */
function unpack(packed: Int8Array): Float32Array {
  let squares = 0;
  for (let index = 0; index < packed.length; index += 1) squares += packed[index]! ** 2;
  const length = Math.sqrt(squares);
  const vector = new Float32Array(packed.length);
  for (let index = 0; index < packed.length; index += 1) vector[index] = packed[index]! / length;
  return vector;
}
