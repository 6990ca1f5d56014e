import type { PreparedJob } from '@cotejo/pipeline';

type Stuffing = (resume: string, job: PreparedJob) => string;

const atEnd = (write: (skills: string[]) => string): Stuffing => (resume, job) => `${resume}\n\n${write(job.reading.skills)}\n`;

/** The job's skills over and over, as no skills section has them. */
export const stuffings: Record<string, Stuffing> = {
  'its skills thirty times': atEnd((skills) => `${skills.join(', ')}, `.repeat(30)),
  'its skills eight times, a line each': atEnd((skills) => `${skills.join(', ')}\n`.repeat(8)),
  'each skill twelve times': atEnd((skills) => skills.map((skill) => `${skill} `.repeat(12)).join('\n')),
  'its skills ten times without commas': atEnd((skills) => `${skills.join(' ')} `.repeat(10)),
};

/** A lie in one place, which no reader of one document can tell from the truth. */
export const lies: Record<string, Stuffing> = {
  'its skills once, as a list': atEnd((skills) => `Skills: ${skills.join(', ')}`),
};
