import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { type GgufValue, type Tensor, writeGguf } from './gguf.ts';
import { letterPairs } from './letter-pairs.ts';

/**
 * A language model with random weights: it understands nothing, but a real server loads it and answers with it through
 * its real protocol, and under a JSON Schema it babbles JSON of that shape. The bytes are the same every time.
 */

const embedding = 64;
const heads = 2;
const feedForward = 128;
/** Tokens that the model says it can read. */
export const tinyContextTokens = 8192;

/** The template of its prompts, in Ollama's language. */
export const tinyTemplate =
  '{{ range .Messages }}<|im_start|>{{ .Role }}\n{{ .Content }}<|im_end|>\n{{ end }}<|im_start|>assistant\n';

const specials = ['<|im_start|>', '<|im_end|>'];
const tokenTypes = { normal: 1, control: 3 };

/**
 * Closing a string, a list or an object is likely, so that answers come to an end; letters are likelier than other
 * signs, and ASCII than the rest.
 */
const likelihoods: [signs: RegExp, bonus: number][] = [
  [/^["}\]]$/, 0.42],
  [/^[a-zĠ]+$/, 0.25],
  [/^[,:0-9]$/, 0.2],
  [/^[!-~]$/, -0.3],
];

export function tinyModel(): Buffer {
  const vocabulary = [...byteSigns(), ...letterPairs.map((pair) => pair.replace(' ', '')), ...specials];
  return writeGguf(metadata(vocabulary), tensors(vocabulary));
}

/**
 * The signs that stand for the 256 bytes in a byte-level vocabulary (GPT-2): printable ones for themselves, the others
 * moved up by 256.
 */
function byteSigns(): string[] {
  let moved = 256;
  return Array.from({ length: 256 }, (_, byte) => {
    const printable = (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || byte >= 0xae;
    return String.fromCodePoint(printable ? byte : moved++);
  });
}

function metadata(vocabulary: string[]): Record<string, GgufValue> {
  const end = vocabulary.length - 1;
  return {
    'general.architecture': { string: 'llama' },
    'general.name': { string: 'Cotejo tiny random' },
    'llama.block_count': { uint32: 1 },
    'llama.context_length': { uint32: tinyContextTokens },
    'llama.embedding_length': { uint32: embedding },
    'llama.feed_forward_length': { uint32: feedForward },
    'llama.attention.head_count': { uint32: heads },
    'llama.attention.head_count_kv': { uint32: heads },
    'llama.attention.layer_norm_rms_epsilon': { float32: 1e-5 },
    'llama.rope.dimension_count': { uint32: embedding / heads },
    'llama.vocab_size': { uint32: vocabulary.length },
    'tokenizer.ggml.model': { string: 'gpt2' },
    'tokenizer.ggml.pre': { string: 'gpt-2' },
    'tokenizer.ggml.tokens': { strings: vocabulary },
    'tokenizer.ggml.token_type': {
      int32s: vocabulary.map((token) => (specials.includes(token) ? tokenTypes.control : tokenTypes.normal)),
    },
    'tokenizer.ggml.merges': { strings: letterPairs },
    'tokenizer.ggml.bos_token_id': { uint32: end },
    'tokenizer.ggml.eos_token_id': { uint32: end },
    'tokenizer.ggml.add_bos_token': { bool: false },
  };
}

function tensors(vocabulary: string[]): Tensor[] {
  const random = seededRandom(20_260_101);
  const matrix = (name: string, columns: number, rows: number, size: number): Tensor => ({
    name,
    shape: [columns, rows],
    values: Float32Array.from({ length: columns * rows }, () => (random() * 2 - 1) * size),
  });
  const ones = (name: string): Tensor => ({ name, shape: [embedding], values: new Float32Array(embedding).fill(1) });
  const square = (name: string) => matrix(name, embedding, embedding, 0.2);
  return [
    withFirstColumn(matrix('token_embd.weight', embedding, vocabulary.length, 1), () => 4),
    ones('blk.0.attn_norm.weight'),
    ...['q', 'k', 'v', 'output'].map((part) => square(`blk.0.attn_${part}.weight`)),
    ones('blk.0.ffn_norm.weight'),
    ...['gate', 'up'].map((part) => matrix(`blk.0.ffn_${part}.weight`, embedding, feedForward, 0.2)),
    matrix('blk.0.ffn_down.weight', feedForward, embedding, 0.2),
    ones('output_norm.weight'),
    withFirstColumn(matrix('output.weight', embedding, vocabulary.length, 0.3), (row) => bonus(vocabulary[row]!)),
  ];
}

/**
 * The first number of every embedding is the same, so that the first weight of a token's output is how likely it is
 * anyway.
 */
function withFirstColumn(tensor: Tensor, valueOf: (row: number) => number): Tensor {
  for (let start = 0; start < tensor.values.length; start += embedding)
    tensor.values[start] = valueOf(start / embedding);
  return tensor;
}

function bonus(token: string): number {
  return likelihoods.find(([signs]) => signs.test(token))?.[1] ?? -3;
}
