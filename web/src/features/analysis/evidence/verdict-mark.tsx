import type { JudgedRequirement } from '@cotejo/contract';
import { CircleCheck, CircleDashed, Contrast } from 'lucide-react';

const marks = {
  met: { icon: CircleCheck, ink: 'text-success' },
  partial: { icon: Contrast, ink: 'text-warning' },
  missing: { icon: CircleDashed, ink: 'text-error' },
};

/** The icon of a verdict: a full, a half or an empty circle. */
export function VerdictMark({
  verdict,
  className = '',
}: {
  verdict: JudgedRequirement['verdict'];
  className?: string;
}) {
  const { icon: Icon, ink } = marks[verdict];
  return <Icon size={16} aria-hidden="true" className={`shrink-0 ${ink} ${className}`} />;
}

export const verdictInk: Record<JudgedRequirement['verdict'], string> = {
  met: 'text-success',
  partial: 'text-warning',
  missing: 'text-error',
};
