import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepareResume } from '@cotejo/pipeline';
import type { MediaType } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { type Figure, mean } from './figure.ts';
import { localProviders } from './providers.ts';

const mediaTypes: Record<string, MediaType> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown',
  txt: 'text/plain',
};

const entry = v.object({
  id: v.string(),
  file: v.string(),
  kind: v.string(),
  scanned: v.optional(v.boolean(), false),
  optional: v.optional(v.boolean(), false),
  truth: v.optional(v.string()),
});
const scored = v.object({ ...entry.entries, recall: v.number(), cer: v.nullable(v.number()) });

/** The documents of the evaluation data, or none where that is absent. */
export async function readManifest(evaluation: string): Promise<v.InferOutput<typeof entry>[]> {
  const text = await readFile(join(evaluation, 'docs/manifest.jsonl'), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean).map((line) => v.parse(entry, JSON.parse(line)));
}

/** Prepares every document that has a known text, and lets the evaluation data's own scorer compare. */
export async function measureAccuracy(evaluation: string): Promise<Figure[]> {
  const documents = (await readManifest(evaluation)).filter(({ truth, optional }) => truth && !optional);
  if (documents.length === 0) return [];
  const tools = { providers: localProviders(), signal: new AbortController().signal, onProgress: () => {} };
  const lines: string[] = [];
  for (const { id, file, kind } of documents) {
    const bytes = new Uint8Array(await readFile(join(evaluation, 'docs', file)));
    const { text } = await prepareResume({ bytes, mediaType: mediaTypes[kind] ?? 'text/plain' }, tools);
    lines.push(JSON.stringify({ id, text: text.original }));
  }
  const rows = await score(evaluation, lines);
  const recall = (wanted: boolean) => rows.filter(({ scanned }) => scanned === wanted).map((row) => row.recall);
  const errors = rows.filter(({ scanned }) => scanned).flatMap(({ cer }) => cer ?? []);
  return [
    { name: `word recall, ${recall(false).length} documents with text`, value: mean(recall(false)), unit: '', target: 'at least 0.97' },
    { name: 'the worst of them', value: Math.min(...recall(false)), unit: '' },
    { name: `word recall, ${recall(true).length} scans`, value: mean(recall(true)), unit: '' },
    { name: `character error rate, ${errors.length} scans`, value: mean(errors) * 100, unit: '%', target: 'at most 5 %' },
    { name: 'the worst of them', value: Math.max(...errors) * 100, unit: '%' },
  ];
}

async function score(evaluation: string, predictions: string[]): Promise<v.InferOutput<typeof scored>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
  try {
    const [input, output] = [join(folder, 'predictions.jsonl'), join(folder, 'scores.json')];
    await writeFile(input, `${predictions.join('\n')}\n`);
    await promisify(execFile)(process.execPath, [join(evaluation, 'score.mjs'), 'docs', '--docs', join(evaluation, 'docs'), '--pred', input, '--json', output]);
    return v.parse(v.array(scored), JSON.parse(await readFile(output, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
