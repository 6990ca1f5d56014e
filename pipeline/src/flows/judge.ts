import type { ResumeProfile } from '@cotejo/plugin-kit';
import type { JudgedRequirement } from '../results.ts';
import { runReportedStage } from '../stage/run-stage.ts';
import { textWork } from '../stage/text-work.ts';
import type { PipelineTools, StageRecord } from '../stage/tools.ts';
import type { WeighedSignal } from '../match/arithmetic.ts';
import type { LaidBeside } from '../match/lay-beside.ts';
import { signalsIn, unjudged } from '../match/rubric.ts';
import { meaningOf } from './meaning.ts';
import { titleSought } from './title-sought.ts';
import type { MatchInput } from './match-input.ts';

type Judged = { judged: JudgedRequirement[]; signals: WeighedSignal[]; profile: ResumeProfile; records: StageRecord[] };

/** Has those requirements judged that count and have no verdict yet. */
export async function judge(
  { job, asOf, known }: MatchInput,
  { resume, blanked, aboutOwner, schools, corrected, passages }: LaidBeside,
  tools: PipelineTools,
): Promise<Judged> {
  const requirements = unjudged(job.requirements, known?.requirements ?? []);
  const records = known?.provenance.filter(({ stage }) => stage === 'embed' || stage === 'score') ?? [];
  if (known && requirements.length === 0)
    return { judged: known.requirements, signals: signalsIn(known.arithmetic), profile: known.profile, records };
  // Not reported as a stage: Prepare has computed nearly all of it, so that nobody waits for it.
  const quietly = { ...tools, onProgress: () => {} };
  const asked = { ...job, requirements, title: await titleSought(job, quietly) };
  const { meaning, records: embedding } = await meaningOf(asked, passages, quietly);
  const { bearOutScoring, verifyAgainst } = tools.text ?? textWork;
  const { value, record } = await runReportedStage(
    'score',
    tools.providers.scorer,
    async (scorer, signal, { plugin, isThirdParty, leaveOut }) => {
      let scoring = await scorer.score(
        { job: asked, resume, aboutOwner, schools, asOf, ...(corrected && { corrected }), ...(meaning && { meaning }) },
        { signal },
      );
      if (isThirdParty) {
        const borneOut = await bearOutScoring(
          { plugin, scoring, job: { requirements }, resume, asOf, corrected },
          { signal },
        );
        scoring = borneOut.value;
        leaveOut(borneOut.leftOut);
      }
      return verifyAgainst({ plugin, scoring, job: { requirements }, resume, blanked }, { signal });
    },
    tools,
  );
  const fresh = [...embedding, record];
  if (!known) return { judged: value.requirements, signals: value.signals, profile: value.profile, records: fresh };
  const others = records.filter((old) => !fresh.some((one) => isSameWork(old, one)));
  return {
    judged: [...known.requirements, ...value.requirements],
    signals: signalsIn(known.arithmetic),
    profile: known.profile,
    records: [...others, ...fresh],
  };
}

const isSameWork = (one: StageRecord, other: StageRecord): boolean =>
  one.stage === other.stage &&
  one.plugin === other.plugin &&
  one.version === other.version &&
  one.model?.digest === other.model?.digest;
