import type { Verdict } from '@cotejo/plugin-kit';
import { type Finding, ranks, verdictOf } from './verdict.ts';

type Judged = Finding & { verdict: Verdict };

/** What is found of several demands of one line: the best where any will do, else a part where some are shown. */
export function together(findings: readonly Finding[], isEither: boolean): Finding {
  const judged = findings.map((finding): Judged => ({
    ...finding,
    portion: 1,
    degree: finding.degree * (finding.portion ?? 1),
    verdict: verdictOf(finding),
  }));
  const ordered = judged.toSorted((a, b) => ranks[b.verdict] - ranks[a.verdict] || b.degree - a.degree);
  const [best, worst] = [ordered[0]!, ordered.at(-1)!];
  if (isEither || best.verdict === worst.verdict) return isEither ? best : merged(judged, worst);
  return { ...merged(judged, worst), verdict: 'partial' };
}

/** All evidence, a passage of each finding before any second one. */
function merged(findings: readonly Finding[], { verdict, note }: Judged): Judged {
  const most = Math.max(...findings.map(({ evidence }) => evidence.length));
  return {
    verdict,
    degree: findings.reduce((sum, { degree }) => sum + degree, 0) / findings.length,
    evidence: Array.from({ length: most }, (_, at) =>
      findings.flatMap(({ evidence }) => evidence.slice(at, at + 1)),
    ).flat(),
    ...(note && { note }),
  };
}
