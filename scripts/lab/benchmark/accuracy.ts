import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readText } from '../evaluation/parts/documents.ts';
import { characterErrorRate, wordRecall } from '../evaluation/text-metrics.ts';
import { type Figure, mean } from './figure.ts';

const entry = v.object({
  file: v.string(),
  kind: v.string(),
  scanned: v.optional(v.boolean(), false),
  optional: v.optional(v.boolean(), false),
  truth: v.optional(v.string()),
});
/** The documents of the evaluation data, or none where that is absent. */
export async function readManifest(evaluation: string): Promise<v.InferOutput<typeof entry>[]> {
  const text = await readFile(join(evaluation, 'docs/manifest.jsonl'), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => v.parse(entry, JSON.parse(line)));
}

/** Prepares every document that has a known text and compares the two. */
export async function measureAccuracy(evaluation: string): Promise<Figure[]> {
  const documents = (await readManifest(evaluation)).filter(({ truth, optional }) => truth && !optional);
  if (documents.length === 0) return [];
  const recall = { text: [] as number[], scan: [] as number[] };
  const errors: number[] = [];
  for (const { file, truth = '', scanned } of documents) {
    const known = await readFile(join(evaluation, 'docs', truth), 'utf8');
    const read = await readText(join(evaluation, 'docs', file));
    recall[scanned ? 'scan' : 'text'].push(wordRecall(known, read));
    if (scanned) errors.push(characterErrorRate(known, read));
  }
  return [
    {
      name: `word recall, ${recall.text.length} documents with text`,
      value: mean(recall.text),
      unit: '',
      target: 'at least 0.97',
    },
    { name: 'the worst of them', value: Math.min(...recall.text), unit: '' },
    { name: `word recall, ${recall.scan.length} scans`, value: mean(recall.scan), unit: '' },
    {
      name: `character error rate, ${errors.length} scans`,
      value: mean(errors) * 100,
      unit: '%',
      target: 'at most 5%',
    },
    { name: 'the worst of them', value: Math.max(...errors) * 100, unit: '%' },
  ];
}
