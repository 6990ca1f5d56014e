/**
 * Writes plugins/embed-minilm/src/common.bin: the mean of the vectors of O*NET's tasks, each a sentence about work, in
 * 32-bit floating point. Run: node scripts/lab/matcher/build-common-vector.ts [--from folder] [--to folder]
 */
import { openModel } from '../../../plugins/embed-minilm/src/embedder.ts';
import { dimensions } from '../../../plugins/embed-minilm/src/encoder.ts';
import { readTable, write } from './knowledge.ts';

const tasks = [...new Set(readTable('onet/tasks.tsv').map(({ task }) => task!))];
const model = await openModel();
const sums = new Float64Array(dimensions);
for (const task of tasks) {
  const [vector] = model.encode([model.tokensOf(task)]);
  for (const [at, value] of vector!.entries()) sums[at]! += value;
}
write(
  'plugins/embed-minilm/src/common.bin',
  Float32Array.from(sums, (sum) => sum / tasks.length),
);
console.log(`${tasks.length} sentences`);
