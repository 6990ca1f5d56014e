import { mustFactor } from '@cotejo/plugin-kit';
import { contextOf } from '../../plugins/match-builtin/src/score/context.ts';
import { judge } from '../../plugins/match-builtin/src/score/judge.ts';
import { roleOf } from '../../plugins/match-builtin/src/score/role.ts';
import { measureSignals } from '../../plugins/match-builtin/src/score/signals.ts';
import { type SignalId, signalShares } from '../../plugins/match-builtin/src/score/weights.ts';
import { type Example, learn, scoreOf } from '../matcher/ranking.ts';
import { type PairSet, englishText } from './dataset.ts';
import { asOf, readJobs } from './matcher.ts';

const folds = 10;
const signalIds = Object.keys(signalShares) as SignalId[];

/** What the weights are learned from: one example for each pair, in the set's order. */
async function examplesOf(set: PairSet): Promise<Example[]> {
  const readings = await readJobs(set);
  const contexts = new Map([...set.resumes].map(([id, { text }]) => [id, contextOf(englishText(text), asOf)]));
  return set.pairs.map((pair) => {
    const job = { ...readings.get(pair.jd_id)!, text: englishText(set.jobs.get(pair.jd_id)!.text) };
    const context = contexts.get(pair.resume_id)!;
    const role = roleOf(job.title, context);
    const measured = measureSignals(job, context, role);
    const weighed = job.requirements.map((requirement) => {
      const { verdict, degree } = judge(requirement, context, role);
      return { weight: requirement.weight * (requirement.must ? mustFactor : 1), degree: verdict === 'missing' ? 0 : degree };
    });
    const weight = weighed.reduce((sum, one) => sum + one.weight, 0) || 1;
    const requirements = weighed.reduce((sum, one) => sum + one.weight * one.degree, 0) / weight;
    return { job: pair.jd_id, source: pair.source, ...(pair.kind ? { kind: pair.kind } : {}), label: pair.label, requirements, signals: signalIds.map((id) => measured[id]?.value) };
  });
}

const hash = (text: string): number => [...text].reduce((sum, character) => (Math.imul(sum, 31) + character.codePointAt(0)!) >>> 0, 7);

/**
 * Scores of a set's pairs, 0 to 100, each with shares and scales that were learned anew without any pair of a tenth of the
 * jobs, its own among them: what the matcher would have given to jobs that it had never seen. The jobs' tenths are those
 * of scripts/matcher/learn-weights.ts.
 */
export async function heldOutScores(set: PairSet): Promise<number[]> {
  const examples = await examplesOf(set);
  const foldOf = ({ job }: Example): number => hash(job) % folds;
  const learned = Array.from({ length: folds }, (_, fold) => learn(examples.filter((example) => foldOf(example) !== fold)));
  return examples.map((example) => Math.round(100 * scoreOf(example, learned[foldOf(example)]!)));
}
