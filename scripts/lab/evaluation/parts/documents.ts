import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepareResume } from '@cotejo/pipeline';
import { DocumentError } from '@cotejo/plugin-kit';
import { mean } from '../bootstrap.ts';
import { readRows } from '../dataset.ts';
import { openFile, tools } from '../product.ts';
import type { Figure, Part } from '../section.ts';
import { characterErrorRate, wordRecall, wordsOf } from '../text-metrics.ts';
import { type Entry, groupTable, type Read, weakest } from './document-table.ts';

type HostileEntry = { file: string; kind: string; expect: string; bytes: number; stored?: string };

const run = promisify(execFile);
/** With fewer words in the text layer the baseline takes a page for a picture. */
const fewWords = 40;
/** Files that fill disk and memory are for the tests of the sandbox, which this process does without. */
const refusedKinds = ['pdf-structure', 'pdf-encrypted', 'docx-structure', 'docx-encrypted', 'docx-macro', 'wrong-type'];

/** The text of a file as Cotejo reads it. Throws a `DocumentError` where it does not. */
export const readText = async (path: string): Promise<string> =>
  (await prepareResume(openFile(path), tools)).text.original;

/** `pdftotext`, and Debian's `tesseract` where that finds hardly a word. */
async function commonTools(path: string): Promise<string> {
  const { stdout } = await run('pdftotext', [path, '-']);
  if (wordsOf(stdout).length >= fewWords) return stdout;
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-evaluation-'));
  try {
    await run('pdftoppm', ['-r', '300', '-png', path, join(folder, 'page')]);
    const pages: string[] = [];
    for (const page of (await readdir(folder)).sort())
      pages.push(
        (
          await run('tesseract', [join(folder, page), '-', '-l', 'eng+spa'], {
            env: { ...process.env, OMP_THREAD_LIMIT: '1' },
          })
        ).stdout,
      );
    return pages.join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readEntry(folder: string, entry: Entry): Promise<Read> {
  const path = join(folder, entry.file);
  const truth = readFileSync(join(folder, entry.truth!), 'utf8');
  const text = await readText(path);
  const common = entry.kind === 'pdf' ? await commonTools(path) : undefined;
  return {
    ...entry,
    recall: wordRecall(truth, text),
    unaccented: wordRecall(truth, text, { accents: false }),
    cer: entry.scanned ? characterErrorRate(truth, text) : Number.NaN,
    baseline: common === undefined ? Number.NaN : wordRecall(truth, common),
    baselineCer: common === undefined || !entry.scanned ? Number.NaN : characterErrorRate(truth, common),
  };
}

/** What became of files that hold nothing to read: the words and fields that were given for them. */
async function readUnreadable(
  { evaluation, hostile }: { evaluation: string; hostile: string },
  entries: Entry[],
): Promise<{ files: number; invented: string[] }> {
  const manifest = join(hostile, 'manifest.json');
  const rows = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as HostileEntry[]) : [];
  const paths = [
    ...entries.map(({ file }) => join(evaluation, 'docs', file)),
    ...rows
      .filter(({ kind, expect, stored }) => expect === 'reject' && !stored && refusedKinds.includes(kind))
      .map(({ file }) => join(hostile, file)),
  ];
  const invented: string[] = [];
  for (const path of paths) {
    try {
      const text = await readText(path);
      invented.push(`${path.split('/').at(-1)} (${wordsOf(text).length} words)`);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
    }
  }
  return { files: paths.length, invented };
}

/** Reads documents whose text is known, and files that must be refused. */
export const documentsPart: Part = async ({ evaluation, hostile }) => {
  const folder = join(evaluation, 'docs');
  const entries = readRows<Entry>(join(folder, 'manifest.jsonl'));
  const read: Read[] = [];
  for (const entry of entries.filter(({ truth }) => truth)) read.push(await readEntry(folder, entry));
  const refused = await readUnreadable(
    { evaluation, hostile },
    entries.filter(({ edge }) => edge),
  );
  const figures: Figure[] = [
    {
      name: 'word recall of documents with text',
      value: mean(read.filter(({ scanned }) => !scanned).map(({ recall }) => recall)),
      goal: { least: 0.97 },
    },
    {
      name: 'character error rate of scans',
      value: 100 * mean(read.map(({ cer }) => cer)),
      unit: '%',
      digits: 1,
      goal: { most: 5 },
    },
    {
      name: `unreadable files for which a text was given, of ${refused.files}`,
      value: refused.invented.length,
      digits: 0,
      goal: { most: 0 },
    },
  ];
  return {
    title: 'Reading documents',
    notes: [
      "Word recall: the share of the true text's words that were read. Some true texts were made with pdftotext, " +
        'which is then right by definition.',
      ...(refused.invented.length > 0 ? [`Not refused: ${refused.invented.join(', ')}.`] : []),
    ],
    figures,
    tables: [groupTable(read), weakest(read)],
  };
};
