export type ScoreBand = 'green' | 'emerald' | 'blue' | 'amber' | 'red';

/** The color band of a match score: green from 90, emerald from 75, blue from 60, amber from 40, red below. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 90) return 'green';
  if (score >= 75) return 'emerald';
  if (score >= 60) return 'blue';
  return score >= 40 ? 'amber' : 'red';
}

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
