import { type BilingualText, type JobReader, type JobReading, ProviderError } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { runStage } from '../stage/run-stage.ts';
import type { ModelRun, Named } from '../stage/tools.ts';
import { ask, openModel, type StageModel } from './ask.ts';
import { fence } from './fence.ts';
import { roomFor, splitToFit } from './fit.ts';
import { foldWord } from '../text/grounding.ts';
import { prompts } from './prompts.ts';
import type { JobStatements, Stated } from '../hiding/read-job.ts';

const mostRequirements = 40;
const mostInOneAnswer = 20;
const mostParts = 6;
const longestText = 240;
const maxOutputTokens = 3_000;
/** The share of a small model's window that the answer may take at most. */
const shareOfWindow = 0.4;

const readingSchema = v.object({
  title: v.pipe(v.string(), v.maxLength(120)),
  requirements: v.pipe(
    v.array(
      v.object({
        quote: v.pipe(v.string(), v.maxLength(longestText)),
        text: v.pipe(v.string(), v.maxLength(longestText)),
        kind: v.picklist(['skill', 'experience', 'education', 'language', 'certification']),
        must: v.boolean(),
        minYears: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40)),
        skills: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(6)),
      }),
    ),
    v.maxLength(mostInOneAnswer),
  ),
});

/**
 * A job reader made of a language model. A requirement counts only with a quote that stands in the job description;
 * years and skills only where the quote has them. Skills are called as the first reader of `rest` calls them.
 */
export function modelJobReader(stageModel: StageModel, rest: Named<JobReader>[], run: ModelRun): JobReader {
  return {
    ...(stageModel.model.check && { check: (options) => stageModel.model.check!(options) }),
    async read(job, { signal }) {
      const base = await readingOfRest(rest, job, run, signal);
      const asking = await openModel(stageModel, run, signal);
      const reading = { job, hidesIdentity: stageModel.hidesIdentity };
      const find = (statements: JobStatements) =>
        run.text.findStated({ ...reading, statements, names: base.skills }, { signal });
      const outputTokens = Math.min(maxOutputTokens, Math.floor(asking.identity.contextTokens * shareOfWindow));
      const room = await roomFor(asking, {
        system: prompts['read-job'],
        rest: fence('JOB', ''),
        schema: readingSchema,
        maxOutputTokens: outputTokens,
      });
      const parts = await splitToFit(asking, await run.text.hideContacts(reading, { signal }), room, mostParts);
      const found: Stated[] = [];
      const titles: string[] = [];
      for (const [done, part] of parts.entries()) {
        const answer = await ask(asking, {
          system: prompts['read-job'],
          input: fence('JOB', part),
          schema: readingSchema,
          maxOutputTokens: outputTokens,
          complaint: async (statements) => complaintAbout((await find(statements)).requirements),
          onProgress: (tokens) => run.onProgress((done + Math.min(0.95, tokens / outputTokens)) / parts.length),
        });
        const { title, requirements } = await find(answer);
        if (title) titles.push(title);
        found.push(...requirements.filter((one) => one !== undefined));
      }
      if (found.length === 0)
        throw new ProviderError(stageModel.plugin, 'bad-output', 'No requirement was found in the job description');
      return assemble(titles[0] ?? base.title, found, base);
    },
  };
}

async function readingOfRest(
  rest: Named<JobReader>[],
  job: BilingualText,
  run: ModelRun,
  signal: AbortSignal,
): Promise<JobReading> {
  if (rest.length === 0) return { title: '', skills: [], requirements: [] };
  const { value, record } = await runStage('read-job', rest, (reader, inner) => reader.read(job, { signal: inner }), {
    signal,
    onProgress: () => {},
  });
  run.onBeside({ plugin: record.plugin, version: record.version });
  return value;
}

function complaintAbout(requirements: (Stated | undefined)[]): string | undefined {
  const located = requirements.filter(Boolean).length;
  return located < requirements.length / 2
    ? 'Most of its quotes do not stand in the text: copy the words letter by letter.'
    : undefined;
}

/**
 * The requirements in the order of the text, each passage once, with our ids; the musts first where there are too many.
 */
function assemble(title: string, found: Stated[], base: JobReading): JobReading {
  const seen = new Set<string>();
  const distinct = found
    .toSorted((a, b) => a.start - b.start)
    .filter(({ requirement: { text } }) => !seen.has(foldWord(text)) && seen.add(foldWord(text)));
  const kept = new Set(
    [...distinct]
      .sort((a, b) => Number(b.requirement.must) - Number(a.requirement.must) || a.start - b.start)
      .slice(0, mostRequirements),
  );
  const requirements = distinct
    .filter((one) => kept.has(one))
    .map(({ requirement }, index) => ({ id: `r${index + 1}`, ...requirement }));
  const isCut = kept.size < distinct.length;
  const skills = [...base.skills, ...requirements.flatMap((one) => one.skills)];
  return {
    title,
    skills: skills.filter((name, index) => skills.findIndex((other) => foldWord(other) === foldWord(name)) === index),
    requirements,
    ...(isCut && { cuts: [{ what: 'requirements', limit: mostRequirements }] }),
  };
}
