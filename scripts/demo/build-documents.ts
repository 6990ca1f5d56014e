import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './drive/chromium.ts';
import { docx } from './building/docx.ts';
import { oneColumn, withSidebar } from './building/html.ts';
import { parseMarkdown, toPlainText, type Block } from './building/markdown.ts';
import { encryptedPdf } from './building/pdf.ts';
import { scan } from './building/scan.ts';

/**
 * Makes the sample documents from `documents/sources`, and the resume with which administrators try the plugins. Run by
 * hand when a source changes: `node scripts/demo/build-documents.ts`.
 */

const folder = join(import.meta.dirname, 'documents');
const trial = join(import.meta.dirname, '../../api/src/platform/plugins/try');
const blocksOf = async (name: string, place = join(folder, 'sources')) =>
  parseMarkdown(await readFile(join(place, `${name}.md`), 'utf8'));
const save = (file: string, data: string | Uint8Array) => writeFile(join(folder, file), data);

async function print(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(html);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return pdf;
}

/** A Word document whose second line, the address, stands in the page header. */
function word(blocks: Block[]): Buffer {
  const top = blocks[1];
  if (top?.kind !== 'paragraph' || top.lines.length < 2) return docx(blocks, '');
  const [title = '', ...address] = top.lines;
  return docx(blocks.with(1, { kind: 'paragraph', lines: [title] }), address.join(' '));
}

/** The characters in which Windows-1252 differs from Latin-1 and which our texts use. */
const windows1252 = (text: string) =>
  Buffer.from(
    text.replaceAll('\n', '\r\n').replaceAll('€', '\x80').replaceAll('•', '\x95').replaceAll('–', '\x96'),
    'latin1',
  );

const browser = await launchBrowser();
try {
  await mkdir(join(folder, 'edge'), { recursive: true });
  for (const name of [
    'job-backend-engineer',
    'job-analista-de-datos',
    'maren-oduya',
    'nadia-ferro',
    'helen-craddock',
  ]) {
    await save(`${name}.pdf`, await print(browser, oneColumn(await blocksOf(name))));
  }
  for (const name of ['priya-lindqvist', 'sofia-larranaga']) {
    await save(`${name}.pdf`, await print(browser, withSidebar(await blocksOf(name), ['Profile', 'Perfil'])));
  }
  for (const name of ['joel-abara', 'diego-montalvo'])
    await save(`${name}.pdf`, await scan(browser, oneColumn(await blocksOf(name))));
  await writeFile(join(trial, 'resume.pdf'), await scan(browser, oneColumn(await blocksOf('resume', trial)), 0));
  const picture = await browser.newPage({ viewport: { width: 320, height: 200 } });
  await picture.setContent('<h1>Not a document</h1>');
  await save('edge/picture.pdf', await picture.screenshot());
} finally {
  await browser.close();
}

for (const name of ['job-payroll-manager', 'tomas-echeverri', 'anna-weidenfeld'])
  await save(`${name}.docx`, word(await blocksOf(name)));
for (const name of ['job-support-lead', 'owen-tadesse', 'ruben-casals'])
  await save(`${name}.md`, await readFile(join(folder, 'sources', `${name}.md`)));
await save('lucia-bermejo.txt', windows1252(toPlainText(await blocksOf('lucia-bermejo'))));

const whole = await readFile(join(folder, 'maren-oduya.pdf'));
await save('edge/truncated.pdf', whole.subarray(0, Math.floor(whole.length * 0.4)));
await save('edge/empty.pdf', '');
await save('edge/password.pdf', encryptedPdf('This resume is behind a password.', 'larkfield'));
