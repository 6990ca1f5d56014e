import type { Movement, RubricInput } from '@cotejo/contract';
import { ArrowRight, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../texts/index.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Foreseen } from './use-rubric-form.ts';

/** Who would rise and fall by the changes in the form, by how much, and from which place to which. */
export function RubricEffect({
  form,
  foreseen: { input, result },
}: {
  form: UseFormReturn<RubricInput>;
  foreseen: Foreseen;
}) {
  const { rubric } = useTexts();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  const values = useWatch({ control: form.control });
  const isPast = JSON.stringify(values) !== JSON.stringify(input);
  const { candidates, risen, fallen, same, unjudged, rises, falls } = result;
  return (
    <section
      ref={section}
      aria-label={rubric.effect}
      tabIndex={0}
      className={classNames(
        'rounded-box border border-base-300 bg-base-200 p-4 @5xl:max-h-[60dvh] @5xl:overflow-y-auto',
        isPast && 'text-muted',
      )}
    >
      <h3 className="text-base">{rubric.effect}</h3>
      <p role="status" className="mt-1 text-sm">
        {isPast ? rubric.effectPast : rubric.effectCounts(candidates, risen, fallen, same)}
      </p>
      {unjudged > 0 && <p className="mt-1 text-sm text-muted">{rubric.effectLeavesOut(unjudged)}</p>}
      <div className="mt-3 grid grid-cols-1 gap-x-8 gap-y-4 @3xl:grid-cols-2 @5xl:grid-cols-1">
        <Movements title={rubric.rise} icon={TrendingUp} ink="text-success" movements={rises} count={risen} />
        <Movements title={rubric.fall} icon={TrendingDown} ink="text-error" movements={falls} count={fallen} />
      </div>
    </section>
  );
}

type Props = { title: string; icon: LucideIcon; ink: string; movements: Movement[]; count: number };

function Movements({ title, icon: Icon, ink, movements, count }: Props) {
  const { rubric } = useTexts();
  const titleId = useId();
  if (count === 0) return null;
  return (
    <div>
      <h4 id={titleId} className="flex items-center gap-2 text-sm font-semibold">
        <Icon size={16} aria-hidden="true" className={ink} />
        {title}
      </h4>
      <ul aria-labelledby={titleId} className="mt-1 divide-y divide-base-300">
        {movements.map(({ id, name, before, after, placeBefore, placeAfter }) => (
          <li key={id} className="flex items-baseline justify-between gap-x-4 py-1.5 text-sm">
            <span className="min-w-0 flex-1">
              <span className="block truncate" title={name}>
                {name}
              </span>
              <span className="block text-xs text-muted tabular-nums">
                {placeBefore === placeAfter ? rubric.placeSame(placeAfter) : rubric.placeFrom(placeBefore, placeAfter)}
              </span>
            </span>
            <span className="tabular-nums">
              <span className="sr-only">{rubric.scoreFrom(before, after)}</span>
              <span aria-hidden="true" className="inline-flex items-baseline gap-1">
                {before} <ArrowRight size={12} className="self-center text-muted" />
                <span className="font-semibold">{after}</span>
              </span>{' '}
              <span className={ink}>{`${after > before ? '+' : '−'}${Math.abs(after - before)}`}</span>
            </span>
          </li>
        ))}
      </ul>
      {count > movements.length && (
        <p className="mt-1 text-xs text-muted">{rubric.andMore(count - movements.length)}</p>
      )}
    </div>
  );
}
