import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { docx } from './building/docx.ts';
import { parseMarkdown } from './building/markdown.ts';

const folder = join(import.meta.dirname, 'documents');
const jobs = [
  'job-backend-engineer.pdf',
  'job-payroll-manager.docx',
  'job-analista-de-datos.pdf',
  'job-support-lead.md',
];
const resumes = [
  'maren-oduya.pdf',
  'tomas-echeverri.docx',
  'priya-lindqvist.pdf',
  'lucia-bermejo.txt',
  'nadia-ferro.pdf',
  'owen-tadesse.md',
  'helen-craddock.pdf',
  'anna-weidenfeld.docx',
  'sofia-larranaga.pdf',
  'ruben-casals.md',
];
const scans = ['joel-abara.pdf', 'diego-montalvo.pdf'];
/** One resume in so many is a scan. */
const SCAN_EVERY = 40;

export type Variant = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** `count` job descriptions, no two of which are the same bytes: the sample company's, each with a mark of its own. */
export function jobVariants(count: number): Promise<Variant[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => variant(jobs[number % jobs.length]!, number)));
}

/** The same for resumes: PDF, Word and text, English and Spanish, and now and then a scan. */
export function resumeVariants(count: number): Promise<Variant[]> {
  return Promise.all(
    Array.from({ length: count }, (_, number) => {
      const round = Math.floor(number / SCAN_EVERY);
      return variant(
        number % SCAN_EVERY === 0 ? scans[round % scans.length]! : resumes[number % resumes.length]!,
        number,
      );
    }),
  );
}

async function variant(file: string, number: number): Promise<Variant> {
  const [base = '', kind = ''] = file.split('.');
  const name = `${base}-${number}.${kind}`;
  if (kind === 'docx') {
    const blocks = parseMarkdown(await readFile(join(folder, 'sources', `${base}.md`), 'utf8'));
    return { name, bytes: docx([...blocks, { kind: 'paragraph', lines: [`Reference ${number}`] }], '') };
  }
  // A line of text; in a PDF, whose end comes before it, a comment.
  const mark = Buffer.from(kind === 'pdf' ? `%${number}\n` : `\nReference ${number}\n`);
  return { name, bytes: new Uint8Array(Buffer.concat([await readFile(join(folder, file)), mark])) };
}
