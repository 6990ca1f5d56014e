import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PreparedJob } from '@cotejo/pipeline';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';

export type Language = 'en' | 'es';
type Paste = (resume: string, job: PreparedJob, language: Language) => string | Promise<string>;

const run = promisify(execFile);

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter(Boolean);
const bare = (line: string): string => line.replace(/^[^\p{L}\p{N}]+/u, '');
const atEnd = (write: (job: string[]) => string): Paste => (resume, job) => `${resume}\n\n${write(linesOf(job.text.original))}\n`;
/** As far as they stand in the text: an applicant does not see what is concluded from it. */
const requirementsOf = ({ reading, text }: PreparedJob): string[] => reading.requirements.flatMap((one) => (text.original.includes(one.text) ? [one.text] : []));

/** Always in the same other order. */
function shuffled(lines: string[]): string[] {
  const next = seededRandom(lines.length);
  return lines.map((line) => ({ line, at: next() })).sort((a, b) => a.at - b.at).map(({ line }) => line);
}

/** Puts pieces of the job behind every so manieth paragraph or line of the resume. */
function inPieces(resume: string, job: string[], pieces: number, separator: string): string {
  const parts = resume.split(separator);
  const size = Math.ceil(job.length / pieces);
  const every = Math.max(1, Math.floor(parts.length / pieces));
  const used = (index: number): string[] => (index % every === 0 ? job.slice((index / every) * size, (index / every + 1) * size) : []);
  const rest = job.slice(Math.ceil(parts.length / every) * size);
  return [...parts.flatMap((part, index) => [part, ...(used(index).length > 0 ? [used(index).join('\n')] : [])]), ...rest].join(separator);
}

/** By machine, as an applicant would have it. */
const inLanguage = async ({ text }: PreparedJob, language: Language): Promise<string> => (language === 'en' ? text.english : apertium(text.english, 'eng-spa'));

async function apertium(text: string, direction: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-evaluation-'));
  try {
    await writeFile(join(folder, 'job.txt'), text);
    return (await run('apertium', ['-u', direction, join(folder, 'job.txt')])).stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A job description copied into a resume, as it is and so changed that a plain comparison misses it. */
export const pastes: Record<string, Paste> = {
  'the job description pasted': (resume, job) => `${resume}\n\n${job.text.original}\n`,
  'pasted above the resume': (resume, job) => `${job.text.original}\n\n${resume}\n`,
  'in three pieces': (resume, job) => inPieces(resume, linesOf(job.text.original), 3, '\n\n'),
  'line by line between the resume\'s lines': (resume, job) => inPieces(resume, linesOf(job.text.original), linesOf(job.text.original).length, '\n'),
  'its lines shuffled': atEnd((job) => shuffled(job).join('\n')),
  'its sentences shuffled': atEnd((job) => shuffled(job.flatMap((line) => line.split(/(?<=[.!?;])\s+/))).join('\n')),
  'with other bullets': atEnd((job) => job.map((line, index) => `${'•-*→✓'[index % 5]} ${bare(line)}`).join('\n')),
  'as one paragraph': atEnd((job) => job.map(bare).join(' ')),
  'behind headings': atEnd((job) => job.map((line, index) => (index % 4 === 0 ? `\n${['EXPERIENCE', 'Projects', 'Skills', 'Achievements'][(index / 4) % 4]}\n${line}` : line)).join('\n')),
  'in a table': atEnd((job) => job.flatMap((line, index) => (index % 2 === 0 ? [`${bare(line)} | ${bare(job[index + 1] ?? '')}`] : [])).join('\n')),
  'every sixth word dropped': atEnd((job) => job.map((line) => line.split(' ').filter((_, index) => index % 6 !== 5).join(' ')).join('\n')),
  'wrapped at forty characters': atEnd((job) => job.map((line) => line.replace(/(.{30,40}) /g, '$1\n')).join('\n')),
  'its requirements': (resume, job) => `${resume}\n\n${requirementsOf(job).join('\n')}\n`,
  'its requirements as own achievements': (resume, job) => `${resume}\n\n${requirementsOf(job).map((text) => `• Proven: ${text}`).join('\n')}\n`,
  'its requirements as "I have"': (resume, job) => `${resume}\n\nProfile\n${requirementsOf(job).map((text) => `I have ${text[0]!.toLowerCase()}${text.slice(1)}`).join('. ')}.\n`,
  'in the language of the resume': async (resume, job, language) => `${resume}\n\n${await inLanguage(job, language)}\n`,
  'in another language than the resume': async (resume, job, language) => `${resume}\n\n${await inLanguage(job, language === 'en' ? 'es' : 'en')}\n`,
  'translated and back': async (resume, job) => `${resume}\n\n${await apertium(await inLanguage(job, 'es'), 'spa-eng')}\n`,
};
