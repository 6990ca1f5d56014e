import type { Page } from 'playwright-core';

/** A control when Tab has reached it. */
type Stop = { index: number; name: string; marked: boolean };

/**
 * What is wrong with the way of the Tab key through the page: controls that it leaves out, takes in another order, or
 * does not mark.
 */
export async function unmarkedStops(page: Page): Promise<string[]> {
  const names = await page.evaluate(numberControls);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const stops: Stop[] = [];
  // From the end of the page Tab leads to its beginning again.
  while (stops.length <= names.length) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop || stops.some(({ index }) => index === stop.index)) break;
    stops.push(stop);
  }
  return [
    ...names
      .filter((_name, index) => !stops.some((stop) => stop.index === index))
      .map((name) => `never reached: ${name}`),
    ...stops
      .filter((stop, position) => position > 0 && stop.index < (stops[position - 1]?.index ?? 0))
      .map(({ name }) => `out of order: ${name}`),
    ...stops.filter(({ marked }) => !marked).map(({ name }) => `without a mark: ${name}`),
  ];
}

/** Numbers the elements that can have the focus, in the order of the page; returns their names. */
function numberControls(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
  );
  return controls.map((element, index) => {
    element.dataset['stop'] = String(index);
    return `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}”`;
  });
}

/** The element that has the focus, and whether its outline shows it; undefined outside the page. */
function lookAtFocus(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const name = `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}”`;
  return {
    index: Number(element.dataset['stop'] ?? -1),
    name,
    marked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  };
}
