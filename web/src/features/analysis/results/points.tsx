import type { Candidate } from '@cotejo/contract';
import { CircleHelp, Plus } from 'lucide-react';

type Props = {
  title: string;
  points: Candidate['keyStrengths'];
  tone: 'strength' | 'consideration';
  /** Whether it is the only list of its kind, and then takes the width of two. */
  alone: boolean;
};

export function Points({ title, points, tone, alone }: Props) {
  const Icon = tone === 'strength' ? Plus : CircleHelp;
  if (points.length === 0) return null;
  return (
    <section className={alone ? 'lg:col-span-2' : undefined}>
      <h3 className="border-b border-base-300 pb-2">{title}</h3>
      <ul className={`mt-3 grid gap-x-10 gap-y-3 ${alone ? 'lg:grid-cols-2' : ''}`}>
        {points.map((point) => (
          <li key={point.title} className="flex gap-3">
            <Icon
              size={16}
              aria-hidden="true"
              className={`mt-1 shrink-0 ${tone === 'strength' ? 'text-success' : 'text-warning'}`}
            />
            <div className="min-w-0 text-sm wrap-anywhere">
              <p className="font-semibold">{point.title}</p>
              <p className="text-muted">{point.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
