import { join } from 'node:path';
import type { CandidateAnalysis, PreparedJob } from '@cotejo/pipeline';
import { readPairs, readRows } from '../dataset.ts';
import { personas, type Persona } from '../personas.ts';
import { otherGender } from '../swaps.ts';
import { analyze, prepareAll, prepareJobText, prepareResumeText, writtenAbout } from '../product.ts';
import type { Cell, Part } from '../section.ts';

type Language = 'en' | 'es';
type Case = { id: string; job: PreparedJob; language: Language; text: string };
type Judged = { score: number; written: string };
type Swap = { id: string; language: Language; what: string; points: number; hasSameTexts: boolean };

/** One labeled pair in so many gets other people's names. */
const every = 5;

async function judge(job: PreparedJob, text: string): Promise<Judged> {
  const resume = await prepareResumeText(text);
  const analysis: CandidateAnalysis = await analyze(job, resume);
  return { score: analysis.matchScore, written: writtenAbout(analysis, resume.name) };
}

const headed = ({ name, lines }: Persona, text: string): string => [name, ...lines, '', text].join('\n');

async function cases(evaluation: string): Promise<Case[]> {
  const set = readPairs(evaluation);
  const pairs = set.pairs.filter((_, index) => index % every === 0);
  const jobs = await prepareAll(
    [...set.jobs.values()].filter(({ id }) => pairs.some(({ jd_id }) => jd_id === id)),
    prepareJobText,
  );
  const people = readRows<{ id: string; text_es: string }>(join(evaluation, 'bilingual/resumes_es.jsonl'));
  const english = pairs.map(({ id, jd_id, resume_id }): Case => ({
    id,
    job: jobs.get(jd_id)!,
    language: 'en',
    text: set.resumes.get(resume_id)!.text,
  }));
  // The first line of these resumes is a name.
  const spanish = people.flatMap(({ id, text_es }) =>
    [...jobs.values()]
      .slice(0, 5)
      .map((job): Case => ({ id, job, language: 'es', text: text_es.slice(text_es.indexOf('\n') + 1) })),
  );
  return [...english, ...spanish];
}

async function swapsOf({ id, job, language, text }: Case): Promise<Swap[]> {
  const [first, ...others] = personas[language];
  const before = await judge(job, headed(first!, text));
  const compare = async (what: string, changed: string): Promise<Swap> => {
    const after = await judge(job, changed);
    return {
      id,
      language,
      what,
      points: Math.abs(after.score - before.score),
      hasSameTexts: after.written === before.written,
    };
  };
  const swaps: Swap[] = [];
  for (const persona of others) swaps.push(await compare(persona.name, headed(persona, text)));
  const changed = otherGender(text, language);
  if (changed !== text) swaps.push(await compare(genderSwap, headed(first!, changed)));
  swaps.push(await compare(nobody, text));
  return swaps;
}

const genderSwap = 'the words of the other gender in the text';
const nobody = 'no name and no personal details';

function row(language: Language, what: string, swaps: Swap[]): Cell[] {
  const moved = swaps.filter(({ points }) => points > 0);
  return [
    language,
    what,
    `${swaps.length}`,
    `${moved.length}`,
    { value: Math.max(...swaps.map(({ points }) => points)), digits: 0 },
    `${swaps.filter(({ hasSameTexts }) => !hasSameTexts).length}`,
    [...new Set(moved.map(({ id }) => id))].slice(0, 4).join(', '),
  ];
}

/** Gives the same resume to other people: the number must stay, and the texts but for the name. */
export const identityPart: Part = async ({ evaluation }) => {
  const swaps: Swap[] = [];
  for (const one of await cases(evaluation)) swaps.push(...(await swapsOf(one)));
  const people = swaps.filter(({ what }) => what !== genderSwap && what !== nobody);
  const rows = [...Map.groupBy(swaps, ({ language, what }) => `${language} ${what}`).values()].map((own) =>
    row(own[0]!.language, own[0]!.what, own),
  );
  return {
    title: 'Who the candidate is',
    notes: [
      'Name, photo text, gender, date of birth, marital status, nationality, address and contact above a resume ' +
        'are replaced by those of other fictional people, some of whom have names and addresses that are words of ' +
        'a trade; beyond them, words that show gender inside the text, and a resume without any of it.',
    ],
    figures: [
      {
        name: `points that another person moves the score, most of ${people.length} swaps`,
        value: Math.max(...people.map(({ points }) => points)),
        unit: 'points',
        digits: 0,
        goal: { most: 0 },
      },
      {
        name: 'swaps after which the texts differ by more than the name',
        value: people.filter(({ hasSameTexts }) => !hasSameTexts).length,
        digits: 0,
        goal: { most: 0 },
      },
      {
        name: 'points that words of the other gender move the score, most',
        value: Math.max(0, ...swaps.filter(({ what }) => what === genderSwap).map(({ points }) => points)),
        unit: 'points',
        digits: 0,
        goal: { most: 0 },
      },
    ],
    tables: [
      {
        title: 'Compared with the first person of the language',
        columns: ['language', 'replaced by', 'resumes', 'scores moved', 'most points', 'texts differ', 'such as'],
        rows,
      },
    ],
  };
};
