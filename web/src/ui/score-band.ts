import type { ScoreBand } from '@cotejo/contract';

export const bandText: Record<ScoreBand, string> = {
  green: 'text-score-green',
  emerald: 'text-score-emerald',
  blue: 'text-score-blue',
  amber: 'text-score-amber',
  red: 'text-score-red',
};

export const bandFill: Record<ScoreBand, string> = {
  green: 'bg-score-green',
  emerald: 'bg-score-emerald',
  blue: 'bg-score-blue',
  amber: 'bg-score-amber',
  red: 'bg-score-red',
};
