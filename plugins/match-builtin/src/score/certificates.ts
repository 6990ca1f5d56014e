import type { Requirement } from '@cotejo/plugin-kit';
import { namesCertificate } from '../text/certificates.ts';
import type { ScoreContext } from './context.ts';
import { type Finding, wholeLine } from './verdict.ts';
import { bestSegments, stemsOf } from './words.ts';

const generic = /\b(?:certif\w*|licen[sc]\w*|valid|hold\w*|must|possess\w*|obtain\w*|registration)\b/gi;

/** Judges a certificate or license by its own words, in passages that name a certificate or stand in such a section. */
export function judgeCertificate(requirement: Requirement, context: ScoreContext): Finding {
  const stems = stemsOf(requirement.text.replace(generic, ' '));
  const wanted = stems.length > 0 ? stems : stemsOf(requirement.text);
  const among = context.segments.filter(
    ({ segment }) => segment.section === 'certifications' || namesCertificate(segment.folded),
  );
  const best = bestSegments(wanted, context, among);
  const share = best[0]?.share ?? 0;
  return { degree: Math.min(1, share * 1.3), evidence: best.slice(0, 2).map(({ entry }) => wholeLine(entry.segment)) };
}
