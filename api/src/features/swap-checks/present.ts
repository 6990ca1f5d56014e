import { limits, type MovedScore, type SwapCheck, swapKinds, type SwapMovement } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes, type StoredSwap, swapResults } from '../../platform/database/schema/index.ts';
import { candidateName } from '../documents/presenters.ts';
import type { CheckRow, findCheck } from './checks.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findCheck>>>;

/** A check with the movements of the resumes that are judged so far. */
export async function presentCheck(database: Transaction, actor: Actor, { check, judge }: Found): Promise<SwapCheck> {
  const rows = await readResults(database, actor, check);
  const farthest = rows.flatMap(({ swaps, score, ...row }) =>
    score === null ? [] : farthestOf(swaps, score).map((swap) => ({ ...row, swap, before: score })),
  );
  const moved = farthest
    .filter(({ swap, before }) => swap.score !== before)
    .toSorted((one, other) => distance(other) - distance(one))
    .slice(0, limits.movedScoresShown);
  const { id, state, rubricVersion, jobDescriptionId, resumeIds, createdAt } = check;
  return {
    id,
    state,
    done: rows.length,
    of: resumeIds.length,
    unreadable: rows.filter(({ score }) => score === null).length,
    rubricVersion,
    outdated: judge?.id !== jobDescriptionId || judge.rubricVersion !== rubricVersion,
    createdAt: createdAt.toISOString(),
    movements: swapKinds.flatMap((kind) => {
      const points = farthest.flatMap(({ swap, before }) => (swap.kind === kind ? [swap.score - before] : []));
      return points.length > 0 ? [{ kind, ...movementOf(points) }] : [];
    }),
    moved: moved.map(({ id: candidacyId, resume, swap, before }): MovedScore => ({
      id: candidacyId,
      name: candidateName(resume),
      kind: swap.kind,
      before,
      after: swap.score,
      lines: swap.lines,
    })),
  };
}

type Moved = { swap: StoredSwap; before: number };
const distance = ({ swap, before }: Moved): number => Math.abs(swap.score - before);

/** Of each kind the swap that moves the score farthest; of two as far the first. */
function farthestOf(swaps: StoredSwap[], score: number): StoredSwap[] {
  return [...Map.groupBy(swaps, ({ kind }) => kind).values()].map((some) =>
    some.reduce((far, one) => (Math.abs(one.score - score) > Math.abs(far.score - score) ? one : far)),
  );
}

/** What is told of some movements, of which there is one at least. */
export function movementOf(points: number[]): Omit<SwapMovement, 'kind'> {
  const sorted = points.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1]!, sorted[Math.floor(middle)]!];
  return {
    resumes: points.length,
    moved: points.filter((one) => one !== 0).length,
    mean: Math.round((points.reduce((sum, one) => sum + one, 0) / points.length) * 100) / 100,
    median: (low + high) / 2,
    largest: points.reduce((far, one) => (Math.abs(one) > Math.abs(far) ? one : far)),
  };
}

/** Results of the check in the order of its resumes; those of resumes that were erased are gone. */
async function readResults(database: Transaction, actor: Actor, { id, resumeIds }: CheckRow) {
  const rows = await database
    .select({
      id: analyses.id,
      resume: {
        id: resumes.id,
        correctedName: resumes.correctedName,
        name: resumes.name,
        originalFileName: resumes.originalFileName,
      },
      score: swapResults.score,
      swaps: swapResults.swaps,
    })
    .from(swapResults)
    .innerJoin(resumes, ofSameCompany(resumes, swapResults, eq(resumes.id, swapResults.resumeId)))
    .innerJoin(analyses, ofSameCompany(analyses, swapResults, eq(analyses.resumeId, swapResults.resumeId)))
    .where(ofCompany(swapResults, actor, eq(swapResults.checkId, id)));
  const placeOf = new Map(resumeIds.map((resumeId, place) => [resumeId, place]));
  return rows.toSorted((one, other) => placeOf.get(one.resume.id)! - placeOf.get(other.resume.id)!);
}
