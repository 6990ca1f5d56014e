/**
 * Writes plugins/match-builtin/data/vectors.{tsv,bin}: a vector for each word stem, learned by latent semantic analysis
 * (Deerwester et al., 1990) from what O*NET and ESCO say about each occupation, so that "ledger" is near "accounting".
 * The .bin holds for each stem, in the order of the .tsv, `size` signed bytes. Run: node
 * scripts/lab/matcher/build-vectors.ts [--from folder] [--to folder]
 */
import { byCodePoint } from '../../../plugins/match-builtin/src/text/fold.ts';
import { stemsAsWritten, tokenize } from '../../../plugins/match-builtin/src/text/tokens.ts';
import { type Row, alternatives, readTable, writeData } from './knowledge.ts';
import { leadingVectors } from './subspace.ts';

const size = 96;
const rounds = 20;
const minimumDocuments = 3;

/** Lines grouped by occupation. */
function grouped(rows: Row[], key: string, column: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const row of rows) groups.set(row[key]!, [...(groups.get(row[key]!) ?? []), row[column]!]);
  return groups;
}

function onetDocuments(): string[] {
  const tasks = grouped(readTable('onet/tasks.tsv'), 'soc', 'task');
  const titles = grouped(readTable('onet/alternate-titles.tsv'), 'soc', 'title');
  const technologies = grouped(readTable('onet/technology-skills.tsv'), 'soc', 'technology');
  return readTable('onet/occupations.tsv').map(({ soc, title, description }) =>
    [
      title,
      title,
      description,
      ...(titles.get(soc!) ?? []),
      ...(tasks.get(soc!) ?? []),
      ...(technologies.get(soc!) ?? []),
    ].join('\n'),
  );
}

function escoDocuments(): string[] {
  const descriptions = new Map(readTable('esco/descriptions-en.tsv').map((row) => [row.id!, row.description!]));
  const labels = (row: Row): string[] => [
    row.label_en!,
    ...alternatives(row.alt_en),
    row.label_es!,
    ...alternatives(row.alt_es),
  ];
  return readTable('esco/occupations.tsv').map((row) => [...labels(row), descriptions.get(row.id!) ?? ''].join('\n'));
}

const documents = [...onetDocuments(), ...escoDocuments()].map((text) => {
  const counts = new Map<string, number>();
  for (const stem of stemsAsWritten(tokenize(text).map(({ word }) => word)))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
});
const inDocuments = new Map<string, number>();
for (const counts of documents)
  for (const stem of counts.keys()) inDocuments.set(stem, (inDocuments.get(stem) ?? 0) + 1);
const stems = [...inDocuments]
  .filter(([stem, count]) => count >= minimumDocuments && /\p{L}/u.test(stem))
  .map(([stem]) => stem)
  .sort(byCodePoint);
const rowOf = new Map(stems.map((stem, index) => [stem, index]));

const cells: { columns: number[]; values: number[] }[] = stems.map(() => ({ columns: [], values: [] }));
for (const [column, counts] of documents.entries()) {
  const weighed = [...counts]
    .filter(([stem]) => rowOf.has(stem))
    .map(([stem, count]) => ({
      stem,
      value: (1 + Math.log(count)) * Math.log(documents.length / inDocuments.get(stem)!),
    }));
  const norm = Math.sqrt(weighed.reduce((sum, { value }) => sum + value * value, 0)) || 1;
  for (const { stem, value } of weighed) {
    const cell = cells[rowOf.get(stem)!]!;
    cell.columns.push(column);
    cell.values.push(value / norm);
  }
}
const matrix = cells.map(({ columns, values }) => ({
  columns: Int32Array.from(columns),
  values: Float64Array.from(values),
}));
const { vectors, values } = leadingVectors(matrix, documents.length, size, rounds);
const bytes = new Int8Array(stems.length * size);
const lines = stems.map((stem, row) => {
  const vector = Array.from({ length: size }, (_, k) => vectors[row * size + k]!);
  const most = Math.max(...vector.map(Math.abs)) || 1;
  for (const [k, value] of vector.entries()) bytes[row * size + k] = Math.round((value / most) * 127);
  return `${stem}\t${(most / 127).toExponential(3)}`;
});
writeData('vectors.tsv', `${size}\n${lines.join('\n')}\n`);
writeData('vectors.bin', bytes);
console.log(
  `${stems.length} stems, ${documents.length} documents, ${bytes.length} bytes, singular values ` +
    `${values.slice(0, 4).map((value) => value.toFixed(2))} … ${values.at(-1)!.toFixed(2)}`,
);
