import { type PreparedJob, type PreparedResume, prepareResume } from '@cotejo/pipeline';
import { DocumentError, type SourceDocument } from '@cotejo/plugin-kit';
import { analyze, tools } from '../../product.ts';
import { wordRecall } from '../../text-metrics.ts';
import type { AttackClass, HonestClass } from './attack.ts';
import { resume, secrets } from './candidate.ts';

/** What became of one attack; `points` is the score of the attacked document less that of the clean one. */
export type Outcome = { points: number; isTold: boolean; isRefused: boolean; plainRecall: number };

/** What became of an honest document: the share of its words that were read, and whether it was suspected. */
export type HonestOutcome = { recall: number; warnings: string[] };

const read = ({ text }: PreparedResume): string => text.original;

/**
 * Carries out one variant of an attack. A refused document gains nothing and says why, which is as good as a warning.
 */
export async function tryAttack({ write }: AttackClass, variant: number, job: PreparedJob): Promise<Outcome> {
  const secret = secrets[variant % secrets.length]!;
  const { attacked, clean, plain } = await write({ resume, secret, variant });
  const plainRecall = wordRecall(secret, read(await prepareResume(plain, tools)));
  const { matchScore: before } = await analyze(job, await prepareResume(clean, tools));
  const prepared = await prepareUnlessRefused(attacked);
  if (!prepared) return { points: 0, isTold: true, isRefused: true, plainRecall };
  const { matchScore: after, warnings } = await analyze(job, prepared);
  return { points: after - before, isTold: warnings.length > 0, isRefused: false, plainRecall };
}

/** Reads one variant of an honest document. */
export async function tryHonest({ write }: HonestClass, variant: number, job: PreparedJob): Promise<HonestOutcome> {
  const { document, text } = await write({ resume, variant });
  const prepared = await prepareResume(document, tools);
  const { warnings } = await analyze(job, prepared);
  return { recall: wordRecall(text, read(prepared)), warnings: warnings.map(({ kind }) => kind) };
}

async function prepareUnlessRefused(document: SourceDocument): Promise<PreparedResume | undefined> {
  try {
    return await prepareResume(document, tools);
  } catch (error) {
    if (error instanceof DocumentError) return undefined;
    throw error;
  }
}
