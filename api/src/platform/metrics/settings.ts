import { wholeNumber } from '@cotejo/plugin-kit';
import { settings, text } from '../../ground/config/setting.ts';

export const metricsSettings = settings({
  port: {
    name: 'METRICS_PORT',
    meaning:
      'Port of `/metrics`, for Prometheus; 0 takes a free one. Unset: there are none. ' +
      'It asks nobody to log in, so keep it away from the public.',
    schema: wholeNumber(0, 65_535),
  },
  host: {
    name: 'METRICS_HOST',
    meaning: 'Address that `/metrics` listens on; in a container, `0.0.0.0`.',
    schema: text,
    default: '127.0.0.1',
  },
});
