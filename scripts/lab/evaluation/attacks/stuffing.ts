import type { PreparedJob } from '@cotejo/pipeline';

type Stuffing = (resume: string, job: PreparedJob) => string;

const atEnd =
  (write: (skills: string[]) => string): Stuffing =>
  (resume, job) =>
    `${resume}\n\n${write(job.reading.skills)}\n`;

const inTurn = (skills: string[], turn: number): string[] =>
  skills.map((_, at) => skills[(at + turn * 3) % skills.length]!);
/** Skills of no job in particular. */
const fillers = ['Planning', 'Filing', 'Typing', 'Sorting', 'Packing'].flatMap((doing) =>
  [
    'letters',
    'parcels',
    'records',
    'samples',
    'tools',
    'tickets',
    'orders',
    'labels',
    'meals',
    'plants',
    'books',
    'forms',
    'prints',
    'stamps',
    'parts',
    'cables',
    'seeds',
    'tiles',
    'lamps',
    'doors',
  ].map((what) => `${doing} ${what}`),
);

/** The job's skills over and over, as no skills section has them. */
export const stuffings: Record<string, Stuffing> = {
  'its skills thirty times': atEnd((skills) => `${skills.join(', ')}, `.repeat(30)),
  'its skills eight times, a line each': atEnd((skills) => `${skills.join(', ')}\n`.repeat(8)),
  'each skill twelve times': atEnd((skills) => skills.map((skill) => `${skill} `.repeat(12)).join('\n')),
  'its skills six times, in another order each time': atEnd((skills) =>
    Array.from({ length: 6 }, (_, turn) => inTurn(skills, turn).join(', ')).join('\n'),
  ),
  'its skills in a list of a hundred': atEnd((skills) =>
    [...skills, ...fillers.slice(0, Math.max(0, 100 - skills.length))].join(', '),
  ),
  'years that cannot be': atEnd((skills) => skills.map((skill) => `99 years of experience with ${skill}`).join('\n')),
  'its skills ten times without commas': atEnd((skills) => `${skills.join(' ')} `.repeat(10)),
};

/** A lie in one place, which no reader of one document can tell from the truth. */
export const lies: Record<string, Stuffing> = {
  'its skills once, as a list': atEnd((skills) => `Skills: ${skills.join(', ')}`),
  'its title and praise in place of the resume': (_resume, { reading: { title = 'Specialist' } }) =>
    `Ana Ruiz\n${title}\n\nProfile\nResults-driven ${title} with a proven record of success.\n`,
};
