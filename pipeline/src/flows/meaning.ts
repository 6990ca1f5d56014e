import type { JobReading, Meaning } from '@cotejo/plugin-kit';
import type { Passage } from '../match/passages.ts';
import type { PipelineTools, StageRecord } from '../stage/tools.ts';
import { embed } from './embed.ts';

type Job = Pick<JobReading, 'title' | 'requirements'>;

/** The texts of a job that are compared by meaning: its title, and the requirements that count. */
export const textsOfJob = ({ title, requirements }: Job): string[] => [
  title,
  ...requirements.filter(({ off }) => !off).map(({ text }) => text),
];

/** The vectors of a job's requirements and of a resume's passages. */
export async function meaningOf(
  job: Job,
  passages: Passage[],
  tools: PipelineTools,
): Promise<{ meaning?: Meaning; records: StageRecord[] }> {
  const { embedded, records } = await embed([...textsOfJob(job), ...passages.map(({ text }) => text)], tools);
  if (!embedded) return { records };
  const { model, vectors, common } = embedded;
  const title = vectors.get(job.title);
  const meaning = {
    model,
    passages: passages.map(({ start, end, text }) => ({ start, end, vector: vectors.get(text)! })),
    requirements: Object.fromEntries(
      job.requirements.flatMap(({ id, text }) => {
        const vector = vectors.get(text);
        return vector ? [[id, vector]] : [];
      }),
    ),
    ...(title && { title }),
    ...(common && { common }),
  };
  return { meaning, records };
}
