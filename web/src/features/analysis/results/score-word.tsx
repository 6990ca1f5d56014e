import { type MustCounts, wordBand } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';

/**
 * A score in words: how good the match is, and how many must-haves the resume shows, which in a list stand below each
 * other where it is narrow. Only the number of a score is colored.
 */
export function ScoreWord({ score, counts, inList }: { score: number; counts: MustCounts; inList?: boolean }) {
  const { results, musts } = useTexts();
  return (
    <>
      <span className="font-semibold">{results.bands[wordBand(score, counts)]}</span>
      {counts.musts > 0 && (
        <>
          {' '}
          <span className="whitespace-nowrap text-muted tabular-nums">
            <span aria-hidden="true" className={inList ? 'max-lg:hidden' : undefined}>
              ·{' '}
            </span>
            {musts(counts.mustsMet, counts.musts)}
          </span>
        </>
      )}
    </>
  );
}
