import type { PreparedJob } from '@cotejo/pipeline';
import {
  bare,
  inLanguage,
  type Language,
  linesOf,
  nounPhrases,
  type Paste,
  requirementsOf,
  wordsOf,
} from './pasted.ts';
import { linesOfJob, lower } from './rewordings.ts';

/** The lines of the job in the language in which the resume is not. */
const inOther = async (job: PreparedJob, language: Language): Promise<string[]> =>
  linesOf(await inLanguage(job, language === 'en' ? 'es' : 'en')).map(bare);

const below = (resume: string, lines: string[]): string => `${resume}\n\n${lines.join('\n')}\n`;
const cutOff = (line: string): string => line.replace(/\p{L}{8,}/gu, (word) => `${word.slice(0, 5)}.`);
const phrasesOf = ({ text }: PreparedJob): string[] => [...new Set(nounPhrases(text.original))];
const marks = [...'~…*/^°'];
/** The first letters of each long word, and another mark behind each. */
const cutOffByMarks = (line: string, at: number): string =>
  line.replace(/\p{L}{6,}/gu, (word, place: number) => word.slice(0, 4) + marks[(place + at) % marks.length]!);
const stars = ['★★★★★', '★★★★☆', '●●●●●', '5/5'];
const praise = ['He showed', 'She proved', 'They relied on'];

/** Pieces of three words, four of them in a row of a table. */
function inCells(lines: string[]): string[] {
  const cells =
    lines
      .flatMap(wordsOf)
      .join(' ')
      .match(/\S+(?: \S+){0,2}/g) ?? [];
  return Array.from(
    { length: Math.ceil(cells.length / 4) },
    (_, at) => `| ${cells.slice(4 * at, 4 * at + 4).join(' | ')} |`,
  );
}

/** One line behind each line of the resume, the rest of them below. */
function woven(resume: string, added: string[]): string {
  const left = [...added];
  return [...linesOf(resume).flatMap((line) => [line, ...left.splice(0, 1)]), ...left].join('\n');
}

/** A job description recast as other parts of a resume, cut off, or in another language than the resume. */
export const recasts: Record<string, Paste> = {
  'in another language, as noun phrases': async (resume, job, language) =>
    below(resume, [nounPhrases((await inOther(job, language)).join('\n')).join(', ')]),
  'in another language, line by line between those of the resume': async (resume, job, language) =>
    woven(resume, await inOther(job, language)),
  'in another language, as one dated position': async (resume, job, language) =>
    below(resume, ['2010 - 2024', 'Northwind', ...(await inOther(job, language)).map((line) => `• ${line}`)]),
  'in another language, every other line': async (resume, job, language) => {
    const others = await inOther(job, language);
    return below(
      resume,
      linesOfJob(job).map((line, at) => (at % 2 === 0 ? (others[at] ?? line) : line)),
    );
  },
  'with its long words cut off': (resume, job) => below(resume, linesOfJob(job).map(cutOff)),
  'with its long words cut off by many marks': (resume, job) => below(resume, linesOfJob(job).map(cutOffByMarks)),
  'as the keys of a JSON object': (resume, job) =>
    below(resume, [`{${linesOfJob(job).map((line) => `"${wordsOf(line).join('_').toLowerCase()}": true`)}}`]),
  'as one list of its words': (resume, job) => below(resume, [linesOfJob(job).flatMap(wordsOf).join(', ')]),
  'its noun phrases in another language, one by one': async (resume, job, language) => {
    const english = { ...job, text: { ...job.text, english: phrasesOf(job).join('\n') } };
    const phrases = await inLanguage(english, language === 'en' ? 'es' : 'en');
    return below(resume, [linesOf(phrases).join(', ')]);
  },
  'as noun phrases cut off': (resume, job) => below(resume, [phrasesOf(job).map(cutOff).join('; ')]),
  'its halves above and below': (resume, job) => {
    const lines = linesOfJob(job);
    const half = Math.ceil(lines.length / 2);
    return below(`${lines.slice(0, half).join('\n')}\n\n${resume}`, lines.slice(half));
  },
  'in cells of three words': (resume, job) => below(resume, inCells(linesOfJob(job))),
  'its requirements with stars': (resume, job) =>
    below(
      resume,
      requirementsOf(job).map((one, at) => `${one} ${stars[at % stars.length]}`),
    ),
  'its noun phrases with stars': (resume, job) =>
    below(
      resume,
      phrasesOf(job).map((phrase, at) => `${phrase} ${stars[at % stars.length]}`),
    ),
  'as words of former managers': (resume, job) =>
    below(
      resume,
      linesOfJob(job).map((line, at) => `“${praise[at % praise.length]} ${lower(line)}”, former manager`),
    ),
  'as a resume of its own without facts': (_resume, job) => {
    const title = job.reading.title ?? 'Specialist';
    const lines = requirementsOf(job).map(lower);
    return [
      `Ana Ruiz\n${title}\n\nProfile\nResults-driven ${title} with a proven record of success.\n\nCore strengths`,
      ...lines.map((line) => `• Demonstrated success in ${line}`),
      `\nExperience\n${title}`,
      ...lines.map((line) => `• Consistently delivered ${line}, exceeding expectations`),
    ].join('\n');
  },
  'as courses with grades': (resume, job) =>
    below(
      resume,
      linesOfJob(job).map((line, at) => `Course “${line}”, ${2008 + (at % 14)}, grade A`),
    ),
};
