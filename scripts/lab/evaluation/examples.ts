import { weighRequirements } from '@cotejo/pipeline';
import { contextOf } from '../../../plugins/match-builtin/src/score/context.ts';
import { judge } from '../../../plugins/match-builtin/src/score/judge.ts';
import { roleOf } from '../../../plugins/match-builtin/src/score/role.ts';
import { measureSignals } from '../../../plugins/match-builtin/src/score/signals.ts';
import { type SignalId, signalShares } from '../../../plugins/match-builtin/src/score/weights.ts';
import { type PairSet, englishText } from './dataset.ts';
import { asOf, readJobs } from './matcher.ts';
import { type Example, type Learned, learn, scoreOf } from './learned-ranking.ts';

export const signalIds = Object.keys(signalShares) as SignalId[];

const folds = 10;

/** What the weights are learned from: one example for each pair, in the set's order. */
export async function examplesOf(set: PairSet): Promise<Example[]> {
  const readings = await readJobs(set);
  const contexts = new Map([...set.resumes].map(([id, { text }]) => [id, contextOf(englishText(text), asOf)]));
  return set.pairs.map(({ jd_id, resume_id, source, kind, label }) => {
    const job = { ...readings.get(jd_id)!, text: englishText(set.jobs.get(jd_id)!.text) };
    const context = contexts.get(resume_id)!;
    const role = roleOf(job.title, context);
    const measured = measureSignals(job, context, role);
    const judged = job.requirements.map((requirement) => ({
      ...requirement,
      degree: judge(requirement, context, role).degree,
    }));
    const weights = weighRequirements(judged);
    const weight = weights.reduce((sum, one) => sum + one, 0) || 1;
    const requirements = judged.reduce((sum, { degree }, index) => sum + weights[index]! * degree, 0) / weight;
    return {
      job: jd_id,
      source,
      ...(kind ? { kind } : {}),
      label,
      requirements,
      signals: signalIds.map((id) => measured[id]?.value),
    };
  });
}

const hash = (text: string): number =>
  [...text].reduce((sum, character) => (Math.imul(sum, 31) + character.codePointAt(0)!) >>> 0, 7);

/** Scores, 0 to 1, that each example gets from numbers learned without a tenth of the jobs, its own among them. */
export function heldOutScores(examples: Example[]): number[] {
  const foldOf = (example: Example): number => hash(example.job) % folds;
  const learned: Learned[] = Array.from({ length: folds }, (_, fold) =>
    learn(examples.filter((example) => foldOf(example) !== fold)),
  );
  return examples.map((example) => scoreOf(example, learned[foldOf(example)]!));
}
