import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWalk, type Walk } from './walk.ts';

let walk: Walk;
beforeAll(async () => {
  walk = await startWalk(undefined, { OFFLINE: 'true' });
});
afterAll(() => walk?.stop());

test('every page says that nothing leaves the private network', async () => {
  for (const path of ['/', '/auth']) {
    await walk.page.goto(walk.origin + path);
    await walk.page.getByText('Offline mode: this server connects to nothing outside its private network.').waitFor();
  }
  expect(walk.troubles).toEqual([]);
});
