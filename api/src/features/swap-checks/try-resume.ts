import { type PipelineTools, type SwapKind, type TriedSwap, trySwaps, vectorsInMemory } from '@cotejo/pipeline';
import { blank } from '@cotejo/plugin-kit';
import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { jobDescriptions, resumes, roles, type StoredSwap } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { modelTools } from '../../platform/models/tools.ts';
import { storedVectors } from '../../platform/models/vectors.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { keptInTwo } from '../pool/tools.ts';
import { yardstickOfJob } from '../pool/yardstick.ts';
import { titledBy } from '../rubrics/input-key.ts';
import type { CheckRow } from './checks.ts';

export type Needed = Pick<Dependencies, 'config' | 'database' | 'providers' | 'text' | 'log'>;
export type Tried = Awaited<ReturnType<typeof trySwaps>>;

/**
 * Judges a resume of a check, and what swaps make of it, by the check's rubric, as a score is made but for what
 * recruiters have corrected. Undefined where the resume or the role is gone; throws `DocumentError` for a resume that
 * cannot be judged.
 */
export async function tryResume(
  needed: Needed,
  check: CheckRow,
  resumeId: number,
  signal: AbortSignal,
  wanted?: readonly SwapKind[],
): Promise<{ text: string; tried: Tried } | undefined> {
  const { database, providers, text: work } = needed;
  const [resume] = await database
    .select()
    .from(resumes)
    .where(ofCompany(resumes, check, eq(resumes.id, resumeId)));
  const job = await readJob(database, check);
  if (!resume || !job) return undefined;
  const { companyId, jobDescriptionId, extractedText, excluded } = resume;
  const subject = { jobDescriptionId, resumeId };
  const tools: PipelineTools = {
    providers,
    text: work,
    signal,
    onProgress: () => {},
    // Those of swapped texts are kept only for as long as they are worked on.
    vectors: keptInTwo(storedVectors(database, companyId, subject), vectorsInMemory()),
    models: modelTools(needed, companyId, subject),
  };
  // What a reader of the file would not see is left out of every text.
  const text = blank(extractedText ?? '', excluded);
  const tried = await onBehalfOf(companyId, () => trySwaps(text, yardstickOfJob(job), tools, wanted));
  return { text, tried };
}

/** The job description of a check with the check's rubric, under the name of its role. */
async function readJob(database: Transaction, check: CheckRow) {
  const [found] = await database
    .select({ job: jobDescriptions, roleName: roles.name })
    .from(jobDescriptions)
    .innerJoin(roles, ofSameCompany(roles, jobDescriptions, eq(roles.id, check.roleId)))
    .where(ofCompany(jobDescriptions, check, eq(jobDescriptions.id, check.jobDescriptionId)));
  const { requirements, signals } = check;
  return found && titledBy({ ...found.job, requirements, signals }, found.roleName);
}

/** The numbers that are kept of a swap. */
export function storedSwap({ before }: Tried, { kind, rating }: TriedSwap): StoredSwap {
  const pointsBefore = new Map(before.arithmetic.map((line) => [keyOf(line), line.points]));
  return {
    kind,
    score: rating.matchScore,
    lines: rating.arithmetic.flatMap(({ id, source, points }) => {
      const was = pointsBefore.get(keyOf({ id, source })) ?? 0;
      return was === points ? [] : [{ id, source, before: was, after: points }];
    }),
  };
}

const keyOf = ({ id, source }: { id: string; source: string }): string => `${source} ${id}`;
