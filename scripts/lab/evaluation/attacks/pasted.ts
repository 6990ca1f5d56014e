import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PreparedJob } from '@cotejo/pipeline';
import { readLines } from '@cotejo/plugin-kit';
import { seededRandom } from '../../../../pipeline/src/testing/seeded-random.ts';

export type Language = 'en' | 'es';
export type Paste = (resume: string, job: PreparedJob, language: Language) => string | Promise<string>;

const run = promisify(execFile);

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
export const bare = (line: string): string => line.replace(/^[^\p{L}\p{N}]+/u, '');
const atEnd =
  (write: (job: string[]) => string): Paste =>
  (resume, job) =>
    `${resume}\n\n${write(linesOf(job.text.original))}\n`;
/** The requirements whose words stand in the text: an applicant sees no others. */
export const requirementsOf = ({ reading, text }: PreparedJob): string[] =>
  reading.requirements.flatMap((one) => {
    // Prepare gives a demand the capital that it lacks.
    const at = text.original.toLowerCase().indexOf(one.text.toLowerCase());
    return at < 0 ? [] : [text.original.slice(at, at + one.text.length)];
  });

/** Shuffles lines, always into the same order. */
function shuffled(lines: string[]): string[] {
  const next = seededRandom(lines.length);
  return lines
    .map((line) => ({ line, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line);
}

/** Puts pieces of the job behind paragraphs or lines of the resume, at equal distances. */
function inPieces(resume: string, job: string[], pieces: number, separator: string): string {
  const parts = resume.split(separator);
  const size = Math.ceil(job.length / pieces);
  const every = Math.max(1, Math.floor(parts.length / pieces));
  const used = (index: number): string[] =>
    index % every === 0 ? job.slice((index / every) * size, (index / every + 1) * size) : [];
  const rest = job.slice(Math.ceil(parts.length / every) * size);
  return [
    ...parts.flatMap((part, index) => [part, ...(used(index).length > 0 ? [used(index).join('\n')] : [])]),
    ...rest,
  ].join(separator);
}

const small = new Set(readLines(import.meta.url, 'small-words.txt'));
const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
const isSmall = (word: string): boolean => small.has(plain(word));
const withoutSmall = (line: string): string =>
  line
    .split(/\s+/)
    .filter((word) => !isSmall(word))
    .join(' ');
export const wordsOf = (line: string): string[] => line.split(/\s+/).filter(Boolean);
const cut = (line: string, size: number): string[] => {
  const words = wordsOf(line);
  return Array.from({ length: Math.ceil(words.length / size) }, (_, at) =>
    words.slice(at * size, (at + 1) * size).join(' '),
  );
};
const mixed = (line: string): string => shuffled(line.split(/\s+/)).join(' ');

/** What stands between the small words and the stops of a text, where it has two words or more. */
export const nounPhrases = (text: string): string[] =>
  linesOf(text)
    .flatMap((line) =>
      line.split(/[,.;:!?()/]/).flatMap((part) =>
        part
          .trim()
          .split(/\s+/)
          .map((word) => (isSmall(word) ? '\n' : word))
          .join(' ')
          .split('\n'),
      ),
    )
    .map((phrase) => bare(phrase.trim()))
    .filter((phrase) => phrase.includes(' '));

/** Everyday substitutes, as a writer would take who does not want to be found out. */
const substitutes = new Map(
  Object.entries({
    experience: 'background',
    skills: 'abilities',
    strong: 'solid',
    excellent: 'outstanding',
    knowledge: 'command',
    ability: 'capacity',
    develop: 'create',
    manage: 'run',
    ensure: 'guarantee',
    support: 'assist',
    team: 'group',
    work: 'labour',
    working: 'labouring',
    provide: 'deliver',
    required: 'needed',
    preferred: 'desired',
    responsible: 'accountable',
    customers: 'clients',
    clients: 'customers',
    company: 'firm',
    business: 'commercial',
    maintain: 'keep',
    assist: 'help',
    create: 'build',
    build: 'construct',
    lead: 'head',
    design: 'devise',
    review: 'check',
    perform: 'carry out',
    identify: 'spot',
    implement: 'introduce',
    improve: 'better',
    including: 'such as',
    various: 'several',
    new: 'fresh',
    experiencia: 'trayectoria',
    conocimientos: 'dominio',
    equipo: 'grupo',
    desarrollo: 'creación',
    gestión: 'manejo',
    empresa: 'compañía',
    clientes: 'usuarios',
    trabajo: 'labor',
  }),
);

/** Other everyday words, verbs in another form, and every other line turned about at its first comma or "and". */
const reworded = (line: string, at: number): string => {
  const words = line
    .split(/\s+/)
    .map((word) => substitutes.get(plain(word)) ?? word)
    .map((word) => (/^[a-z]{4,}(?:ing)$/.test(word) ? word.replace(/ing$/, 'ed') : word));
  const text = words.join(' ');
  const [, first, second] = /^(.{12,}?),? (?:and|y) (.{12,}?)[.;]?$/.exec(text) ?? [];
  return at % 2 === 0 && first && second ? `${second} and ${first}` : text;
};

/** Puts one line behind each of the first lines that have a year. */
function underPositions(resume: string, added: string[]): string {
  const left = [...added];
  const parts = resume
    .split('\n')
    .flatMap((line) => (/\b(?:19|20)\d\d\b/.test(line) && left.length > 0 ? [line, `• ${left.shift()}`] : [line]));
  return [...parts, ...left.map((line) => `• ${line}`)].join('\n');
}

/** Written as if somebody had done it for years. */
const asPosition =
  (write: (job: string[]) => string[]): Paste =>
  (resume, job) => {
    const head = `${job.reading.title ?? 'Specialist'}, Northwind Partners`;
    return `${resume}\n\n2010 to 2024 – ${head}\n${write(linesOf(job.text.original)).join('\n')}\n`;
  };

/** Translated by machine, as an applicant would do it. */
export const inLanguage = async ({ text }: PreparedJob, language: Language): Promise<string> =>
  language === 'en' ? text.english : apertium(text.english, 'eng-spa');

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
  "line by line between the resume's lines": (resume, job) =>
    inPieces(resume, linesOf(job.text.original), linesOf(job.text.original).length, '\n'),
  'its lines shuffled': atEnd((job) => shuffled(job).join('\n')),
  'its sentences shuffled': atEnd((job) => shuffled(job.flatMap((line) => line.split(/(?<=[.!?;])\s+/))).join('\n')),
  'with other bullets': atEnd((job) => job.map((line, index) => `${'•-*→✓'[index % 5]} ${bare(line)}`).join('\n')),
  'as one paragraph': atEnd((job) => job.map(bare).join(' ')),
  'behind headings': atEnd((job) =>
    job
      .map((line, index) =>
        index % 4 === 0 ? `\n${['EXPERIENCE', 'Projects', 'Skills', 'Achievements'][(index / 4) % 4]}\n${line}` : line,
      )
      .join('\n'),
  ),
  'in a table': atEnd((job) =>
    job.flatMap((line, index) => (index % 2 === 0 ? [`${bare(line)} | ${bare(job[index + 1] ?? '')}`] : [])).join('\n'),
  ),
  'every sixth word dropped': atEnd((job) =>
    job
      .map((line) =>
        line
          .split(' ')
          .filter((_, index) => index % 6 !== 5)
          .join(' '),
      )
      .join('\n'),
  ),
  'wrapped at forty characters': atEnd((job) => job.map((line) => line.replace(/(.{30,40}) /g, '$1\n')).join('\n')),
  'its requirements': (resume, job) => `${resume}\n\n${requirementsOf(job).join('\n')}\n`,
  'its requirements as own achievements': (resume, job) =>
    `${resume}\n\n${requirementsOf(job)
      .map((text) => `• Proven: ${text}`)
      .join('\n')}\n`,
  'its requirements as "I have"': (resume, job) =>
    `${resume}\n\nProfile\n${requirementsOf(job)
      .map((text) => `I have ${text[0]!.toLowerCase()}${text.slice(1)}`)
      .join('. ')}.\n`,
  'in the language of the resume': async (resume, job, language) => `${resume}\n\n${await inLanguage(job, language)}\n`,
  'in another language than the resume': async (resume, job, language) =>
    `${resume}\n\n${await inLanguage(job, language === 'en' ? 'es' : 'en')}\n`,
  'small words removed': atEnd((job) => job.map(withoutSmall).join('\n')),
  'its lines cut into threes': atEnd((job) => job.flatMap((line) => cut(line, 3)).join('\n')),
  'its lines cut into threes, shuffled': atEnd((job) => shuffled(job.flatMap((line) => cut(line, 3))).join('\n')),
  'words shuffled within lines': atEnd((job) => job.map(mixed).join('\n')),
  'small words removed, cut into threes': atEnd((job) => job.flatMap((line) => cut(withoutSmall(line), 3)).join('\n')),
  'small words removed, shuffled, cut into threes': atEnd((job) =>
    shuffled(job.flatMap((line) => cut(mixed(withoutSmall(line)), 3))).join('\n'),
  ),
  'as one dated position': asPosition((job) => job),
  'as one dated position, small words removed': asPosition((job) => job.map(withoutSmall)),
  'as one dated position, cut into threes': asPosition((job) =>
    job.flatMap((line) => cut(line, 3)).map((part) => `• ${part}`),
  ),
  'as a list of noun phrases': atEnd((job) => nounPhrases(job.join('\n')).join('\n')),
  'as a comma-separated list of noun phrases': atEnd((job) => `Skills: ${nounPhrases(job.join('\n')).join(', ')}`),
  'lightly reworded': atEnd((job) => job.map(reworded).join('\n')),
  'lightly reworded, small words removed': atEnd((job) => job.map(reworded).map(withoutSmall).join('\n')),
  "cut into threes between the resume's lines": (resume, job) => {
    const parts = linesOf(job.text.original).flatMap((line) => cut(line, 3));
    return inPieces(resume, parts, parts.length, '\n');
  },
  'a requirement under each position': (resume, job) => underPositions(resume, requirementsOf(job)),
  'a line under each position': (resume, job) => underPositions(resume, linesOf(job.text.original)),
  'every other line': atEnd((job) => job.filter((_, at) => at % 2 === 0).join('\n')),
  'every fourth word dropped, small words removed': atEnd((job) =>
    job
      .map((line) =>
        withoutSmall(line)
          .split(' ')
          .filter((_, at) => at % 4 !== 3)
          .join(' '),
      )
      .join('\n'),
  ),
  'translated and back': async (resume, job) =>
    `${resume}\n\n${await apertium(await inLanguage(job, 'es'), 'spa-eng')}\n`,
};
