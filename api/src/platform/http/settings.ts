import { isIP } from 'node:net';
import * as v from 'valibot';
import { wholeNumber } from '@cotejo/plugin-kit';
import { list, origin, settings, text } from '../../ground/config/setting.ts';

/** Whether an entry is an address or a network, such as `10.0.0.7`, `10.0.0.0/8` or the same for IPv6. */
function isNetwork(entry: string): boolean {
  const [address = '', prefix = '0', ...rest] = entry.split('/');
  const family = isIP(address);
  return family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

const networks = v.pipe(
  list,
  v.check((entries) => entries.every(isNetwork), 'must hold addresses or networks such as 10.0.0.0/8'),
);

export const httpSettings = settings({
  port: {
    name: 'PORT',
    meaning: 'Port of the web server; 0 takes a free one.',
    schema: wholeNumber(0, 65_535),
    default: '3000',
  },
  host: {
    name: 'HOST',
    meaning:
      'Address that the web server listens on; `0.0.0.0` takes calls from other machines. Unset: that, where ' +
      '`TRUSTED_PROXY` is set or `PUBLIC_URL` names another machine than this; otherwise `localhost`.',
    schema: text,
  },
  stopDelay: {
    name: 'STOP_DELAY',
    meaning:
      'Seconds for which a process that was asked to stop goes on taking calls, while `/api/health` answers 503 ' +
      'already: for a load balancer that has to notice.',
    schema: wholeNumber(0, 60),
    default: '0',
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    meaning:
      'The address that users type, such as `https://cotejo.example.com`. With https, cookies are marked secure. ' +
      'Unset: whatever the `Host` header says, over http, and clients get files in place of links.',
    schema: origin,
  },
  trustedProxies: {
    name: 'TRUSTED_PROXY',
    meaning:
      'Addresses or networks of reverse proxies, separated by commas (`10.0.0.0/8, ::1`). ' +
      'Only they are believed when they say, in `X-Forwarded-For`, who is calling.',
    schema: networks,
    default: '',
  },
});
