import { type Candidate, coverageOf, type GroupCoverage } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';

/**
 * A table of bars with a row for each group. On a wide screen it is turned, with a row for each candidate, so that
 * bars of one group stand below each other. On a narrow screen each group is a block.
 */
export function CoverageCard({ candidates }: { candidates: Candidate[] }) {
  const { results } = useTexts();
  const coverages = candidates.map((candidate) => ({ candidate, groups: coverageOf(candidate) }));
  const groups = coverages[0]?.groups ?? [];
  if (groups.length === 0) return null;
  return (
    <Card title={results.coverage} hint={results.coverageText}>
      <table
        aria-label={results.coverage}
        style={{ gridTemplateRows: `repeat(${candidates.length + 1}, auto)` }}
        className="block text-sm lg:grid lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[minmax(8rem,15rem)] lg:gap-x-6"
      >
        <thead className="sr-only lg:not-sr-only lg:contents">
          <tr className="contents">
            <th scope="col" className="text-left text-xs font-medium text-muted lg:self-end lg:pb-2">
              {results.candidate}
            </th>
            {candidates.map((candidate) => (
              <th
                key={candidate.id}
                scope="col"
                className="border-base-300 text-left font-medium lg:border-t lg:py-2"
                title={candidate.name}
              >
                <span className="line-clamp-2 wrap-anywhere">{candidate.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid grid-cols-1 gap-5 sm:max-lg:grid-cols-2 lg:contents">
          {groups.map(({ group }) => (
            <tr key={group} className="grid min-w-0 grid-cols-1 gap-1 lg:contents">
              <th
                scope="row"
                className="border-base-300 text-left font-semibold max-lg:border-t max-lg:pt-3 lg:self-end lg:pb-2"
              >
                {results.groups[group]}
              </th>
              {coverages.map(({ candidate, groups: own }) => (
                <CoverageCell
                  key={candidate.id}
                  name={candidate.name}
                  coverage={own.find((one) => one.group === group)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const useNumber = () => {
  const { language } = useTexts();
  return (value: number) => value.toLocaleString(language.locale, { maximumFractionDigits: 1 });
};

function CoverageCell({ name, coverage }: { name: string; coverage: GroupCoverage | undefined }) {
  const { results, evidence } = useTexts();
  const number = useNumber();
  return (
    <td
      title={coverage && evidence.points(number(coverage.points), number(coverage.maxPoints))}
      className={classNames(
        'grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)_2.75rem] items-center gap-x-3 border-base-300',
        'lg:grid-cols-[minmax(0,1fr)_2.75rem] lg:border-t lg:py-2',
      )}
    >
      <span aria-hidden="true" className="line-clamp-2 wrap-anywhere text-muted lg:hidden">
        {name}
      </span>
      {coverage ? <CoverageBar {...coverage} /> : results.none}
    </td>
  );
}

/** The share of points in a group, as a bar and as a percentage. */
export function CoverageBar({ points, maxPoints }: Pick<GroupCoverage, 'points' | 'maxPoints'>) {
  const percent = Math.round((points / maxPoints) * 100);
  return (
    <>
      <span aria-hidden="true" className="block h-2.5 overflow-hidden rounded-[3px] bg-base-300">
        <span className="block h-full bg-primary" style={{ width: `${percent}%` }} />
      </span>
      <span className="text-right tabular-nums">{percent}%</span>
    </>
  );
}
