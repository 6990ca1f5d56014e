import { meaningOf, partForYears, type PipelineTools, textWork, weighRequirements } from '@cotejo/pipeline';
import { contextOf, type ScoreContext } from '../../../plugins/match-builtin/src/score/passages/context.ts';
import { believed } from '../../../plugins/match-builtin/src/score/passages/facts.ts';
import { judge } from '../../../plugins/match-builtin/src/score/verdict/judge.ts';
import { roleOf } from '../../../plugins/match-builtin/src/score/signals/role.ts';
import { measureSignals } from '../../../plugins/match-builtin/src/score/signals/signals.ts';
import { type SignalId, signalShares } from '../../../plugins/match-builtin/src/score/signals/weights.ts';
import { type Pair, type PairSet, englishText } from './dataset.ts';
import { asOf, readJobs } from './matcher.ts';
import { type Example, learn, scalesOf, scoreOf } from './learned-ranking.ts';
import { tools } from './product.ts';

export const signalIds = Object.keys(signalShares) as SignalId[];

const requirementShare = 1 - Object.values(signalShares).reduce((sum, share) => sum + share, 0);

const folds = 10;

type Passages = Awaited<ReturnType<typeof textWork.findPassages>>;

/**
 * What the weights are learned from: one example for each pair, in the set's order; `using` without `vectors` has them
 * judged by words alone.
 */
export async function examplesOf(set: PairSet, using: PipelineTools = tools): Promise<Example[]> {
  const readings = await readJobs(set);
  const resumes = new Map<string, { context: ScoreContext; passages: Passages }>();
  for (const [id, { text }] of set.resumes) {
    const resume = englishText(text);
    const passages = await textWork.findPassages({ resume, excluded: [] }, using);
    resumes.set(id, { context: contextOf({ resume, asOf }), passages });
  }
  const exampleOf = async ({ jd_id, resume_id, source, kind, label }: Pair): Promise<Example> => {
    const job = { ...readings.get(jd_id)!, text: englishText(set.jobs.get(jd_id)!.text) };
    const { context: read, passages } = resumes.get(resume_id)!;
    const { meaning } = await meaningOf(job, passages, using);
    const context = { ...read, believed: believed(read.segments, job.title), ...(meaning && { meaning }) };
    const role = roleOf(job.title, context);
    const measured = measureSignals(job, context, role);
    const judged = job.requirements
      .filter(({ off }) => !off)
      .map((requirement) => ({
        ...requirement,
        degree: judge(requirement, context, role).degree,
      }));
    const weights = weighRequirements(judged, requirementShare);
    const weight = weights.reduce((sum, one) => sum + one, 0) || 1;
    const requirements = judged.reduce((sum, { degree }, index) => sum + weights[index]! * degree, 0) / weight;
    return {
      job: jd_id,
      source,
      ...(kind ? { kind } : {}),
      label,
      requirements,
      signals: signalIds.map((id) => measured[id]),
      part: partForYears(judged),
    };
  };
  const examples: Example[] = [];
  for (const pair of set.pairs) examples.push(await exampleOf(pair));
  return examples;
}

const hash = (text: string): number =>
  [...text].reduce((sum, character) => (Math.imul(sum, 31) + character.codePointAt(0)!) >>> 0, 7);

/**
 * Scores, 0 to 1, that each example gets from numbers learned without a tenth of the jobs, its own among them. Of
 * `wordsAlone`, the same examples judged without an encoder, the scales are learned but not the shares.
 */
export function heldOutScores(examples: Example[], wordsAlone?: Example[]): number[] {
  const foldOf = (example: Example): number => hash(example.job) % folds;
  const learned = Array.from({ length: folds }, (_, fold) => {
    const others = (all: Example[]): Example[] => all.filter((example) => foldOf(example) !== fold);
    return { ...learn(others(examples)), ...(wordsAlone && { scales: scalesOf(others(wordsAlone)) }) };
  });
  return (wordsAlone ?? examples).map((example) => scoreOf(example, learned[foldOf(example)]!));
}
