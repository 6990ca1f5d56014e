import { type Candidate, inPageLanguage, type JudgedRequirement, wordingIn } from '@cotejo/contract';
import { Pencil } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../texts/index.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CorrectionForm, CorrectionMade } from './correction.tsx';
import type { Selection } from './passages.ts';
import { VerdictMark, verdictInk } from './verdict-mark.tsx';

type Props = {
  candidate: Candidate;
  requirement: JudgedRequirement;
  /** The line of the score for this requirement. */
  line: Candidate['arithmetic'][number] | undefined;
  selection: Selection | undefined;
  onSelect: (selection: Selection) => void;
};

/**
 * One requirement with its verdict, points and quotes. A click on a quote shows it in the resume; a click on the
 * requirement shows its first quote.
 */
export function RequirementItem({ candidate, requirement, line, selection, onSelect }: Props) {
  const chosen = selection?.requirementId === requirement.id;
  const { verdict, quotes } = requirement;
  const [isCorrecting, setCorrecting] = useState(false);
  const wordingId = useId();
  const pencil = useRef<HTMLButtonElement>(null);
  const texts = useTexts();
  const endCorrecting = () => {
    flushSync(() => setCorrecting(false));
    pencil.current?.focus();
  };
  const openFirst = quotes.length > 0 ? () => onSelect({ requirementId: requirement.id, quote: 0 }) : undefined;
  return (
    <div
      id={`requirement-${requirement.id}`}
      className={classNames(
        'relative border-l-[3px] px-3 py-3',
        chosen ? 'border-l-primary bg-primary/5' : 'border-l-transparent',
      )}
    >
      <div onClick={openFirst} className={classNames('flex items-start gap-2.5 pr-7', openFirst && 'cursor-pointer')}>
        <VerdictMark verdict={verdict} className="mt-0.5" />
        <Facts requirement={requirement} line={line} wordingId={wordingId} />
      </div>
      {quotes.length > 0 && (
        <Quotes requirement={requirement} active={chosen ? selection.quote : undefined} onSelect={onSelect} />
      )}
      <IconButton
        ref={pencil}
        icon={Pencil}
        label={texts.correction.open}
        aria-describedby={wordingId}
        aria-expanded={isCorrecting}
        className="absolute top-2 right-2 size-7"
        onClick={() => setCorrecting(!isCorrecting)}
      />
      <CorrectionMade candidate={candidate} requirement={requirement} />
      {isCorrecting && <CorrectionForm candidate={candidate} requirement={requirement} onDone={endCorrecting} />}
    </div>
  );
}

function Facts({ requirement, line, wordingId }: Pick<Props, 'requirement' | 'line'> & { wordingId: string }) {
  const texts = useTexts();
  const { evidence, language } = texts;
  const { verdict, quotes } = requirement;
  const number = (value: number) =>
    value.toLocaleString(language.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className="min-w-0 flex-1">
      <p id={wordingId} className="text-sm font-medium wrap-anywhere">
        {wordingIn(texts, requirement)}
      </p>
      <p className="mt-0.5 text-xs tabular-nums text-muted">
        <span className={`font-semibold ${verdictInk[verdict]}`}>{evidence.verdicts[verdict]}</span>
        {' · '}
        {requirement.must ? evidence.must : evidence.nice}
        {line && ` · ${evidence.points(number(line.points), number(line.maxPoints))}`}
      </p>
      {requirement.note && (
        <p className="mt-1 text-xs text-muted">{inPageLanguage(texts, requirement.note, requirement.noteInSpanish)}</p>
      )}
      {quotes.length === 0 && verdict !== 'missing' && <p className="mt-1 text-xs text-muted">{evidence.noQuotes}</p>}
    </div>
  );
}

type QuotesProps = Pick<Props, 'requirement' | 'onSelect'> & {
  /** The quote that is shown in the resume. */
  active: number | undefined;
};

function Quotes({ requirement: { id, quotes }, active, onSelect }: QuotesProps) {
  const texts = useTexts();
  return (
    <ul className="mt-2 grid gap-1 pl-6.5">
      {quotes.map((quote, index) => (
        <li key={index}>
          <button
            type="button"
            aria-pressed={index === active}
            title={texts.evidence.openPassage}
            onClick={() => onSelect({ requirementId: id, quote: index })}
            className={classNames(
              'block w-full cursor-pointer rounded-[3px] border-l-2 border-marker-ink px-2 py-1 text-left',
              'text-xs wrap-anywhere',
              index === active ? 'bg-marker' : 'bg-marker-soft hover:bg-marker',
            )}
          >
            <span className={index === active ? undefined : 'line-clamp-2'}>
              {texts.quoted(wordingIn(texts, quote))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
