import type { StageRecord } from '@cotejo/pipeline';
import { expect, test } from 'vitest';
import { isOfStandIn } from './stand-in.ts';

const madeAt = new Date('2026-03-01T10:00:00Z');
const record = (reason: string): StageRecord => ({
  stage: 'score',
  plugin: 'match-builtin',
  version: '1',
  milliseconds: 1,
  fallbacks: [{ plugin: 'model', reason }],
});
const model = (answeredAt?: string, isSilent = false) => [
  {
    name: 'model',
    lastAnswer: () => (answeredAt === undefined ? undefined : new Date(answeredAt)),
    silence: () => (isSilent ? { since: madeAt, reason: 'timeout' as const } : undefined),
  },
];

test('a result of a stand-in can be made anew once the plugin that did not answer has answered', () => {
  expect(isOfStandIn([record('timeout')], madeAt, model('2026-03-01T10:05:00Z'))).toBe(true);
});

test.for<[string, StageRecord[], ReturnType<typeof model>]>([
  ['it has not answered since', [record('timeout')], model('2026-03-01T09:55:00Z')],
  ['it has never answered here', [record('timeout')], model()],
  ['it is skipped again', [record('timeout')], model('2026-03-01T10:05:00Z', true)],
  ['its answer was of no use', [record('bad-output')], model('2026-03-01T10:05:00Z')],
  ['nobody stood in', [{ ...record('timeout'), fallbacks: [] }], model('2026-03-01T10:05:00Z')],
])('and stays where %s', ([, provenance, plugins]) => {
  expect(isOfStandIn(provenance, madeAt, plugins)).toBe(false);
});
