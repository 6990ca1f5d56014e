import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PageImage, SourceDocument } from '@cotejo/plugin-kit';
import { readManifest } from './accuracy.ts';
import { type Figure, mean, medianSeconds } from './figure.ts';
import { localProviders } from '../providers.ts';

const run = promisify(execFile);
const documents = resolve(import.meta.dirname, '../../demo/documents');
const signal = new AbortController().signal;
const limits = { maxPages: 200, maxCharacters: 400_000, maxPixels: 40_000_000, signal };

/** Our extraction beside `pdftotext` and our OCR beside Debian's `tesseract`, on the same files and pictures. */
export async function measureEngines(evaluation: string): Promise<Figure[]> {
  const extra = (await readManifest(evaluation)).filter(({ kind, truth }) => kind === 'pdf' && truth);
  const demo = (files: string[]) => files.map((file) => join(documents, file));
  const others = (scanned: boolean) =>
    extra.filter((each) => each.scanned === scanned).map(({ file }) => join(evaluation, 'docs', file));
  const texts = [
    ...demo(['maren-oduya.pdf', 'priya-lindqvist.pdf', 'nadia-ferro.pdf', 'helen-craddock.pdf', 'sofia-larranaga.pdf']),
    ...others(false),
  ];
  const scans = [...demo(['joel-abara.pdf', 'diego-montalvo.pdf']), ...others(true)];
  return [...(await compareExtraction(texts)), ...(await compareOcr(scans))];
}

function first<Provider>(list: readonly { provider: Provider }[]): Provider {
  const [found] = list;
  if (!found) throw new Error('A plugin is missing.');
  return found.provider;
}

const pdfExtractor = () =>
  first(localProviders().extractor.filter(({ mediaTypes }) => mediaTypes.includes('application/pdf')));

const open = async (file: string): Promise<SourceDocument> => ({
  bytes: new Uint8Array(await readFile(file)),
  mediaType: 'application/pdf',
});

async function compareExtraction(files: string[]): Promise<Figure[]> {
  const extractor = pdfExtractor();
  const ours: number[] = [];
  const theirs: number[] = [];
  for (const file of files) {
    const extract = async () => extractor.extract(await open(file), limits);
    await extract();
    ours.push(await medianSeconds(7, extract));
    theirs.push(await medianSeconds(7, () => run('pdftotext', [file, '-'])));
  }
  return [
    { name: `extraction of a PDF, mean of ${files.length} files`, value: mean(ours) * 1000, unit: 'ms' },
    { name: 'the same by pdftotext, a process for each file', value: mean(theirs) * 1000, unit: 'ms' },
    { name: 'ratio to pdftotext', value: mean(ours) / mean(theirs), unit: '×' },
  ];
}

async function compareOcr(files: string[]): Promise<Figure[]> {
  const extractor = pdfExtractor();
  const ocr = first(localProviders().ocr);
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
  const ours: number[] = [];
  const theirs: number[] = [];
  try {
    for (const [index, file] of files.entries()) {
      const image = (await extractor.renderPage?.(await open(file), 0, limits)) as PageImage;
      const picture = join(folder, `${index}.png`);
      await writeFile(picture, image.png);
      const read = () => ocr.readPage(image, { languages: ['en', 'es'], signal });
      await read();
      ours.push(await medianSeconds(3, read));
      theirs.push(await medianSeconds(3, () => run('tesseract', [picture, '-', '-l', 'eng+spa'])));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return [
    { name: `OCR of a page, mean of ${files.length} scans`, value: mean(ours), unit: 's' },
    { name: "the same by Debian's tesseract, a process for each page", value: mean(theirs), unit: 's' },
    { name: 'ratio to tesseract', value: mean(ours) / mean(theirs), unit: '×' },
  ];
}
