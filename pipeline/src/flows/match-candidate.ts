import {
  type JobReading,
  nameless,
  type ResumeProfile,
  type Span,
  type Summary,
  type SummaryRequest,
} from '@cotejo/plugin-kit';
import { namesOrder } from '../prepare/inspect/instructions.ts';
import type { CandidateAnalysis, JudgedRequirement, RubricRequirement, Warning } from '../results.ts';
import { runReportedStage } from '../stage/run-stage.ts';
import { textWork } from '../stage/text-work.ts';
import type { PipelineTools, StageRecord } from '../stage/tools.ts';
import { addUp, type WeighedSignal } from '../match/arithmetic.ts';
import { boundSummary } from '../match/bound-summary.ts';
import { confidenceOf, type Legibility } from '../match/confidence.ts';
import type { LaidBeside } from '../match/lay-beside.ts';
import { remarksOf } from '../match/remarks.ts';
import { signalsIn, unjudged, withVerdicts } from '../match/rubric.ts';
import { meaningOf } from './meaning.ts';
import { titleInEnglish } from './title-in-english.ts';

export type MatchInput = {
  job: Omit<JobReading, 'requirements'> & Legibility & { requirements: RubricRequirement[] };
  /** As Prepare left it; the texts call the candidate by the name that the resume shows, and never by the file's. */
  resume: Legibility & { excluded: Span[]; warnings: Warning[]; name?: string; fileName?: string };
  /** The month that "present" means, `YYYY-MM`. */
  asOf: string;
  /** What an earlier run found that still holds but for the rubric: only what it has no verdict on is judged. */
  known?: Known;
};

type Known = Pick<CandidateAnalysis, 'requirements' | 'arithmetic' | 'profile' | 'provenance'>;

/**
 * Judges one resume against one job description: what must not count is blanked, the scorer's quotes are checked, the
 * score is added up from what is left, and the summariser writes about that. Throws `StageFailure` when no plugin could
 * score or summarise, `DocumentError` when a text is too much for the work on it.
 */
export async function matchCandidate(input: MatchInput, tools: PipelineTools): Promise<CandidateAnalysis> {
  const { job, resume, asOf } = input;
  const orders = [resume.name, resume.fileName].flatMap((name) => (name && namesOrder(name) ? [name] : []));
  const candidateName = resume.name && !orders.includes(resume.name) ? resume.name : nameless;
  const beside = await (tools.text ?? textWork).layBeside(
    { job: job.text, resume: resume.text, excluded: resume.excluded, asOf },
    tools,
  );
  const { judged, signals, profile, records } = await judge(input, beside, tools);
  const requirements = withVerdicts(job.requirements, judged);
  const { matchScore, arithmetic } = addUp(requirements, signals);
  const summary = await runReportedStage(
    'summarise',
    tools.providers.summariser,
    async (summariser, signal, { plugin, isThirdParty, leaveOut }): Promise<Summary> => {
      const request = summaryRequest(job, candidateName, requirements, profile, matchScore);
      const summary = boundSummary(await summariser.summarise(request, { signal }));
      if (!isThirdParty) return summary;
      const { value, leftOut } = await (tools.text ?? textWork).bearOutSummary(
        { plugin, summary, request, resume: beside.resume },
        { signal },
      );
      leaveOut(leftOut);
      return boundSummary(value);
    },
    tools,
  );
  return {
    ...summary.value,
    matchScore,
    requirements,
    arithmetic,
    profile,
    confidence: confidenceOf({
      job,
      resume: { ...resume, words: beside.words },
      requirements: requirements.filter(({ off }) => !off),
      profile,
    }),
    warnings: [
      ...resume.warnings,
      ...beside.warnings,
      ...orders.map((text) => ({ kind: 'instructions' as const, passages: [{ text }] })),
    ],
    asOf,
    provenance: [...records, summary.record],
  };
}

type Judged = { judged: JudgedRequirement[]; signals: WeighedSignal[]; profile: ResumeProfile; records: StageRecord[] };

/** Has the requirements judged that count and that nothing is known about. */
async function judge(
  { job, asOf, known }: MatchInput,
  { resume, blanked, aboutOwner, passages }: LaidBeside,
  tools: PipelineTools,
): Promise<Judged> {
  const requirements = unjudged(job.requirements, known?.requirements ?? []);
  const records = known?.provenance.filter(({ stage }) => stage === 'embed' || stage === 'score') ?? [];
  if (known && requirements.length === 0)
    return { judged: known.requirements, signals: signalsIn(known.arithmetic), profile: known.profile, records };
  // Nearly all of it was computed at Prepare: no stage to wait for.
  const quietly = { ...tools, onProgress: () => {} };
  const asked = { ...job, requirements, title: await titleInEnglish(job.title, quietly) };
  const { meaning, records: embedding } = await meaningOf(asked, passages, quietly);
  const { bearOutScoring, verifyAgainst } = tools.text ?? textWork;
  const { value, record } = await runReportedStage(
    'score',
    tools.providers.scorer,
    async (scorer, signal, { plugin, isThirdParty, leaveOut }) => {
      let scoring = await scorer.score(
        { job: asked, resume, aboutOwner, asOf, ...(meaning && { meaning }) },
        { signal },
      );
      if (isThirdParty) {
        const borneOut = await bearOutScoring({ plugin, scoring, job: { requirements }, resume, asOf }, { signal });
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

/** What the summariser is told: of the requirements those that count. */
function summaryRequest(
  job: MatchInput['job'],
  candidateName: string,
  requirements: JudgedRequirement[],
  profile: ResumeProfile,
  score: number,
): SummaryRequest {
  const { title, skills } = job;
  const verdicts = requirements
    .filter(({ off }) => !off)
    .map(({ id, verdict, degree, quotes, ...said }) => ({
      requirementId: id,
      verdict,
      degree,
      quotes: quotes.map(({ text, originalText, english }) => ({
        text,
        ...(originalText && { originalText }),
        ...english,
      })),
      ...remarksOf(said),
    }));
  return {
    job: { title, skills, requirements: job.requirements.filter(({ off }) => !off) },
    candidateName,
    profile,
    verdicts,
    score,
  };
}
