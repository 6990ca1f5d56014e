import type { Config } from '../../ground/config/config.ts';
import type { Order } from './load.ts';
import type { CalledAddress } from '../offline/go-offline.ts';

/** Every address that the settings tell Cotejo to call: of the database, of the file storage, of the collector of traces, and whatever stands in a plugin's settings. */
export function calledAddresses({ database, storage, tracing }: Config, order: Order): CalledAddress[] {
  const own = [
    { setting: 'DATABASE_URL', url: database.url },
    { setting: 'S3_ENDPOINT', url: storage.kind === 's3' ? storage.endpoint : undefined },
    { setting: 'OTEL_EXPORTER_OTLP_ENDPOINT', url: tracing.endpoint },
  ];
  const plugins = new Set(Object.values(order).flat());
  const theirs = [...plugins].flatMap(({ settings }) =>
    Object.entries(settings as object).map(([setting, url]) => ({ setting, url })),
  );
  return [...own, ...theirs].filter(
    (address): address is CalledAddress =>
      typeof address.url === 'string' && /^\w+:\/\//.test(address.url) && URL.canParse(address.url),
  );
}
