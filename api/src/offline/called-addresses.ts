import type { Config } from '../config/config.ts';
import type { Order } from '../plugins/load.ts';
import type { CalledAddress } from './go-offline.ts';

/** Every address that the settings tell Cotejo to call: of the database, of the file storage, and whatever stands in a plugin's settings. */
export function calledAddresses({ database, storage }: Config, order: Order): CalledAddress[] {
  const own = [
    { setting: 'DATABASE_URL', url: database.url },
    { setting: 'S3_ENDPOINT', url: storage.kind === 's3' ? storage.endpoint : undefined },
  ];
  const plugins = new Set(Object.values(order).flat());
  const theirs = [...plugins].flatMap(({ settings }) => Object.entries(settings as object).map(([setting, url]) => ({ setting, url })));
  return [...own, ...theirs].filter((address): address is CalledAddress => typeof address.url === 'string' && /^\w+:\/\//.test(address.url) && URL.canParse(address.url));
}
