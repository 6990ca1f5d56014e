import type { Page } from 'playwright-core';

/** What becomes of a call: it waits for an answer, it fails as without a network, or it is answered with this JSON. */
export type Reply = 'held' | 'failing' | object;

/**
 * Answers the page's calls to some addresses of the server in its place, until the function that is returned is called.
 * It asks Chromium itself: Playwright's `page.route` stops every request of the page, those for its files too, and
 * switches the cache off, by which opening a page costs three times as much.
 */
export async function answerCalls(page: Page, path: RegExp, reply: Reply): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const answer = (requestId: string, url: string) => {
    if (!path.test(url)) return session.send('Fetch.continueRequest', { requestId });
    if (reply === 'failing') return session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    if (reply === 'held') return undefined;
    return session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify(reply)).toString('base64'),
    });
  };
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    // The page may have been left in the meantime.
    answer(requestId, request.url)?.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
  return () => session.detach();
}
