import type { Caution } from '@cotejo/contract';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';

/** What a requirement may be taken to ask about who somebody is, below its words. */
export function Cautions({ cautions }: { cautions: Caution[] }) {
  const { rubric } = useTexts();
  return (
    <ul className="grid gap-1 ps-11 text-xs text-muted">
      {cautions.map(({ ground, words }) => (
        <li key={ground} className="flex items-start gap-1.5">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0 text-warning" />
          <span className="wrap-anywhere">{rubric.cautions[ground](words)}</span>
        </li>
      ))}
    </ul>
  );
}
