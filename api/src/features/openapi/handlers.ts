import type { Handlers } from '../../platform/http/handler.ts';
import { describeApi } from './describe.ts';
import { describePage, pagePolicy } from './page.ts';

/** Both are the same for everybody, and made when they are first asked for. */
export function descriptionHandlers(): Pick<Handlers, 'openApi' | 'docs'> {
  let description: ReturnType<typeof describeApi> | undefined;
  let page: ReturnType<typeof describePage> | undefined;
  return {
    async openApi() {
      description ??= describeApi();
      return description;
    },
    async docs({ context }) {
      page ??= describePage();
      context.header('Content-Security-Policy', pagePolicy);
      return context.html(await page);
    },
  };
}
