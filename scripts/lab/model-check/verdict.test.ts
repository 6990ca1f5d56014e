import { describe, expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { nothingMeasured } from './measure.ts';
import { attempt, judged, measured, question, strong } from './testing/measured.ts';
import { type Line, linesOf, overallOf } from './verdict.ts';

describe('the verdict', () => {
  const perfect = {
    ...figuresOf(measured({ judged: [judged(strong, 90)] }), [question([attempt()], true)]),
    readWhole: 1,
  };
  const of = (lines: Line[], name: string) => lines.find((line) => line.name === name)!;

  test('stands beside the thresholds, and what was not measured gets none', () => {
    const lines = linesOf({ ...perfect, seconds: 45, answered: 0.5 }, perfect);
    expect(of(lines, 'Seconds for a candidate')).toMatchObject({
      model: '45 s, worst 1.0 s',
      builtIn: '1.0 s',
      good: '≤ 20 s',
      usable: '≤ 60 s',
      verdict: 'usable',
    });
    expect(of(lines, 'Structured answers')).toMatchObject({
      model: '50%: 1 at once, 0 repaired, 0 never',
      good: '≥ 98%',
      verdict: 'not recommended',
    });
    expect(of(lines, 'Translation, chrF')).toMatchObject({ model: '-', verdict: 'not measured' });
    expect(lines.some(({ name }) => name.startsWith('Labelled pairs'))).toBe(false);
  });

  test('on the whole is that of the worst line, and none where the model was never asked', () => {
    expect(overallOf(linesOf(perfect, perfect))).toBe('good');
    expect(overallOf(linesOf({ ...perfect, seconds: 45 }, perfect))).toBe('usable');
    expect(overallOf(linesOf({ ...perfect, seconds: 45, talkedInto: 30 }, perfect))).toBe('not recommended');
    expect(overallOf(linesOf(figuresOf(nothingMeasured(), []), perfect))).toBe('not measured');
  });
});
