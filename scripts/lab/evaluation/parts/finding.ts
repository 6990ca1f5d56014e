import { demandsOf, outlineResume, type PreparedResume, rate, readDemands, seekResumes } from '@cotejo/pipeline';
import type { JobReading, Outline, Sought } from '@cotejo/plugin-kit';
import { levelsOf, worthOfTerms } from '../../../../api/src/features/outlines/nearest.ts';
import { mean } from '../bootstrap.ts';
import { englishText, halfOf, readPairs } from '../dataset.ts';
import { asOf } from '../matcher.ts';
import { prepareAll, prepareJobText, prepareResumeText, tools } from '../product.ts';
import { questions } from '../questions.ts';
import type { Part } from '../section.ts';

type Person = { id: string; resume: PreparedResume; outline: Outline & { has: Set<string> } };

/** Roles of each half for which everybody is judged, and questions: a requirement or two of other jobs. */
const asked = 6;
/** The first hits, of which most have to be among those who are judged. */
const FIRST = 20;
/** How many of those whom the first look finds nearest; a search judges more, but there are few resumes here. */
const reaches = [50, 100, 200];

/** Everybody's points for what is asked, best first. */
async function everybody(people: Person[], job: JobReading): Promise<{ id: string; points: number; score: number }[]> {
  const text = englishText(job.requirements.map((one) => one.text).join('\n'));
  const rated = [];
  for (const { id, resume } of people) {
    const { arithmetic, matchScore } = await rate({ job: { ...job, text, cuts: [] }, resume, asOf }, tools);
    rated.push({ id, points: arithmetic.reduce((sum, line) => sum + line.points, 0), score: matchScore });
  }
  return rated.sort((one, other) => other.points - one.points);
}

/** The order in which the database finds people: what `api/src/features/outlines/nearest.ts` says in SQL. */
function nearest(people: Person[], sought: Sought): string[] {
  const levels = levelsOf(sought);
  const nearness = ({ outline }: Person) => {
    const has = (some: string[]) => some.some((term) => outline.has.has(term));
    const shared = levels.map(({ worth, terms }) => worth * terms.filter(has).length);
    const likeness = sought.signature && outline.signature ? likenessOf(sought.signature.bytes, outline.signature) : 0;
    const ofTerms = worthOfTerms(outline.terms.length) * shared.reduce((sum, part) => sum + part, 0);
    return ofTerms + likeness * (sought.signature?.weight ?? 0);
  };
  return people
    .map((person) => ({ id: person.id, near: nearness(person) }))
    .sort((one, other) => other.near - one.near)
    .map(({ id }) => id);
}

function likenessOf(one: Uint8Array, other: Uint8Array): number {
  const apart = one.reduce((sum, byte, at) => sum + (byte ^ other[at]!).toString(2).replaceAll('0', '').length, 0);
  return Math.cos((Math.PI * apart) / (8 * one.length));
}

/** Of the exact first, how many are among so many of those who are nearest. */
async function found(people: Person[], job: JobReading): Promise<number[]> {
  const [exact, order] = [await everybody(people, job), nearest(people, await seekResumes(job, tools))];
  const few = Math.min(FIRST, exact.length);
  const least = exact[few - 1]!.points;
  const best = new Set(exact.filter(({ points }) => points >= least).map(({ id }) => id));
  const among = (reach: number) => Math.min(few, order.slice(0, reach).filter((id) => best.has(id)).length);
  return reaches.map((reach) => (among(reach) / few) * FIRST);
}

const questionOf = ({ requirements }: JobReading, number: number): JobReading => ({
  title: '',
  skills: [],
  requirements: requirements.filter(({ must }) => must).slice(0, 1 + (number % 2)),
});

async function readPeople(evaluation: string): Promise<Person[]> {
  const prepared = await prepareAll(readPairs(evaluation).resumes.values(), (text) => prepareResumeText(text));
  const people: Person[] = [];
  for (const [id, resume] of prepared) {
    const outline = await outlineResume({ resume, asOf }, tools);
    people.push({ id, resume, outline: { ...outline, has: new Set(outline.terms) } });
  }
  return people;
}

async function firstOf(people: Person[], question: string): Promise<string[]> {
  const requirements = (await readDemands(demandsOf(question), tools)).map((one, number) => ({
    id: `r${number + 1}`,
    must: true,
    weight: 1,
    ...one,
  }));
  const rated = await everybody(people, { title: '', skills: [], requirements });
  return rated
    .toSorted((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1))
    .slice(0, FIRST)
    .map(({ id }) => id);
}

/** How well people are found: the first look against judging everybody, and a question in two languages. */
export const findingPart: Part = async ({ evaluation }) => {
  const people = await readPeople(evaluation);
  const jobs = await prepareAll(readPairs(evaluation).jobs.values(), (text) => prepareJobText(text));
  const rows: { name: string; counts: number[] }[] = [];
  for (const half of ['work', 'lock'] as const) {
    const own = [...jobs].filter(([id]) => halfOf(id) === half).map(([, { reading }]) => reading);
    for (const [what, some] of [
      ['roles', own.slice(0, asked)],
      ['questions', own.slice(-asked).map(questionOf)],
    ] as const) {
      const counts: number[][] = [];
      for (const job of some.filter(({ requirements }) => requirements.length > 0))
        counts.push(await found(people, job));
      rows.push({ name: `${what}, *${half}*`, counts: reaches.map((_, at) => mean(counts.map((one) => one[at]!))) });
    }
  }
  const work = people.filter(({ id }) => halfOf(id) === 'work');
  const shared = [];
  for (const [english, spanish] of questions) {
    const [one, other] = [await firstOf(work, english), await firstOf(work, spanish)];
    shared.push(one.filter((id) => other.includes(id)).length / one.length);
  }
  return {
    title: 'Finding people',
    notes: [
      `The ${people.length} resumes are one pool. Everybody is judged for ${asked} roles and ${asked} questions of ` +
        `each half. The first look orders all; a search judges a thousand of the nearest.`,
    ],
    figures: [
      ...rows.map(({ name, counts }) => ({
        name: `of the exact first ${FIRST}, found: ${name}`,
        value: counts.at(-1)!,
        digits: 2,
        goal: { least: 19 },
      })),
      {
        name: `first ${FIRST} of ${questions.length} questions that are the same in English and Spanish, *work*`,
        value: mean(shared),
        goal: { least: 0.9 },
      },
    ],
    tables: [
      {
        title: `Of the exact first ${FIRST}, found`,
        columns: ['asked', ...reaches.map((reach) => `among the ${reach} nearest`)],
        rows: rows.map(({ name, counts }) => [name, ...counts.map((value) => ({ value, digits: 2 }))]),
      },
    ],
  };
};
