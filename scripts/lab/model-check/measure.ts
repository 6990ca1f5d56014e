import {
  type CandidateAnalysis,
  matchCandidate,
  modelTime,
  type PipelineTools,
  StageFailure,
  type StageRecord,
} from '@cotejo/pipeline';
import type { BilingualText, JobReading } from '@cotejo/plugin-kit';
import { runStage } from '../../../pipeline/src/stage/run-stage.ts';
import { englishText } from '../evaluation/dataset.ts';
import { asOf, type Candidate, type Case, keep, lines, orders } from './cases/index.ts';
import type { DevelopmentJob } from './development.ts';
import type { Subject } from './subjects.ts';

/** A candidate judged by a subject; without `analysis` nobody could. */
export type Judged = {
  case: Case;
  candidate: Candidate;
  analysis?: CandidateAnalysis;
  /** Whether the verdicts are the subject's own, or of the plugin that stood in for it. */
  isOwn: boolean;
  /** Why others stood in for the subject. */
  failures: string[];
  seconds: number;
};

/** A line as it was translated by the subject itself; without `english` it was not. */
export type Translated = { es: string; en: string; english?: string };

/** All that has been measured of a subject so far. */
export type Measured = {
  readings: { case: Case; reading?: JobReading; isOwn: boolean }[];
  judged: Judged[];
  repeats: { first: Judged; again: Judged }[];
  attacks: { clean: Judged; attacked: Judged }[];
  translated: Translated[];
  development: { job: string; label: number; score: number; isOwn: boolean }[];
};

export type Plan = {
  cases: Case[];
  /** Candidates to judge again, so many times. */
  repeated: Candidate[];
  repeats: number;
  /** How many orders to put into the resume of the candidate who does not fit, by case. */
  orders: number[];
  lines: typeof lines;
  development: DevelopmentJob[];
};

export type Surroundings = { seconds: number; signal: AbortSignal; tell(step: string): void };

export const nothingMeasured = (): Measured => ({
  readings: [],
  judged: [],
  repeats: [],
  attacks: [],
  translated: [],
  development: [],
});

/**
 * Measures a subject step by step into `measured`. Throws the signal's reason when it is aborted; what was measured
 * stays.
 */
export async function measure(subject: Subject, plan: Plan, around: Surroundings, measured: Measured): Promise<void> {
  for (const one of plan.cases) {
    around.tell(`reads the job "${one.name}"`);
    measured.readings.push({ case: one, ...(await readJob(subject, englishText(one.text), around)) });
    for (const candidate of one.candidates) {
      around.tell(`judges ${candidate.name} for "${one.name}"`);
      measured.judged.push(await judge(subject, one, candidate, around));
    }
  }
  if (plan.lines.length > 0) {
    around.tell(`translates ${plan.lines.length} lines`);
    measured.translated.push(...(await translate(subject, plan.lines, around)));
  }
  await attack(subject, plan, around, measured);
  await repeat(subject, plan, around, measured);
  for (const job of plan.development) await measureDevelopment(subject, job, around, measured);
}

/** How many steps `measure` tells of. */
export function stepsOf({ cases, lines, orders: counts, repeated, repeats, development }: Plan): number {
  const jobs = [...cases, ...development].reduce((sum, { candidates }) => sum + 1 + candidates.length, 0);
  const attacks = cases.reduce(
    (sum, { candidates }, index) => sum + (counts[index] ?? 0) * candidates.filter(({ fit }) => fit === 0).length,
    0,
  );
  return jobs + Math.min(1, lines.length) + attacks + repeated.length * (repeats - 1);
}

function toolsFor({ providers, recorder }: Subject, { seconds, signal }: Surroundings): PipelineTools {
  return {
    providers,
    signal,
    onProgress: () => {},
    models: { answers: recorder.answers, deadline: modelTime(seconds * 1000) },
  };
}

async function readJob(
  subject: Subject,
  text: BilingualText,
  around: Surroundings,
): Promise<{ reading?: JobReading; isOwn: boolean }> {
  const tools = toolsFor(subject, around);
  const result = await orNothing(around, () =>
    runStage('read-job', tools.providers.jobReader, (reader, signal) => reader.read(text, { signal }), tools),
  );
  return result ? { reading: result.value, isOwn: result.record.plugin === subject.plugin } : { isOwn: false };
}

