import { ShieldAlert, ShieldQuestionMark } from 'lucide-react';
import { Badge } from './badge.tsx';

type Level = 'high' | 'medium' | 'low';
type Props = { level: Level | null; texts: Record<Level, string> };

/** A badge for medium or low confidence in a score. Nothing shows for high or unknown confidence. */
export function ConfidenceBadge({ level, texts }: Props) {
  if (level === null || level === 'high') return null;
  const Icon = level === 'low' ? ShieldAlert : ShieldQuestionMark;
  return (
    <Badge tone={level === 'low' ? 'warning' : 'plain'}>
      <Icon size={12} aria-hidden="true" />
      {texts[level]}
    </Badge>
  );
}
