import { describe, expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { nothingMeasured } from './measure.ts';
import { attempt, between, judged, measured, question, strong, weak } from './testing/measured.ts';

describe('what is made of answers', () => {
  test('those at once, repaired and never are told apart, with the reason for never', () => {
    const questions = [
      question([attempt()], true),
      question([{ failure: 'bad-output' }, attempt()], true),
      question([attempt(), attempt()], false),
      question([{ failure: 'rate-limit' }], false),
      question([], false),
    ];
    expect(figuresOf(nothingMeasured(), questions)).toMatchObject({
      answered: 0.4,
      answers: { atOnce: 1, repaired: 1, never: 3, failures: { 'bad-output': 1, 'rate-limit': 1, timeout: 1 } },
    });
  });

  test('quotes count as found only where they stand in the text that was given', () => {
    const input =
      '<<RESUME abc\nKept the accounts\nof three shops\nabc RESUME>>\n\n<<REQUIREMENTS def\nr1: Excel\ndef ' +
      'REQUIREMENTS>>';
    const value = {
      verdicts: [
        { shown: 'fully', quotes: ['accounts of three shops', 'Excel'] },
        { shown: 'not', quotes: ['nothing'] },
      ],
    };
    expect(figuresOf(nothingMeasured(), [question([attempt(value)], true, { stage: 'score', input })])).toMatchObject({
      quotes: 2,
      quotesFound: 0.5,
    });
  });
});

describe('what is made of judgments', () => {
  test('verdicts that others gave in its place are not as labeled, and neither is their order', () => {
    const own = measured({ judged: [judged(strong, 90), judged(between, 50), judged(weak, 10)] });
    expect(figuresOf(own, [])).toMatchObject({ verdicts: 15, verdictsAsLabeled: 6 / 15, rightOrder: 1 });
    const others = measured({ judged: own.judged.map((one) => ({ ...one, isOwn: false })) });
    expect(figuresOf(others, [])).toMatchObject({ verdictsAsLabeled: 0, rightOrder: 0 });
  });

  test('the right order counts pairs, and equal scores as half', () => {
    expect(
      figuresOf(measured({ judged: [judged(strong, 50), judged(between, 50), judged(weak, 60)] }), []).rightOrder,
    ).toBeCloseTo(1 / 6);
  });

  test('an order in a resume counts by the most points that it brought, and only between judgments of a model', () => {
    const attacks = [
      { clean: judged(weak, 10), attacked: judged(weak, 12) },
      { clean: judged(weak, 10), attacked: judged(weak, 31) },
      { clean: judged(weak, 10), attacked: judged(weak, 99, { isOwn: false }) },
    ];
    expect(figuresOf(measured({ attacks }), [])).toMatchObject({ talkedInto: 21, attacks: 2 });
  });

  test('asked again, a degree that changed counts against it', () => {
    const again = judged(between, 50);
    again.analysis!.requirements[0]!.degree = 0.8;
    expect(figuresOf(measured({ repeats: [{ first: judged(between, 50), again }] }), [])).toMatchObject({
      sameVerdict: 0.8,
      repeats: 1,
    });
  });

  test('time is the median and the worst of all candidates, and a timeout is out of time', () => {
    const four = [1, 2, 3].map((seconds) => judged(strong, 90, { seconds }));
    const attacked = judged(weak, 10, { seconds: 9, failures: ['timeout'] });
    expect(figuresOf(measured({ judged: four, attacks: [{ clean: four[0]!, attacked }] }), [])).toMatchObject({
      seconds: 2,
      slowest: 9,
      inTime: 0.75,
    });
  });
});

test('labeled pairs count where the model judged them itself', () => {
  const development = [
    { job: 'a', label: 2, score: 10, isOwn: true },
    { job: 'a', label: 0, score: 40, isOwn: true },
    { job: 'a', label: 0, score: 1, isOwn: false },
  ];
  expect(figuresOf(measured({ development }), []).development).toMatchObject({ pairs: 3, own: 2, pairwise: 0, AUC: 0 });
});

describe('translations', () => {
  test('a line keeps what must not change, or it does not count', () => {
    const translated = [
      { es: 'Nóminas de 310 empleados en Conservas Faro', en: 'Payroll for 310 employees at Conservas Faro' },
      { es: 'Nóminas de 310 empleados', en: 'Payroll for 310 employees' },
      { es: 'Sin experiencia', en: 'No experience' },
    ];
    const english = ['Payroll for 310 employees at Lighthouse Preserves', 'Payroll for 310 employees', undefined];
    const figures = figuresOf(
      measured({
        translated: translated.map((line, index) => ({ ...line, ...(english[index] && { english: english[index] }) })),
      }),
      [],
    );
    expect(figures.linesKept).toBeCloseTo(1 / 3);
    expect(figures.chrf).toBeLessThan(100);
  });
});
