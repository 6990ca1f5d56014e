import { integer, list, origin, settings, text } from '../config/setting.ts';

export const httpSettings = settings({
  port: { name: 'PORT', meaning: 'Port of the web server; 0 takes a free one.', schema: integer(0, 65_535), default: '3000' },
  host: { name: 'HOST', meaning: 'Address that the web server listens on.', schema: text, default: '0.0.0.0' },
  publicUrl: { name: 'PUBLIC_URL', meaning: 'The address that users type, such as `https://cotejo.example.com`. With https, cookies are marked secure. Unset: whatever the `Host` header says, over http.', schema: origin },
  trustedProxies: { name: 'TRUSTED_PROXY', meaning: 'Addresses or networks of reverse proxies, separated by commas (`10.0.0.0/8, ::1`). Only they are believed when they say, in `X-Forwarded-For`, who is calling.', schema: list, default: '' },
});
