import type { ExplainedSwap, SwapKind } from '@cotejo/contract';
import type { Rating } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { analyses } from '../../platform/database/schema/index.ts';
import { documentFailure } from '../documents/failures.ts';
import { findCheck } from './checks.ts';
import { type Needed, storedSwap, type Tried, tryResume } from './try-resume.ts';

type Asked = { id: number; analysisId: number; kind?: SwapKind | undefined };

/** Lines and quotes that are shown of one movement. */
const mostLines = 60;

/**
 * What a swap changes in the resume of a candidacy and which lines of the score move: judged once more, as no text of
 * it is kept. Throws "not found" for a candidacy that is not in the role's check or has nothing to be swapped.
 */
export async function explainSwap(
  needed: Needed,
  actor: Actor,
  { id, analysisId, kind }: Asked,
  signal: AbortSignal,
): Promise<ExplainedSwap> {
  const { database } = needed;
  const [candidacy] = await database
    .select({ resumeId: analyses.resumeId })
    .from(analyses)
    .where(ofCompany(analyses, actor, eq(analyses.id, analysisId)));
  const check = (await findCheck(database, actor, id))?.check;
  if (!candidacy || !check?.resumeIds.includes(candidacy.resumeId)) throw refusal('not-found:candidate');
  const found = await tryResume(needed, check, candidacy.resumeId, signal, kind && [kind]).catch((error: unknown) => {
    if (documentFailure(error) === undefined) throw error;
    throw refusal('analysis.too-complex');
  });
  const swap = found && farthest(found.tried);
  if (!swap) throw refusal('not-found:candidate');
  const { before } = found.tried;
  return {
    candidacyId: analysisId,
    before: before.matchScore,
    after: swap.rating.matchScore,
    swapped: changedLines(found.text, swap.text),
    lines: storedSwap(found.tried, swap).lines.map(({ id: lineId, source }) => {
      const { label, labelInSpanish, maxPoints } = lineOf(swap.rating, source, lineId)!;
      const { originalText } = requirementOf(swap.rating, source, lineId) ?? {};
      return {
        id: lineId,
        source,
        label,
        ...(labelInSpanish !== undefined && { labelInSpanish }),
        ...(originalText !== undefined && { originalText }),
        maxPoints,
        before: judgedLine(before, source, lineId),
        after: judgedLine(swap.rating, source, lineId),
      };
    }),
  };
}

function farthest({ before, tried }: Tried): Tried['tried'][number] | undefined {
  const distance = (rating: Rating) => Math.abs(rating.matchScore - before.matchScore);
  const [first, ...rest] = tried;
  return first && rest.reduce((far, one) => (distance(one.rating) > distance(far.rating) ? one : far), first);
}

/** Swaps keep the lines of a text, so that they can be laid side by side. */
function changedLines(text: string, swapped: string): ExplainedSwap['swapped'] {
  const after = swapped.split('\n');
  return text
    .split('\n')
    .flatMap((line, at) => (line === after[at] ? [] : [{ before: line, after: after[at] ?? '' }]))
    .slice(0, mostLines);
}

type Source = 'requirement' | 'signal';
const lineOf = ({ arithmetic }: Rating, source: Source, id: string) =>
  arithmetic.find((line) => line.source === source && line.id === id);

const requirementOf = ({ requirements }: Rating, source: Source, id: string) =>
  source === 'requirement' ? requirements.find((one) => one.id === id) : undefined;

function judgedLine(rating: Rating, source: Source, id: string): ExplainedSwap['lines'][number]['before'] {
  const judged = requirementOf(rating, source, id);
  return {
    points: lineOf(rating, source, id)?.points ?? 0,
    ...(judged && { verdict: judged.verdict }),
    quotes: (judged?.quotes ?? []).map(({ text, originalText }) => ({ text, ...(originalText && { originalText }) })),
  };
}
