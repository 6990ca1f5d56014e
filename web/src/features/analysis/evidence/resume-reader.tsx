import type { Candidate, ResumeText } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts/index.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Segments } from '../../../ui/segments.tsx';
import { SkeletonBlocks } from '../../../ui/states.tsx';
import { alignRows } from './align-rows.ts';
import { layOut } from './lay-out.ts';
import { MarkedLines, type Reading } from './marked-lines.tsx';
import { marksOf, passageKey, type Selection } from './passages.ts';
import { LoadProblem } from '../../messages/load-problem.tsx';
import { resumeTextQuery } from '../../documents/queries.ts';

const textViews = ['both', 'english', 'original'] as const;
type TextView = (typeof textViews)[number];
type Props = { candidate: Candidate; selection: Selection | undefined; onSelect: (selection: Selection) => void };

/** The text of a resume with its passages marked. A translated one shows the original beside the English text. */
export function ResumeReader({ candidate, selection, onSelect }: Props) {
  const { evidence } = useTexts();
  const query = useQuery(resumeTextQuery(candidate.id));
  const text = query.data;
  const [view, setView] = useState<TextView>('both');
  const bilingual = Boolean(text?.isTranslated && text.alignment.length);
  const shown = bilingual ? view : 'original';
  const scroller = useRef<HTMLDivElement>(null);
  const active = selection && passageKey(selection);
  useEffect(() => scrollToMark(scroller.current), [active, view, text]);
  const reading = { candidate, active, onSelect };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-base-300 px-4 py-2">
        <p className="min-w-0 truncate text-sm font-semibold">{candidate.originalFileName}</p>
        {bilingual && (
          <Segments
            label={evidence.originalView}
            selected={view}
            options={textViews.map((key) => ({ key, text: evidence.views[key] }))}
            onSelect={setView}
          />
        )}
      </div>
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={evidence.textOf(candidate.name)}
        className="min-h-0 flex-1 overflow-y-auto bg-base-100 px-4 py-4 text-sm wrap-anywhere sm:px-6"
      >
        {query.isError && <LoadProblem text={evidence.textFailed} queries={[query]} />}
        {!text && !query.isError && <SkeletonBlocks heights={['h-5 w-1/2', 'h-24', 'h-24']} className="gap-3" />}
        {text && shown === 'both' && <SideBySide text={text} {...reading} />}
        {text && shown !== 'both' && <SingleText text={text} side={shown} {...reading} />}
      </div>
    </div>
  );
}

/** Scrolls the text until the selected passage stands a third from its top. */
function scrollToMark(box: HTMLElement | null): void {
  const mark = box?.querySelector<HTMLElement>('[data-active]');
  if (!box || !mark) return;
  const top = mark.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  box.scrollTo({
    top: top - box.clientHeight / 3,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
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
