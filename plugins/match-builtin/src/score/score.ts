import type { ScoreRequest, Scoring } from '@cotejo/plugin-kit';
import { round } from '../statistics/scale.ts';
import { contextOf } from './passages/context.ts';
import { roleOf } from './signals/role.ts';
import { signalsOf } from './signals/signals.ts';
import { judge } from './verdict/judge.ts';

/**
 * Judges every requirement of the job against one resume. The rooms beside are its steps: what a `requirement` asks
 * for, which `passages` of the resume count, the `evidence` in them, the `signals` of the whole, the `verdict`.
 */
export function scoreResume({ job, ...resume }: ScoreRequest): Scoring {
  const context = contextOf(resume, job.title);
  const role = roleOf(job.title, context);
  return {
    verdicts: job.requirements.map((requirement) => judge(requirement, context, role)),
    signals: signalsOf(job, context, role),
    profile: { ...context.reading.profile, ...(context.believed < 1 && { believed: round(context.believed) }) },
  };
}
