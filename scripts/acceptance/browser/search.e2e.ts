import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startSignedIn } from './signed-in.ts';
import { flaws } from './flaws.ts';

let session: SignedIn;
beforeAll(async () => {
  session = await startSignedIn();
  for (const name of ['Hotelería Núñez', 'Northwind', 'Nunhead Books'])
    await session.page.evaluate(
      (client) =>
        fetch('/api/clients', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: client }),
        }),
      name,
    );
});
afterAll(() => session?.stop());

const field = () => session.page.getByRole('combobox');
const options = () => session.page.getByRole('option');
const chosen = () => session.page.getByRole('option', { selected: true }).textContent();

test('Ctrl-K opens the search from anywhere, Escape closes it, and the focus goes back', async () => {
  const { page } = session;
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.focus();
  await page.keyboard.press('Control+k');
  await field().waitFor();
  await expect.poll(() => page.getByRole('option', { name: 'New Analysis' }).count()).toBe(1);
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await field().waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('typing finds by parts of names, arrows choose, and Enter opens', async () => {
  const { page } = session;
  await page.keyboard.press('Control+k');
  await field().fill('nun');
  await expect.poll(() => options().allTextContents()).toEqual(['Nunhead Books', 'Hotelería Núñez']);
  await expect.poll(chosen).toBe('Nunhead Books');
  await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).toBe('Hotelería Núñez');
  await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).toBe('Nunhead Books');
  await page.keyboard.press('ArrowUp');
  await expect.poll(chosen).toBe('Hotelería Núñez');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Hotelería Núñez' }).waitFor();
});

test('what can be done where one is stands among the hits, and opens its form', async () => {
  const { page } = session;
  await page.keyboard.press('Control+k');
  await field().fill('new opp');
  await page.getByRole('option', { name: 'New Opportunity here' }).waitFor();
  await page.keyboard.press('Enter');
  await session.dialog.getByRole('heading', { name: 'New Opportunity' }).waitFor();
  await session.button('Cancel').click();
  await page.keyboard.press('Control+k');
  await field().fill('new client');
  await page.getByRole('option', { name: 'New Client' }).waitFor();
  await page.keyboard.press('Enter');
  await session.dialog.getByRole('heading', { name: 'New Client' }).waitFor();
  await session.button('Cancel').click();
});

test('what nothing is called is said, and another screen is a hit too', async () => {
  const { page } = session;
  await page.keyboard.press('Control+k');
  await field().fill('zzz');
  await page.getByText('Nothing is called “zzz”.').waitFor();
  await field().fill('hist');
  await page.getByRole('option', { name: 'History' }).click();
  await page.getByRole('heading', { level: 1, name: 'Analysis History' }).waitFor();
  expect(session.troubles).toEqual([]);
});
