export type ScoreBand = 'green' | 'emerald' | 'blue' | 'amber' | 'red';

/** The colour band of a match score: 90 and above green, 75 emerald, 60 blue, 40 amber, below red. */
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
