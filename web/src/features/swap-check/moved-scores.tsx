import { type ExplainedSwap, type MovedScore, type SwapCheck, wordingIn } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { explainedSwapQuery } from './queries.ts';

type Props = { roleId: number; check: SwapCheck; onOpen: (candidacyId: number) => void };

/** The scores that a swap has moved, each with what lies behind it. */
export function MovedScores({ roleId, check, onOpen }: Props) {
  const { swapCheck: words } = useTexts();
  return (
    <div className="grid grid-cols-1 gap-2">
      <h4 className="text-sm font-semibold">{words.movedTitle}</h4>
      <ul className="grid grid-cols-1 gap-2">
        {check.moved.map((moved) => (
          <li key={`${moved.id} ${moved.kind}`}>
            <Moved roleId={roleId} checkId={check.id} moved={moved} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type MovedProps = { roleId: number; checkId: number; moved: MovedScore; onOpen: Props['onOpen'] };

function Moved({ roleId, checkId, moved, onOpen }: MovedProps) {
  const { swapCheck: words } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { id, name, kind, before, after } = moved;
  const query = useQuery({ ...explainedSwapQuery(roleId, checkId, id, kind), enabled: isOpen });
  return (
    <Disclosure title={`${words.kinds[kind]} · ${words.movedOne(name, before, after)}`} onOpen={() => setOpen(true)}>
      {query.isLoadingError && <LoadProblem text={words.explainFailed} queries={[query]} />}
      {query.isLoading && <ProgressBar label={words.explaining} />}
      {query.data && <Explained swap={query.data} />}
      <div>
        <Button size="small" icon={ArrowUpRight} aria-label={words.openOf(name)} onClick={() => onOpen(id)}>
          {words.open}
        </Button>
      </div>
    </Disclosure>
  );
}

function Explained({ swap }: { swap: ExplainedSwap }) {
  const { swapCheck: words } = useTexts();
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      <h5 className="font-semibold">{words.swapped}</h5>
      <ul className="grid grid-cols-1 gap-2">
        {swap.swapped.map(({ before, after }) => (
          <li key={`${before} ${after}`} className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
            <Side label={words.before} lines={[before]} />
            <Side label={words.after} lines={[after]} />
          </li>
        ))}
      </ul>
      <h5 className="font-semibold">{words.lines}</h5>
      <ul className="grid grid-cols-1 gap-3">
        {swap.lines.map((line) => (
          <MovedLine key={`${line.source} ${line.id}`} line={line} />
        ))}
      </ul>
    </div>
  );
}

function MovedLine({ line }: { line: ExplainedSwap['lines'][number] }) {
  const texts = useTexts();
  const { swapCheck: words, language, evidence } = texts;
  const points = (value: number) => value.toLocaleString(language.locale, { maximumFractionDigits: 2 });
  const { label, originalText = line.labelInSpanish, before, after, maxPoints } = line;
  // A line of the whole resume, such as its field, has no verdict.
  const sides = [
    { when: words.before, side: before },
    { when: words.after, side: after },
  ].flatMap(({ when, side: { verdict, quotes } }) => (verdict ? [{ when, verdict, quotes }] : []));
  return (
    <li>
      <p className="wrap-anywhere">
        {wordingIn(texts, { text: label, originalText })}{' '}
        <span className="text-muted tabular-nums">
          · {words.points(points(before.points), points(after.points), points(maxPoints))}
        </span>
      </p>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        {sides.map(({ when, verdict, quotes }) => (
          <Side
            key={when}
            label={`${when}: ${evidence.verdicts[verdict]}`}
            lines={quotes.map((quote) => quote.originalText ?? quote.text)}
          />
        ))}
      </div>
    </li>
  );
}

/** Lines of a resume as they are before or after a swap. */
function Side({ label, lines }: { label: string; lines: string[] }) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-muted">{label}</p>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  );
}
