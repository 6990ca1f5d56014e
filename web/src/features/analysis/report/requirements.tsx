import { type Candidate, type JudgedRequirement, wordingIn } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { VerdictMark, verdictInk } from '../evidence/verdict-mark.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** How many rows fit on a page of A4 at most. */
const shownRequirements = 16;

/**
 * The most important requirements, must-haves first. In print, rows that do not fit are left out and never cut in
 * half.
 */
export function Requirements({ candidate: { requirements } }: { candidate: Candidate }) {
  const { evidence, report } = useTexts();
  if (requirements.length === 0) return null;
  const heaviest = requirements
    .toSorted((a, b) => Number(b.must) - Number(a.must) || b.weight - a.weight)
    .slice(0, shownRequirements);
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
          <RequirementRow key={requirement.id} requirement={requirement} />
        ))}
      </ul>
      <p className="mt-1 text-xs text-muted">{report.all(requirements.length)}</p>
    </section>
  );
}

function RequirementRow({ requirement }: { requirement: JudgedRequirement }) {
  const texts = useTexts();
  const { evidence } = texts;
  return (
    <li
      className={classNames(
        'grid w-full grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-1',
        'print:py-0.5 sm:grid-cols-[6.5rem_minmax(0,4fr)_minmax(0,5fr)]',
        'print:grid-cols-[6.5rem_minmax(0,4fr)_minmax(0,5fr)]',
      )}
    >
      <p className={`flex gap-1.5 font-semibold ${verdictInk[requirement.verdict]}`}>
        <VerdictMark verdict={requirement.verdict} className="mt-0.5" />
        {evidence.verdicts[requirement.verdict]}
      </p>
      <p className="line-clamp-2 font-medium wrap-anywhere">{wordingIn(texts, requirement)}</p>
      <p className="col-start-2 line-clamp-2 text-muted wrap-anywhere sm:col-start-3 print:col-start-3">
        {requirement.quotes[0] ? `“${wordingIn(texts, requirement.quotes[0])}”` : evidence.noQuotes}
      </p>
    </li>
  );
}
