import { scoreBand } from '@cotejo/contract';
import { bandFill, bandText } from './score-band.ts';
import { classNames } from './class-names.ts';

const numberClass = 'absolute font-semibold tabular-nums tracking-tight';

type Props = { score: number; label: string; size?: number };

/** The score as a ring around its number; the label says it in words. */
export function ScoreRing({ score, label, size = 72 }: Props) {
  const stroke = size / 14;
  const radius = (size - stroke) / 2;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: stroke };
  const length = 2 * Math.PI * radius;
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames('relative inline-grid shrink-0 place-items-center', bandText[scoreBand(score)])}
      style={{ width: size, height: size }}
    >
      <svg width={size} height={size} className="-rotate-90" aria-hidden="true">
        <circle {...circle} className="stroke-base-300" />
        <circle
          {...circle}
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={`${(score / 100) * length} ${length}`}
        />
      </svg>
      <span aria-hidden="true" className={numberClass} style={{ fontSize: size * 0.31 }}>
        {score}
      </span>
    </span>
  );
}

/** The score as a bar, for comparison with others. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <span aria-hidden="true" className="block h-2 w-full overflow-hidden rounded-full bg-base-300">
      <span
        className={classNames('block h-full rounded-full transition-[width] duration-500', bandFill[scoreBand(score)])}
        style={{ width: `${score}%` }}
      />
    </span>
  );
}
