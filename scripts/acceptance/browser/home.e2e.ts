import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerAdmin, startShared, type Walk } from './walk.ts';
import { flaws } from './flaws.ts';

let walk: Walk;
beforeAll(async () => {
  walk = await startShared();
  await walk.page.goto(walk.origin);
});
afterAll(() => walk.stop());

const headings = () => walk.page.getByRole('main').getByRole('heading').allTextContents();

/** Takes a picture's name from its address: all before the build's hash, which may hold hyphens of its own. */
const nameOfPicture = (address: string) => /([a-z-]+-(?:en|es))-[\w-]{8}\.webp$/.exec(address)?.[1] ?? '';

/** Names the picture that is shown first. */
async function shownPicture(): Promise<string> {
  const image = walk.page.getByRole('img', { name: /Spanish resume|currículum en español/ });
  await image.evaluate((element: HTMLImageElement) => element.decode());
  return nameOfPicture(await image.evaluate((element: HTMLImageElement) => element.currentSrc));
}

test('the home page says what the product does and for what, and which version it is', async () => {
  await walk.page.getByRole('heading', { level: 1 }).waitFor();
  const features = [
    'Document Analysis',
    'Integrated Translation',
    'Intelligent Matching',
    'Client Management',
    'Candidate Management',
    'Detailed Analysis',
  ];
  const benefits = ['Save Time', 'Better Decisions', 'Consistent Process', 'Enhanced Collaboration'];
  expect(await headings()).toEqual(expect.arrayContaining([...features, ...benefits]));
  await walk.page.getByText(/^© 2025 Cotejo \d+\.\d+\.\d+/).waitFor();
});

test.each([
  ['Start Analysis', '/analyze'],
  ['Manage Clients', '/clients'],
  ['Get Started Now', '/analyze'],
])('%s leads to %s', async (name, path) => {
  await expect.poll(() => walk.page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path);
});

test('the pictures follow the system, then the theme that was chosen, and are cut for phones', async () => {
  const { page } = walk;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(shownPicture).toBe('evidence-wide-dark-en');
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Light' }).click();
  await expect.poll(shownPicture).toBe('evidence-wide-light-en');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(shownPicture).toBe('evidence-narrow-light-en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'System' }).click();
});

test(
  'in Spanish the pictures show the product in Spanish, of the same size, and those below wait until they are ' +
    'near',
  async () => {
    const page = await walk.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') loaded.push(nameOfPicture(request.url()));
    });
    await page.addInitScript(() => localStorage.setItem('cotejo.language', 'es'));
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(walk.origin);
    const pictures = page.getByRole('main').getByRole('img');
    const decode = (index: number) => pictures.nth(index).evaluate((element: HTMLImageElement) => element.decode());
    await decode(0);
    expect(loaded.filter((name) => name.includes('wide'))).toEqual(['evidence-wide-light-es']);
    for (const index of [1, 2]) {
      await pictures.nth(index).scrollIntoViewIfNeeded();
      await decode(index);
    }
    expect(loaded).toEqual(expect.arrayContaining(['comparison-wide-light-es', 'candidates-wide-light-es']));
    const ratios = await pictures.evaluateAll((images) =>
      (images as HTMLImageElement[]).map(
        (image) =>
          image.naturalWidth /
          image.naturalHeight /
          (Number(image.getAttribute('width')) / Number(image.getAttribute('height'))),
      ),
    );
    for (const ratio of ratios) expect(ratio).toBeCloseTo(1, 2);
  },
);

test('nothing moves while the pictures arrive', async () => {
  await walk.page.reload();
  await shownPicture();
  const shift = await walk.page.evaluate<number>(`new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, entry) => sum + entry.value, 0)))
      .observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  })`);
  expect(shift).toBeLessThan(0.02);
});

test('the home page is fit for everybody, and for a phone', async () => {
  expect(await flaws(walk.page)).toEqual([]);
});

test('the keyboard reaches the content first, and a menu gives the focus back', async () => {
  const { page } = walk;
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('content');
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.press('Enter');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign up' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('an opportunity is one of the clients in the navigation, and the menu says who is signed in', async () => {
  const { page } = walk;
  await registerAdmin(page, 'homebody');
  await page.goto(`${walk.origin}/opportunities/1`);
  const clients = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' });
  await expect.poll(() => clients.getAttribute('aria-current')).toBeTruthy();
  await page.getByRole('button', { name: 'User menu of Rosa' }).click();
  for (const text of ['homebody@example.com', 'Walk', 'Admin', 'Account Settings', 'Log out'])
    await page.getByText(text, { exact: true }).first().waitFor();
  await page.getByText('© 2025', { exact: false }).waitFor();
});
