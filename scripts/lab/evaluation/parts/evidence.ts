import type { CandidateAnalysis } from '@cotejo/pipeline';
import { withoutMisread } from '../../../../pipeline/src/prepare/misread.ts';
import { mean } from '../bootstrap.ts';
import type { PairSet } from '../dataset.ts';
import type { Figure } from '../section.ts';

/** A text as it is read, put right and with single blanks. */
const folded = (text: string): string => withoutMisread(text).normalize('NFKC').replace(/\s+/g, ' ').trim();

/**
 * Whether every met or partly met requirement rests on quotes, whether they are in the resume, and whether the shown
 * sum makes the score.
 */
export function evidenceFigures(analyses: CandidateAnalysis[], set: PairSet): Figure[] {
  const quotes = analyses.flatMap(({ requirements }, index) => {
    const text = folded(set.resumes.get(set.pairs[index]!.resume_id)!.text);
    return requirements.flatMap((requirement) => requirement.quotes.map((quote) => text.includes(folded(quote.text))));
  });
  const credited = analyses.flatMap(({ requirements }) => requirements.filter(({ verdict }) => verdict !== 'missing'));
  const isSum = ({ arithmetic, matchScore }: CandidateAnalysis): boolean => {
    const hundredths = arithmetic.reduce((sum, { points }) => sum + Math.round(points * 100), 0);
    return Math.floor((hundredths + 50) / 100) === matchScore;
  };
  return [
    {
      name: `quotes that are in the resume, of ${quotes.length}`,
      value: 100 * mean(quotes.map(Number)),
      unit: '%',
      digits: 2,
      goal: { least: 100 },
    },
    {
      name: `verdicts met or partly met without a quote, of ${credited.length}`,
      value: credited.filter((requirement) => requirement.quotes.length === 0).length,
      digits: 0,
      goal: { most: 0 },
    },
    {
      name: `scores that are not the sum shown, of ${analyses.length}`,
      value: analyses.filter((analysis) => !isSum(analysis)).length,
      digits: 0,
      goal: { most: 0 },
    },
  ];
}
