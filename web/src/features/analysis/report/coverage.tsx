import { type Candidate, coverageOf } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { CoverageBar } from '../results/coverage-card.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** The groups of requirements, whose points add up to the score. */
export function Coverage({ candidate }: { candidate: Candidate }) {
  const { results } = useTexts();
  const groups = coverageOf(candidate);
  if (groups.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">{results.coverage}</h2>
      <dl
        className={classNames(
          'mt-2 grid grid-cols-1 gap-x-6 gap-y-2 min-[26rem]:grid-cols-2',
          'sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none print:auto-cols-fr print:grid-flow-col',
          'print:grid-cols-none',
        )}
      >
        {groups.map(({ group, points, maxPoints }) => (
          <div key={group} className="flex min-w-0 flex-col justify-between">
            <dt className="font-medium">{results.groups[group]}</dt>
            <dd className="grid grid-cols-[minmax(0,1fr)_2.5rem] items-center gap-2">
              <CoverageBar points={points} maxPoints={maxPoints} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
