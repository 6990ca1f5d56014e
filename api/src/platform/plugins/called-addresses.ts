import type { Config } from '../../ground/config/config.ts';
import type { Order } from './load.ts';
import type { CalledAddress } from '../offline/go-offline.ts';

/**
 * Every address in the settings that Cotejo calls: those of the database, the file storage, the identity provider,
 * the collector of traces, mailboxes and plugins.
 */
export function calledAddresses(
  { database, storage, signOn, tracing, sources }: Config,
  order: Order,
): CalledAddress[] {
  const own = [
    { setting: 'DATABASE_URL', url: database.url },
    { setting: 'DATABASE_POOLER_URL', url: database.poolerUrl },
    { setting: 'S3_ENDPOINT', url: storage.kind === 's3' ? storage.endpoint : undefined },
    { setting: 'OIDC_ISSUER', url: signOn.issuer },
    { setting: 'OTEL_EXPORTER_OTLP_ENDPOINT', url: tracing.endpoint },
    ...(sources.mailboxes ?? []).map(({ url }) => ({ setting: 'INTAKE_MAILBOXES', url })),
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