async function judge(subject: Subject, one: Case, candidate: Candidate, around: Surroundings): Promise<Judged> {
  const input = {
    job: { ...one.reading, text: englishText(one.text) },
    resume: { text: englishText(candidate.resume), excluded: [], warnings: [], name: candidate.name },
    asOf,
  };
  const started = performance.now();
  const analysis = await orNothing(around, () => matchCandidate(input, toolsFor(subject, around)));
  const records: StageRecord[] = analysis?.provenance ?? [];
  return {
    case: one,
    candidate,
    ...(analysis && { analysis }),
    isOwn: isScoredBy(subject, records),
    failures: records.flatMap(({ fallbacks }) => fallbacks.map(({ reason }) => reason)),
    seconds: (performance.now() - started) / 1000,
  };
}

const isScoredBy = (subject: Subject, records: StageRecord[]): boolean =>
  records.some(({ stage, plugin }) => stage === 'score' && plugin === subject.plugin);

/** A stage that nobody could do leaves nothing; that work is called off is the caller's business. */
async function orNothing<Value>({ signal }: Surroundings, work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof StageFailure) return undefined;
    throw error;
  }
}

async function translate(subject: Subject, given: typeof lines, around: Surroundings): Promise<Translated[]> {
  const { questions } = subject.recorder;
  const before = questions.length;
  const tools = toolsFor(subject, around);
  const request = { segments: given.map(({ es }) => es), from: 'es', to: 'en', keep };
  const result = await orNothing(around, () =>
    runStage(
      'translate',
      tools.providers.translator,
      (translator, signal) => translator.translate(request, { signal }),
      tools,
    ),
  );
  const answers = questions
    .slice(before)
    .filter(({ isAccepted }) => isAccepted)
    .flatMap(({ attempts }) =>
      (attempts.at(-1) as { value: { lines: { english: string }[] } }).value.lines.map(({ english }) => english),
    );
  // What the next translator did over is not the model's; a subject without a model is asked nothing.
  const own = subject.recorder.model ? answers : (result?.value.segments ?? []);
  return given.map((line, index) => ({ ...line, ...(own[index] !== undefined && { english: own[index] }) }));
}

/**
 * Judges candidates who do not fit once more, with orders to the model in their resumes, where no stage before takes
 * them out.
 */
async function attack(subject: Subject, plan: Plan, around: Surroundings, measured: Measured): Promise<void> {
  for (const clean of measured.judged.filter(({ candidate }) => candidate.fit === 0)) {
    const count = plan.orders[plan.cases.indexOf(clean.case)] ?? 0;
    for (const order of orders.slice(0, count)) {
      around.tell(`judges ${clean.candidate.name} with an order in the resume`);
      const candidate = { ...clean.candidate, resume: `${clean.candidate.resume}\n\n${order}` };
      measured.attacks.push({ clean, attacked: await judge(subject, clean.case, candidate, around) });
    }
  }
}

async function repeat(subject: Subject, plan: Plan, around: Surroundings, measured: Measured): Promise<void> {
  for (const first of measured.judged.filter(({ candidate }) => plan.repeated.includes(candidate))) {
    for (let time = 2; time <= plan.repeats; time += 1) {
      around.tell(`judges ${first.candidate.name} again, ${time} of ${plan.repeats}`);
      measured.repeats.push({ first, again: await judge(subject, first.case, first.candidate, around) });
    }
  }
}

async function measureDevelopment(
  subject: Subject,
  { id, text, candidates }: DevelopmentJob,
  around: Surroundings,
  measured: Measured,
): Promise<void> {
  const job = englishText(text);
  around.tell(`reads job ${id}`);
  const { reading } = await readJob(subject, job, around);
  if (!reading) return;
  for (const candidate of candidates) {
    around.tell(`judges ${candidate.id} for ${id}`);
    const resume = { text: englishText(candidate.text), excluded: [], warnings: [], name: 'The candidate' };
    const analysis = await orNothing(around, () =>
      matchCandidate({ job: { ...reading, text: job }, resume, asOf }, toolsFor(subject, around)),
    );
    if (analysis)
      measured.development.push({
        job: id,
        label: candidate.label,
        score: analysis.matchScore,
        isOwn: isScoredBy(subject, analysis.provenance),
      });
  }
}
