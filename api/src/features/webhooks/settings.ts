import { wholeNumber } from '@cotejo/plugin-kit';
import { list, settings } from '../../ground/config/setting.ts';

/** Settings of the calls that tell other programs what has happened. */
export const webhookSettings = settings({
  privateHosts: {
    name: 'WEBHOOK_PRIVATE_HOSTS',
    meaning:
      'Hosts on private networks that webhooks may call, also by http, separated by commas, such as ' +
      '`ats.internal,10.0.0.7`. Unset: none, so that webhooks reach the internet by https and nothing else.',
    schema: list,
  },
  deliveryDays: {
    name: 'WEBHOOK_DELIVERIES_DAYS',
    meaning: 'Days after which it is forgotten what webhooks were told.',
    schema: wholeNumber(2, 3650),
    default: '30',
  },
});
