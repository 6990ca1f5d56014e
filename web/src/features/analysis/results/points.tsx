import type { Candidate } from '@cotejo/contract';
import { CircleHelp, Plus } from 'lucide-react';

type Props = { title: string; points: Candidate['keyStrengths']; tone: 'strength' | 'consideration' };

export function Points({ title, points, tone }: Props) {
  const Icon = tone === 'strength' ? Plus : CircleHelp;
  if (points.length === 0) return null;
  return (
    <section>
      <h3 className="border-b border-base-300 pb-2">{title}</h3>
      <ul className="mt-3 grid gap-3">
        {points.map((point) => (
          <li key={point.title} className="flex gap-3">
            <Icon size={16} aria-hidden="true" className={`mt-1 shrink-0 ${tone === 'strength' ? 'text-success' : 'text-warning'}`} />
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
