/** The color bands of a match score, best first, each with its lowest score. */
export const bands = [
  { band: 'green', from: 90 },
  { band: 'emerald', from: 75 },
  { band: 'blue', from: 60 },
  { band: 'amber', from: 40 },
  { band: 'red', from: 0 },
] as const;
export type ScoreBand = (typeof bands)[number]['band'];

/** The color band of a match score. */
export const scoreBand = (score: number): ScoreBand => bands.find(({ from }) => score >= from)?.band ?? 'red';

/** The band that gives a score its word: at most amber where less than half of the must-haves are shown. */
export function wordBand(score: number, { musts, mustsMet }: { musts: number; mustsMet: number }): ScoreBand {
  const band = scoreBand(score);
  return mustsMet * 2 < musts && band !== 'red' ? 'amber' : band;
}
