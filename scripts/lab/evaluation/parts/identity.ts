import { join } from 'node:path';
import {
  type CandidateAnalysis,
  type PreparedJob,
  type Rating,
  type SwapKind,
  swapKinds,
  trySwaps,
} from '@cotejo/pipeline';
import { halfOf, readPairs, readRows } from '../dataset.ts';
import { personas, type Persona } from '../personas.ts';
import { asOf } from '../matcher.ts';
import { analyze, prepareAll, prepareJobText, prepareResumeText, tools, writtenAbout } from '../product.ts';
import type { Cell, Part } from '../section.ts';

type Language = 'en' | 'es';
type Half = ReturnType<typeof halfOf>;
type Case = { id: string; half: Half; job: PreparedJob; language: Language; text: string };
type Judged = { score: number; written: string };
/**
 * What the check of a role does: how far each kind of swap moves the score, and how far it would without the
 * requirements that ask for years.
 */
type Movement = Pick<Case, 'id' | 'half' | 'language'> & { kind: SwapKind; points: number; unasked: number };
type Swap = Pick<Case, 'id' | 'half' | 'language'> & { what: string; points: number; hasSameTexts: boolean };

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
    half: halfOf(jd_id),
    job: jobs.get(jd_id)!,
    language: 'en',
    text: set.resumes.get(resume_id)!.text,
  }));
  // The first line of these resumes is a name.
  const spanish = people.flatMap(({ id, text_es }) =>
    [...jobs].slice(0, 5).map(([jd, job]): Case => ({
      id,
      half: halfOf(jd),
      job,
      language: 'es',
      text: text_es.slice(text_es.indexOf('\n') + 1),
    })),
  );
  return [...english, ...spanish];
}

async function swapsOf({ id, half, job, language, text }: Case): Promise<Swap[]> {
  const [first, ...others] = personas[language];
  const before = await judge(job, headed(first!, text));
  const compare = async (what: string, changed: string): Promise<Swap> => {
    const after = await judge(job, changed);
    return {
      id,
      half,
      language,
      what,
      points: Math.abs(after.score - before.score),
      hasSameTexts: after.written === before.written,
    };
  };
  const swaps: Swap[] = [];
  for (const persona of others) swaps.push(await compare(persona.name, headed(persona, text)));
  swaps.push(await compare(nobody, text));
  return swaps;
}

async function movementsOf({ id, half, job, language, text }: Case): Promise<Movement[]> {
  const { reading, text: jobText, cuts, pages } = job;
  const yardstick = { job: { ...reading, text: jobText, cuts, pages }, asOf };
  const { before, tried } = await trySwaps(headed(personas[language][0]!, text), yardstick, tools);
  return tried.map(({ kind, rating }) => ({
    id,
    half,
    language,
    kind,
    points: rating.matchScore - before.matchScore,
    unasked: Math.round(withoutYears(rating) - withoutYears(before)),
  }));
}

/** The points of a score but for those that requirements for years bring, and take where years are missing. */
function withoutYears({ requirements, arithmetic }: Rating): number {
  const ofYears = new Set(requirements.flatMap(({ id, minYears }) => (minYears === undefined ? [] : [id])));
  return arithmetic.reduce((sum, { id, points, part = 1 }) => sum + (ofYears.has(id) ? 0 : points / part), 0);
}

const farthest = (points: number[]): number => Math.max(0, ...points.map(Math.abs));
/** How far a swap may move a score: a gap may cost years that the job asks for. */
const countedOf = ({ kind, points, unasked }: Movement): number => (kind === 'gap' ? unasked : points);

function movementRow(half: Half, language: Language, kind: SwapKind, all: Movement[]): Cell[] {
  const movements = all.filter((one) => one.half === half && one.language === language && one.kind === kind);
  const moved = movements.filter(({ points }) => points !== 0);
  return [
    half,
    language,
    kind,
    `${movements.length}`,
    `${moved.length}`,
    `${moved.filter(({ points }) => Math.abs(points) > 1).length}`,
    { value: farthest(movements.map(({ points }) => points)), digits: 0 },
    { value: farthest(movements.map(({ unasked }) => unasked)), digits: 0 },
    examplesOf(moved),
  ];
}

/** The first of those that may be looked at. */
const examplesOf = (moved: Pick<Case, 'id' | 'half'>[]): string =>
  [...new Set(moved.flatMap(({ id, half }) => (half === 'work' ? [id] : [])))].slice(0, 4).join(', ');

const swapNames = {
  name: 'the name alone',
  gender: 'the gender of words',
  school: 'the school',
  address: 'the address',
  gap: 'an end of a position, for a gap, beyond years that the job requires,',
};

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
    examplesOf(moved),
  ];
}

/** Gives the same resume to other people: the number must stay, and the texts but for the name. */
export const identityPart: Part = async ({ evaluation }) => {
  const swaps: Swap[] = [];
  const movements: Movement[] = [];
  for (const one of await cases(evaluation)) {
    swaps.push(...(await swapsOf(one)));
    movements.push(...(await movementsOf(one)));
  }
  const people = swaps.filter(({ what }) => what !== nobody);
  const ofKind = (kind: SwapKind) => movements.filter((one) => one.kind === kind);
  const rows = [...Map.groupBy(swaps, ({ language, what }) => `${language} ${what}`).values()].map((own) =>
    row(own[0]!.language, own[0]!.what, own),
  );
  return {
    title: 'Who the candidate is',
    notes: [
      'Name, photo text, gender, date of birth, marital status, nationality, address and contact above a resume ' +
        'are replaced by those of other fictional people, some of whom have names and addresses that are words of ' +
        'a trade; beyond them, a resume without any of it, and the swaps of the check of a role (bias-check.md).',
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
      ...(['name', 'gender', 'school', 'address', 'gap'] as const).map((kind) => ({
        name: `points that a swap of ${swapNames[kind]} moves the score, most of ${ofKind(kind).length}`,
        value: farthest(ofKind(kind).map(countedOf)),
        unit: 'points',
        digits: 0,
        goal: { most: kind === 'name' || kind === 'gender' ? 0 : 1 },
      })),
    ],
    tables: [
      {
        title: 'Compared with the first person of the language',
        columns: ['language', 'replaced by', 'resumes', 'scores moved', 'most points', 'texts differ', 'such as'],
        rows,
      },
      {
        title: 'Swapped as by the check of a role',
        columns: [
          'half',
          'language',
          'swapped',
          'texts',
          'scores moved',
          'by more than a point',
          'most points',
          'without required years',
          'such as',
        ],
        rows: (['work', 'lock'] as const).flatMap((half) =>
          swapKinds.flatMap((kind) =>
            (['en', 'es'] as const).map((language) => movementRow(half, language, kind, movements)),
          ),
        ),
      },
    ],
  };
};
