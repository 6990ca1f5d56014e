import { expect, test } from 'vitest';
import { overallFraction } from './stages.ts';

test('progress grows from stage to stage of a flow and ends at the whole', () => {
  const prepare = (['waiting', 'extract', 'ocr', 'detect-language', 'translate', 'read-job', 'embed'] as const).map(
    (stage) => overallFraction({ stage, fraction: 0.5 }),
  );
  expect(prepare).toEqual(prepare.toSorted((a, b) => a - b));
  expect(overallFraction({ stage: 'score', fraction: 1 })).toBeLessThan(
    overallFraction({ stage: 'summarise', fraction: 0.5 }),
  );
  expect(overallFraction({ stage: 'done', fraction: 0 })).toBe(1);
});
