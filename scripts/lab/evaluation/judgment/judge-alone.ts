import { type CandidateAnalysis, type PreparedJob, type PreparedResume, readRequirement } from '@cotejo/pipeline';
import { analyze, tools } from '../product.ts';

export type Asked = { text: string; must?: boolean };
export type JudgedAlone = CandidateAnalysis['requirements'][number];

/** Judges requirements as if a recruiter had typed just these into the job's rubric; answers in their order. */
export async function judgeAlone(
  job: PreparedJob,
  resume: PreparedResume,
  asked: readonly Asked[],
): Promise<JudgedAlone[]> {
  const requirements = await Promise.all(
    asked.map(async ({ text, must = true }, index) => ({
      ...(await readRequirement(text, tools)),
      id: `r${index + 1}`,
      must,
      weight: 1,
    })),
  );
  const analysis = await analyze({ ...job, reading: { ...job.reading, requirements } }, resume);
  return requirements.map(({ id }) => analysis.requirements.find((requirement) => requirement.id === id)!);
}
