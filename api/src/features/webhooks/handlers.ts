import { refusal } from '../../ground/errors.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { createPublicOnly } from '../../platform/offline/public-only.ts';
import { listDeliveries, testWebhook } from './deliveries.ts';
import { changeWebhook, createWebhook, deleteWebhook, listWebhooks, retryWebhook } from './webhooks.ts';

type Lists = 'listWebhooks' | 'listDeliveries';
type Changes = 'createWebhook' | 'changeWebhook' | 'retryWebhook' | 'deleteWebhook' | 'testWebhook';

/** Addresses that are called when something happens in a company. */
export function webhookHandlers({ config, database }: Dependencies): Pick<Handlers, Lists | Changes> {
  const publicOnly = createPublicOnly(config.webhooks.privateHosts ?? []);
  const assertOnline = () => {
    if (config.process.offline) throw refusal('webhook.offline');
  };
  return {
    listWebhooks: ({ actor }) => listWebhooks(database, actor),
    createWebhook({ actor, input }) {
      assertOnline();
      return createWebhook(database, publicOnly, actor, input);
    },
    changeWebhook: ({ actor, params, input }) => changeWebhook(database, publicOnly, actor, params.id, input),
    retryWebhook({ actor, params }) {
      assertOnline();
      return retryWebhook(database, actor, params.id);
    },
    deleteWebhook: ({ actor, params }) => deleteWebhook(database, actor, params.id),
    testWebhook({ actor, params }) {
      assertOnline();
      return testWebhook(database, actor, params.id);
    },
    listDeliveries: ({ actor, params }) => listDeliveries(database, actor, params.id),
  };
}
