import type { Candidate, JudgedRequirement } from '@cotejo/contract';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts/index.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useWideElement } from '../../../ui/use-wide.ts';
import { CorrectionsToReview } from './correction.tsx';
import { CoverageChart } from './coverage-chart.tsx';
import type { Focus, Selection } from './passages.ts';
import { RequirementItem } from './requirement-item.tsx';
import { ResumeReader } from './resume-reader.tsx';
import { VerdictMark } from './verdict-mark.tsx';

type Verdict = JudgedRequirement['verdict'];
type Props = { candidate: Candidate; focus: Focus | undefined };

/** Pixels from which the requirements and the resume stand side by side. */
const sideBySide = 760;

function firstSelection(requirements: JudgedRequirement[], focus: Focus | undefined): Selection | undefined {
  if (focus) return { requirementId: focus.requirementId, quote: 0 };
  const shown = requirements.find((requirement) => requirement.quotes.length > 0);
  return shown && { requirementId: shown.id, quote: 0 };
}

/** Requirements with their verdicts on the left, and the resume with its marked passages on the right. */
export function EvidenceView({ candidate, focus }: Props) {
  const { evidence, frame } = useTexts();
  const { requirements } = candidate;
  const [selection, setSelection] = useState(() => firstSelection(requirements, focus));
  const [open, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const wide = useWideElement(section, sideBySide);
  useEffect(() => {
    if (focus) void section.current?.scrollIntoView({ block: 'start' });
  }, [focus]);
  const select = (next: Selection) => {
    setSelection(next);
    setOpen(true);
  };
  if (requirements.length === 0) return <Notice>{evidence.none}</Notice>;
  const reader = <ResumeReader candidate={candidate} selection={selection} onSelect={setSelection} />;
  return (
    <section ref={section} aria-labelledby="evidence-title">
      <h3 id="evidence-title" className="font-display text-xl font-medium">
        {evidence.title}
      </h3>
      <p className="mb-4 text-sm text-muted">{evidence.intro}</p>
      <CorrectionsToReview candidate={candidate} />
      <CoverageChart
        candidate={candidate}
        selectedId={selection?.requirementId}
        onSelect={(requirementId) => setSelection({ requirementId, quote: 0 })}
      />
      <div
        className={classNames(
          'mt-4 grid grid-cols-1 overflow-hidden rounded-box border border-base-300',
          wide && 'h-[min(48rem,calc(100dvh-7rem))] grid-cols-[minmax(19rem,2fr)_minmax(0,3fr)]',
        )}
      >
        <RequirementList candidate={candidate} selection={selection} scrolls={wide} onSelect={select} />
        {wide && <div className="flex min-h-0 min-w-0 flex-col border-l border-base-300">{reader}</div>}
      </div>
      {!wide && open && (
        <Dialog title={evidence.text} closeLabel={frame.close} onClose={() => setOpen(false)}>
          {reader}
        </Dialog>
      )}
    </section>
  );
}

type ListProps = {
  candidate: Candidate;
  selection: Selection | undefined;
  scrolls: boolean;
  onSelect: (selection: Selection) => void;
};

function RequirementList({ candidate, selection, scrolls, onSelect }: ListProps) {
  const { requirements, arithmetic } = candidate;
  const { evidence } = useTexts();
  const [filter, setFilter] = useState<Verdict>();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[id="requirement-${selection?.requirementId}"]`);
    const box = list.current;
    if (!scrolls || !item || !box) return;
    const [itemBox, listBox] = [item.getBoundingClientRect(), box.getBoundingClientRect()];
    if (itemBox.top < listBox.top || itemBox.bottom > listBox.bottom)
      box.scrollTo({ top: itemBox.top - listBox.top + box.scrollTop - 40 });
  }, [selection?.requirementId, scrolls]);
  const shown = requirements.filter((requirement) => !filter || requirement.verdict === filter);
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <VerdictFilter requirements={requirements} filter={filter} onFilter={setFilter} />
      <ul
        ref={list}
        aria-label={evidence.requirements}
        className="min-h-0 flex-1 divide-y divide-base-300 overflow-y-auto"
      >
        {shown.map((requirement) => (
          <li key={requirement.id}>
            <RequirementItem
              candidate={candidate}
              requirement={requirement}
              line={arithmetic.find((line) => line.id === requirement.id)}
              selection={selection}
              onSelect={onSelect}
            />
          </li>
        ))}
        {shown.length === 0 && <li className="p-4 text-sm text-muted">{evidence.noneWith}</li>}
      </ul>
    </div>
  );
}

type FilterProps = {
  requirements: JudgedRequirement[];
  filter: Verdict | undefined;
  onFilter: (filter: Verdict | undefined) => void;
};

function VerdictFilter({ requirements, filter, onFilter }: FilterProps) {
  const { evidence } = useTexts();
  return (
    <div role="group" aria-label={evidence.filter} className="flex flex-wrap gap-1 border-b border-base-300 px-2 py-2">
      {([undefined, 'met', 'partial', 'missing'] as const).map((verdict) => (
        <button
          key={verdict ?? 'all'}
          type="button"
          aria-pressed={filter === verdict}
          onClick={() => onFilter(verdict)}
          className={classNames(
            'flex h-7 cursor-pointer items-center gap-1.5 rounded-selector px-2 text-xs font-medium',
            filter === verdict
              ? 'bg-neutral text-neutral-content [&_svg]:text-current'
              : 'text-muted hover:bg-base-200 hover:text-base-content',
          )}
        >
          {verdict && <VerdictMark verdict={verdict} />}
          {verdict ? evidence.verdicts[verdict] : evidence.all}
          <span className="tabular-nums">
            {requirements.filter((requirement) => !verdict || requirement.verdict === verdict).length}
          </span>
        </button>
      ))}
    </div>
  );
}
