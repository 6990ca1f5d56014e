import { type Candidate, wordingIn } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VerdictMark, verdictInk } from '../evidence/verdict-mark.tsx';

/** Every requirement with every quote, musts first; in print from the second page on. */
export function AllRequirements({ candidate: { name, requirements } }: { candidate: Candidate }) {
  const texts = useTexts();
  const { evidence, papers } = texts;
  if (requirements.length === 0) return null;
  const ordered = requirements.toSorted((a, b) => Number(b.must) - Number(a.must) || b.weight - a.weight);
  return (
    <section
      data-theme="cotejo-light"
      aria-label={papers.all}
      className={classNames(
        'sheet mt-6 p-5 text-sm text-base-content sm:p-10',
        'print:mt-0 print:break-before-page print:border-0 print:p-0 print:text-xs',
      )}
    >
      <h2 className="text-lg">{papers.all}</h2>
      <p className="text-xs text-muted wrap-anywhere">{name}</p>
      <ul className="mt-2 divide-y divide-base-300">
        {ordered.map((requirement) => (
          <li
            key={requirement.id}
            className={classNames(
              'grid break-inside-avoid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-1.5',
              'sm:grid-cols-[6.5rem_minmax(0,4fr)_minmax(0,5fr)]',
              'print:grid-cols-[6.5rem_minmax(0,4fr)_minmax(0,5fr)]',
            )}
          >
            <p className={`flex gap-1.5 font-semibold ${verdictInk[requirement.verdict]}`}>
              <VerdictMark verdict={requirement.verdict} className="mt-0.5" />
              {evidence.verdicts[requirement.verdict]}
            </p>
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{wordingIn(texts, requirement)}</p>
              <p className="text-xs text-muted">{requirement.must ? evidence.must : evidence.nice}</p>
            </div>
            <div className="col-start-2 min-w-0 text-muted wrap-anywhere sm:col-start-3 print:col-start-3">
              {requirement.quotes.length === 0 && <p>{evidence.noQuotes}</p>}
              {requirement.quotes.map((quote) => (
                <p key={`${quote.original.start} ${quote.english.start}`}>{`“${wordingIn(texts, quote)}”`}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
