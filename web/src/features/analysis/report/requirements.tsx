import { byImportance, type Candidate } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RequirementRow } from './requirement-row.tsx';

/** How many rows fit on a page of A4 at most. */
const shownRequirements = 16;

/**
 * The most important requirements, must-haves first. In print, rows that do not fit are left out and never cut in
 * half.
 */
export function Requirements({ candidate: { requirements } }: { candidate: Candidate }) {
  const { evidence, report } = useTexts();
  if (requirements.length === 0) return null;
  const heaviest = requirements.toSorted(byImportance).slice(0, shownRequirements);
  return (
    <section className="print:flex print:min-h-0 print:flex-1 print:flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{report.evidence}</h2>
        <p className="text-xs text-muted">
          {evidence.share(requirements.filter((one) => one.verdict === 'met').length, requirements.length)}
        </p>
      </div>
      <ul
        className={classNames(
          'mt-1 divide-y divide-base-300',
          'print:flex print:min-h-0 print:flex-col print:flex-wrap print:overflow-hidden',
        )}
      >
        {heaviest.map((requirement) => (
          <RequirementRow key={requirement.id} requirement={requirement} short />
        ))}
      </ul>
      <p className="mt-1 text-xs text-muted">{report.all(requirements.length)}</p>
    </section>
  );
}
