import type { Handlers } from '../http/handler.ts';
import { describeApi } from './describe.ts';
import { describePage, pagePolicy } from './page.ts';

export function descriptionHandlers(): Pick<Handlers, 'openApi' | 'docs'> {
  return {
    openApi: async () => describeApi(),
    async docs({ context }) {
      context.header('Content-Security-Policy', pagePolicy);
      return context.html(await describePage());
    },
  };
}
