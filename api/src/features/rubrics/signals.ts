import type { RubricInput } from '@cotejo/contract';
import { type RubricSignal, signalsIn } from '@cotejo/pipeline';
import { invalidInput, issueAt } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { analyses } from '../../platform/database/schema/index.ts';
import type { JobDescriptionRow } from '../documents/presenters.ts';

/**
 * The signals of a job description's scores as recruiters have left them. The newest score tells which there are, so
 * that before the first there are none.
 */
export async function signalsOfJob(
  database: Transaction,
  job: Pick<JobDescriptionRow, 'id' | 'companyId' | 'signals'>,
): Promise<RubricSignal[]> {
  const [scored] = await database
    .select({ arithmetic: analyses.arithmetic })
    .from(analyses)
    .where(ofCompany(analyses, job, eq(analyses.jobDescriptionId, job.id)))
    .orderBy(desc(analyses.id))
    .limit(1);
  const touched = new Map(job.signals.map((one) => [one.id, one]));
  const stated = signalsIn(scored?.arithmetic ?? []).map(({ degree: _, ...signal }): RubricSignal => {
    const own = touched.get(signal.id);
    touched.delete(signal.id);
    const isWeighed = own?.readShare !== undefined;
    return {
      ...signal,
      ...(isWeighed && { share: own.share, readShare: signal.share }),
      ...(own?.off && { off: own.off }),
    };
  });
  return [...stated, ...touched.values()];
}

const thousandths = (share: number): number => Math.round(share * 1000);

/**
 * The signals that recruiters have touched, after a change. One that looks as its scorer has it is that again. Throws a
 * 400 that names an entry which is none of the signals.
 */
export function reviseSignals(signals: RubricSignal[], entries: RubricInput['signals'] = []): RubricSignal[] {
  const wanted = new Map(entries.map((entry) => [entry.id, entry]));
  const unknown = entries.findIndex(({ id }) => !signals.some((one) => one.id === id));
  if (unknown >= 0) throw invalidInput(issueAt(`signals.${unknown}.id`, 'signal-unknown'));
  return signals
    .map(({ off, readShare, ...signal }): RubricSignal => {
      const read = readShare ?? signal.share;
      const { active, share } = wanted.get(signal.id) ?? { active: !off, share: signal.share };
      const isRead = thousandths(share) === thousandths(read);
      return {
        ...signal,
        share: isRead ? read : thousandths(share) / 1000,
        ...(!isRead && { readShare: read }),
        ...(!active && { off: true }),
      };
    })
    .filter(({ off, readShare }) => off || readShare !== undefined);
}
