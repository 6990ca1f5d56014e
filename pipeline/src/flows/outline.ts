import type { BilingualText, JobReading, Outline, Sought } from '@cotejo/plugin-kit';
import { runStage } from '../stage/run-stage.ts';
import { textWork } from '../stage/text-work.ts';
import type { PipelineTools } from '../stage/tools.ts';
import { meaningOf } from './meaning.ts';
import type { MatchInput } from './match-input.ts';
import { titleSought } from './title-sought.ts';

const noJob = { language: 'en', original: '', english: '', alignment: [] };

/** Those who outline resumes and seek by outlines, the preferred one first. */
const outliners = ({ providers }: PipelineTools) =>
  providers.scorer.filter(({ provider }) => provider.outline && provider.seek).slice(0, 1);

/** What a prepared resume is found by; its text without the passages that must not count. */
export type ResumeOutline = Outline & { text: BilingualText };

/**
 * What a prepared resume is found by, with its profile as far as the document bears it out; no terms where no scorer
 * outlines. Throws `StageFailure` where it could not do it, `DocumentError` when the text is too much for the work on
 * it.
 */
export async function outlineResume(
  {
    resume: { text, excluded },
    facts,
    asOf,
  }: { resume: Pick<MatchInput['resume'], 'text' | 'excluded'> } & Pick<MatchInput, 'facts' | 'asOf'>,
  tools: PipelineTools,
): Promise<ResumeOutline> {
  const able = outliners(tools);
  const { layBeside, bearOutScoring } = tools.text ?? textWork;
  const beside = await layBeside({ job: noJob, demands: [], resume: text, excluded, facts, asOf }, tools);
  const { resume, aboutOwner, corrected, passages } = beside;
  if (able.length === 0) return { terms: [], text: resume };
  const { meaning } = await meaningOf({ title: '', requirements: [] }, passages, tools);
  const request = { resume, aboutOwner, asOf, ...(corrected && { corrected }), ...(meaning && { meaning }) };
  const { value } = await runStage(
    'score',
    able,
    async (one, signal, { plugin, isThirdParty }) => {
      const { profile, ...outline } = await one.outline!(request, { signal });
      if (!profile || !isThirdParty) return { ...outline, ...(profile && { profile }) };
      const scoring = { verdicts: [], signals: [], profile };
      const borneOut = await bearOutScoring(
        { plugin, scoring, job: { requirements: [] }, resume, asOf, corrected },
        { signal },
      );
      return { ...outline, profile: borneOut.value.profile };
    },
    tools,
  );
  return { ...value, text: resume };
}

/** What the outlines of those have who fit a job best; no terms where no scorer outlines. Throws `StageFailure`. */
export async function seekResumes(job: JobReading, tools: PipelineTools): Promise<Sought> {
  const able = outliners(tools);
  if (able.length === 0) return { terms: [] };
  const asked = { ...job, title: await titleSought(job, tools) };
  const { meaning } = await meaningOf(asked, [], tools);
  const request = { job: asked, ...(meaning && { meaning }) };
  const { value } = await runStage('score', able, (one, signal) => one.seek!(request, { signal }), tools);
  return value;
}
