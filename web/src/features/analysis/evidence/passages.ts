import type { Candidate } from '@cotejo/contract';
import type { Mark } from './lay-out.ts';

/** One quote of one requirement. */
export type Selection = { requirementId: string; quote: number };

/**
 * A requirement that another part of the screen asks to show. Each request has a number of its own, so that asking
 * twice counts twice.
 */
export type Focus = { requirementId: string; wish: number };

export const passageKey = ({ requirementId, quote }: Selection): string => `${requirementId}/${quote}`;

export function selectionOf(key: string): Selection | undefined {
  const [requirementId, quote] = key.split('/');
  return requirementId && quote ? { requirementId, quote: Number(quote) } : undefined;
}

/** The key of passages that do not count. */
export const excludedKey = 'excluded';

/** The passages of one text that are evidence, and in the original also those that do not count. */
export function marksOf(candidate: Pick<Candidate, 'requirements' | 'warnings'>, side: 'original' | 'english'): Mark[] {
  const evidence = candidate.requirements.flatMap((requirement) =>
    requirement.quotes.map((quote, index) => ({
      key: passageKey({ requirementId: requirement.id, quote: index }),
      ...quote[side],
    })),
  );
  if (side === 'english') return evidence;
  const excluded = candidate.warnings.flatMap((warning) =>
    warning.passages.flatMap((passage) => (passage.span ? [{ key: excludedKey, ...passage.span }] : [])),
  );
  return [...evidence, ...excluded];
}
