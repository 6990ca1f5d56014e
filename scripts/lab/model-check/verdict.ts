import type { Figures } from './figures.ts';
import { measures, development, type Measure } from './measures.ts';

export type Verdict = 'good' | 'usable' | 'not recommended' | 'not measured' | '';

/** One line of the table: what was measured of the model and of the built-in matcher, and what it must reach. */
export type Line = {
  name: string;
  value: number;
  model: string;
  builtIn: string;
  good: string;
  usable: string;
  verdict: Verdict;
};

/** The lines of the table; those of the development pairs only where some were judged. */
export function linesOf(model: Figures, builtIn: Figures): Line[] {
  return [...measures, ...(model.development.pairs > 0 ? development : [])].map((measure) =>
    lineOf(measure, model, builtIn),
  );
}

function lineOf(measure: Measure, model: Figures, builtIn: Figures): Line {
  const { name, value, show, detail, good, usable, least } = measure;
  const shown = (figures: Figures, more?: Measure['detail']) => {
    const found = value(figures);
    return Number.isNaN(found) ? '-' : [show(found), more?.(figures)].filter(Boolean).join('');
  };
  const bound = (limit: number | undefined) => (limit === undefined ? '' : `${least ? '≤' : '≥'} ${show(limit)}`);
  return {
    name,
    value: value(model),
    model: shown(model, detail),
    builtIn: shown(builtIn),
    good: bound(good),
    usable: bound(usable),
    verdict: verdictOn(measure, value(model)),
  };
}

function verdictOn({ good, usable, least }: Measure, value: number): Verdict {
  if (good === undefined || usable === undefined) return '';
  if (Number.isNaN(value)) return 'not measured';
  const reaches = (limit: number) => (least ? value <= limit : value >= limit);
  return reaches(good) ? 'good' : reaches(usable) ? 'usable' : 'not recommended';
}

/**
 * The worst of the lines' verdicts; a model that never answered is not recommended, whatever else could be measured.
 */
export function overallOf(lines: Line[]): Exclude<Verdict, ''> {
  const verdicts = new Set(lines.map(({ verdict }) => verdict));
  if (lines[0]!.verdict === 'not measured') return 'not measured';
  return (['not recommended', 'usable', 'good'] as const).find((verdict) => verdicts.has(verdict))!;
}
