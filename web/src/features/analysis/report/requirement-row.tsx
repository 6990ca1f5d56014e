import { correctedText, type JudgedRequirement, wordingIn } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VerdictMark, verdictInk } from '../evidence/verdict-mark.tsx';

type Props = {
  requirement: JudgedRequirement;
  /** Whether it must fit on the first page: two lines, one quote. */ short?: boolean;
};

/** A requirement of the report: its verdict, its wording and its quotes, side by side where there is room. */
export function RequirementRow({ requirement, short = false }: Props) {
  const texts = useTexts();
  const { evidence } = texts;
  const { verdict, must } = requirement;
  const corrected = correctedText(texts, requirement);
  const quotes = requirement.quotes.slice(0, short ? 1 : undefined);
  const cut = short && 'line-clamp-2';
  return (
    <li
      className={classNames(
        'grid w-full break-inside-avoid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-1',
        'sm:grid-cols-[6.5rem_minmax(0,4fr)_minmax(0,5fr)] print:grid-cols-[6.5rem_minmax(0,4fr)_minmax(0,5fr)]',
        short && 'print:py-0.5',
      )}
    >
      <p className={`flex gap-1.5 font-semibold ${verdictInk[verdict]}`}>
        <VerdictMark verdict={verdict} className="mt-0.5" />
        {evidence.verdicts[verdict]}
      </p>
      <div className="min-w-0">
        <p className={classNames('font-medium wrap-anywhere', cut)}>{wordingIn(texts, requirement)}</p>
        {!short && <p className="text-xs text-muted">{must ? evidence.must : evidence.nice}</p>}
        {corrected && <p className="text-xs text-muted">{corrected}</p>}
      </div>
      <div className="col-start-2 min-w-0 text-muted wrap-anywhere sm:col-start-3 print:col-start-3">
        {quotes.length === 0 && <p>{evidence.noQuotes}</p>}
        {quotes.map((quote) => (
          <p key={`${quote.original.start} ${quote.english.start}`} className={classNames(cut)}>
            {texts.quoted(wordingIn(texts, quote))}
          </p>
        ))}
      </div>
    </li>
  );
}
