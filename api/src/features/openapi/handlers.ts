import type { Handlers } from '../../platform/http/handler.ts';
import { describeApi } from './describe.ts';
import { describePage, pagePolicy } from './page.ts';

/** The description of the API and its page: the same for everybody, made at the first call. */
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
