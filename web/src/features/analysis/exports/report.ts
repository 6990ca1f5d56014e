import { type Analysis, type Candidate, textsIn } from '@cotejo/contract';
import type { Texts } from '../../../texts/index.tsx';

/** The analysis of one candidate as text, for the download and the clipboard. */
export function reportText(analyzed: Candidate, texts: Texts): string {
  const { report, musts } = texts;
  const candidate = textsIn(texts, analyzed);
  const list = (points: Candidate['keyStrengths']) =>
    points.length ? points.map((point) => `- ${point.title}: ${point.description}`) : [report.none];
  return [
    `${report.title}: ${candidate.name}`,
    `${report.score}: ${candidate.matchScore}%`,
    ...(candidate.musts > 0 ? [musts(candidate.mustsMet, candidate.musts)] : []),
    '',
    report.summary,
    candidate.summary,
    '',
    report.strengths,
    ...list(candidate.keyStrengths),
    '',
    report.considerations,
    ...list(candidate.areasForConsideration),
    '',
  ].join('\n');
}

/** The content of the exported results file. */
export function resultsJson(jobDescription: Analysis['jobDescription'], candidates: Candidate[]): string {
  return JSON.stringify(
    {
      jobDescription,
      candidates: candidates.map(
        ({ name, originalFileName, matchScore, isTranslated, summary, keyStrengths, areasForConsideration }) => ({
          name,
          fileName: originalFileName,
          matchScore,
          isTranslated,
          summary,
          keyStrengths,
          areasForConsideration,
        }),
      ),
    },
    null,
    2,
  );
}
