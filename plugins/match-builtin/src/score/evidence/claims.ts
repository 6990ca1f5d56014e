import type { ResumeSegment } from '../../resume/segments.ts';
import { findYears } from '../../text/numbers.ts';
import { matcherOf, readPhrases } from '../../text/phrases.ts';
import type { Clause } from '../passages/clauses.ts';
import type { ScoreContext } from '../passages/context.ts';
import { coverage } from './coverage.ts';

/** Years that a resume says of itself, and how far it says them of what is asked, 0 to 1. */
export type Claim = { years: number; relevance: number; clauses: Clause[] };

/** A sentence that has most of the words says it of what is asked. */
const claimScale = 1.4;

const aboutExperience = matcherOf(readPhrases(import.meta.url, 'experience'));

/** A summary tells of a career in whatever words: "B2B marketer with six years in SaaS". */
const tellsCareer = ({ section, position, folded }: ResumeSegment): boolean =>
  aboutExperience.test(folded) || (section === 'summary' && !position);

/**
 * The sentence that claims most of the years asked for: "six years of experience with customers". `stems` are the
 * words of what the years are asked with; without any, they are as relevant as `unnamed` says.
 */
export function bestClaim(
  stems: readonly string[],
  unnamed: number,
  wanted: number,
  context: ScoreContext,
): Claim | undefined {
  let best: Claim | undefined;
  for (const { segment, set } of context.segments) {
    const years = tellsCareer(segment) ? findYears(segment.folded) : undefined;
    if (years === undefined) continue;
    const relevance = stems.length === 0 ? unnamed : Math.min(1, claimScale * coverage(stems, set, context));
    const worth = (claim: Pick<Claim, 'years' | 'relevance'>): number =>
      claim.relevance * Math.min(1, claim.years / Math.max(1, wanted));
    if (relevance > 0 && (!best || worth({ years, relevance }) > worth(best)))
      best = { years, relevance, clauses: context.clauses.filter((clause) => clause.segment === segment) };
  }
  return best;
}
