import { meaningOf, type PreparedJob, type PreparedResume, readRequirement, textWork } from '@cotejo/pipeline';
import { asOf } from '../evaluation/matcher.ts';
import { tools } from '../evaluation/product.ts';

type Demand = { text: string; must: boolean };

/**
 * Demands, as if a recruiter had typed them, with a resume that is laid beside their job, and what both mean. The
 * requirements stand in the order of the demands, with ids of their own.
 */
export async function layDemandsBeside(job: PreparedJob, resume: PreparedResume, demands: readonly Demand[]) {
  const beside = await textWork.layBeside(
    {
      job: job.text,
      demands: demands.map(({ text }) => text),
      resume: resume.text,
      excluded: resume.excluded,
      asOf,
    },
    tools,
  );
  const requirements = await Promise.all(
    demands.map(async ({ text: written, must }, index) => {
      const text = written.replace(/\s+/g, ' ').trim();
      return { ...(await readRequirement(text, tools)), text, id: `r${index + 1}`, must, weight: 1 };
    }),
  );
  const { meaning } = await meaningOf({ ...job.reading, requirements }, beside.passages, tools);
  return { beside, requirements, meaning };
}
