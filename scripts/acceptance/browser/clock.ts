import type { Clock, Page } from 'playwright-core';

const HOUR = 3_600_000;

/**
 * Stops the clock of the page that is shown: from then on time goes by only as the test says, on a busy machine too.
 * Its tests end with `resume`.
 */
export async function stopClock({ clock }: Page): Promise<Clock> {
  await clock.install();
  // Playwright's clock stops at a moment to come.
  await clock.pauseAt(Date.now() + HOUR);
  return clock;
}
