import type { Requirement, SourceDocument } from '@cotejo/plugin-kit';
import type { PreparedJob } from '../results.ts';
import type { PipelineTools } from '../stage/tools.ts';
import { mergeCuts } from '../prepare/merge-cuts.ts';
import { embed } from './embed.ts';
import { textsOfJob } from './meaning.ts';
import { prepareDocument } from './prepare-document.ts';
import { readJob } from './read-job.ts';

const weights = { least: 0.01, most: 10 };

/**
 * Turns weights into those that recruiters read and send back: in the same proportions, on average 1 among requirements
 * that count, in hundredths, within the scale. A value that is no weight becomes the least one.
 */
function onScale(requirements: Requirement[]): Requirement[] {
  const known = requirements
    .filter(({ off }) => !off)
    .map(({ weight }) => weight)
    .filter((weight) => weight > 0);
  const mean = known.reduce((sum, weight) => sum + weight, 0) / known.length;
  return requirements.map((requirement) => {
    const inHundredths = Math.round((requirement.weight / mean) * 100) / 100;
    return {
      ...requirement,
      weight: inHundredths > weights.least ? Math.min(weights.most, inHundredths) : weights.least,
    };
  });
}

/**
 * Reads a job description: text, language, English version, and its title, skills and requirements.
 * Throws `DocumentError` when the document cannot be used, `StageFailure` when no plugin could do a stage's work.
 */
export async function prepareJob(document: SourceDocument, tools: PipelineTools): Promise<PreparedJob> {
  const prepared = await prepareDocument(document, tools);
  const { value, record } = await readJob(prepared.text, tools);
  const { cuts = [], ...reading } = value;
  const { records } = await embed(textsOfJob(reading), tools);
  return {
    ...prepared,
    reading: { ...reading, requirements: onScale(reading.requirements) },
    cuts: mergeCuts([...cuts, ...prepared.cuts]),
    provenance: [...prepared.provenance, record, ...records],
  };
}
