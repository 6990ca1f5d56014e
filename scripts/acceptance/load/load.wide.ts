import { afterAll, beforeAll, expect, test } from 'vitest';
import { play, scenarios } from './k6.ts';
import { type Population, setStage, type Stage } from './stage.ts';

const population: Population = {
  companies: 2,
  recruiters: 2,
  agency: {
    clients: 10,
    opportunitiesPerClient: 2,
    opportunitiesWithRoles: 20,
    rolesPerOpportunity: 2,
    candidatesPerRole: 5,
  },
};
let stage: Stage;
beforeAll(async () => {
  stage = await setStage(population);
});
afterAll(() => stage?.stop());

/** Patient, as the machine may be busy with other tests. */
const easy = { population, people: 2, seconds: 5, warmUpSeconds: 2, thinkSeconds: 0.2, patience: 20 };

test.each(scenarios)(
  '%s: no call fails, every call is made, and every threshold is kept',
  { timeout: 480_000 },
  async (scenario) => {
    const { calls, failed, passed } = await play({ ...easy, scenario, origin: stage.origin });
    expect({ failed, passed }).toEqual({ failed: 0, passed: true });
    expect(calls.length).toBeGreaterThan(0);
    if (scenario === 'browse') expect(calls.filter(({ count }) => count === 0)).toEqual([]);
  },
);

test('a threshold that is crossed is told', async () => {
  const { passed, failed } = await play({ ...easy, scenario: 'browse', origin: stage.origin, patience: 0.0001 });
  expect({ passed, failed }).toEqual({ passed: false, failed: 0 });
});
