import type { Candidate, ResumeText } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts/index.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Problem, Skeleton } from '../../../ui/states.tsx';
import { alignRows } from './align-rows.ts';
import { layOut } from './lay-out.ts';
import { MarkedLines, type Reading } from './marked-lines.tsx';
import { marksOf, passageKey, type Selection } from './passages.ts';
import { resumeTextQuery } from '../../documents/queries.ts';

type TextView = 'both' | 'english' | 'original';
type Props = { candidate: Candidate; selection: Selection | undefined; onSelect: (selection: Selection) => void };

/** The text of a resume with its passages marked. A translated one shows the original beside the English text. */
export function ResumeReader({ candidate, selection, onSelect }: Props) {
  const { evidence, frame } = useTexts();
  const { data: text, isError, isFetching, refetch } = useQuery(resumeTextQuery(candidate.id));
  const [view, setView] = useState<TextView>('both');
  const scroller = useRef<HTMLDivElement>(null);
  const active = selection && passageKey(selection);
  useEffect(() => {
    const box = scroller.current;
    const mark = box?.querySelector<HTMLElement>('[data-active]');
    if (!box || !mark) return;
    const top = mark.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    box.scrollTo({
      top: top - box.clientHeight / 3,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  }, [active, view, text]);

  const bilingual = Boolean(text?.isTranslated && text.alignment.length);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-base-300 px-4 py-2">
        <p className="min-w-0 truncate text-sm font-semibold">{candidate.originalFileName}</p>
        {bilingual && <ViewSwitch view={view} onView={setView} />}
      </div>
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={evidence.textOf(candidate.name)}
        className="min-h-0 flex-1 overflow-y-auto bg-base-100 px-4 py-4 text-sm wrap-anywhere sm:px-6"
      >
        {isError && (
          <Problem
            text={evidence.textFailed}
            retryLabel={frame.retry}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!text && !isError && (
          <div className="grid gap-3" aria-busy="true">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </div>
        )}
        {text &&
          (bilingual && view === 'both' ? (
            <SideBySide text={text} candidate={candidate} active={active} onSelect={onSelect} />
          ) : (
            <SingleText
              text={text}
              side={bilingual && view === 'english' ? 'english' : 'original'}
              candidate={candidate}
              active={active}
              onSelect={onSelect}
            />
          ))}
      </div>
    </div>
  );
}

function ViewSwitch({ view, onView }: { view: TextView; onView: (view: TextView) => void }) {
  const { evidence } = useTexts();
  return (
    <div role="group" aria-label={evidence.originalView} className="flex rounded-field border border-base-300 p-0.5">
      {(['both', 'english', 'original'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => onView(one)}
          className={classNames(
            'h-7 cursor-pointer rounded-[0.25rem] px-2.5 text-xs font-medium',
            one === view ? 'bg-neutral text-neutral-content' : 'text-muted hover:text-base-content',
          )}
        >
          {evidence.views[one]}
        </button>
      ))}
    </div>
  );
}

type TextProps = {
  text: ResumeText;
  candidate: Candidate;
} & Reading;

function SingleText({ text, side, candidate, ...reading }: TextProps & { side: 'original' | 'english' }) {
  const content = text[side];
  return (
    <div lang={side === 'english' ? 'en' : text.language} className="max-w-[72ch]">
      <MarkedLines lines={layOut(content, { start: 0, end: content.length }, marksOf(candidate, side))} {...reading} />
    </div>
  );
}

function SideBySide({ text, candidate, ...reading }: TextProps) {
  const { evidence, languages } = useTexts();
  const marks = { original: marksOf(candidate, 'original'), english: marksOf(candidate, 'english') };
  return (
    <div>
      <div aria-hidden="true" className="mb-3 hidden gap-x-8 text-xs font-semibold text-muted sm:grid sm:grid-cols-2">
        <p>{evidence.original(languages[text.language] ?? text.language)}</p>
        <p>{evidence.english}</p>
      </div>
      {alignRows(text).map((row) => (
        <div
          key={row.english.start}
          className={classNames('grid gap-x-8 rounded-[2px] py-px hover:bg-base-200 sm:grid-cols-2', row.gap && 'mt-3')}
        >
          <div lang={text.language} className="text-muted">
            <MarkedLines lines={layOut(text.original, row.original, marks.original)} {...reading} />
          </div>
          <div lang="en" className="pb-1 sm:pb-0">
            <MarkedLines lines={layOut(text.english, row.english, marks.english)} {...reading} />
          </div>
        </div>
      ))}
    </div>
  );
}
