import type { MustCounts } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { wordBand } from '../../../ui/score-band.ts';

/** A score in words: how good the match is, and how many must-haves the resume shows. Only its number is colored. */
export function ScoreWord({ score, counts }: { score: number; counts: MustCounts }) {
  const { results, musts } = useTexts();
  return (
    <>
      <span className="font-semibold">{results.bands[wordBand(score, counts)]}</span>
      {counts.musts > 0 && (
        <>
          {' '}
          <span className="whitespace-nowrap text-muted tabular-nums">· {musts(counts.mustsMet, counts.musts)}</span>
        </>
      )}
    </>
  );
}
