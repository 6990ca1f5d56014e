import type { Config } from '../../ground/config/config.ts';
import { isThisMachine } from '../offline/guard.ts';

type Http = Pick<Config['http'], 'publicUrl' | 'trustedProxies' | 'host'>;

/** Whether users reach the server by an address of its own, rather than on this machine or as they find it. */
export const isPublic = ({ publicUrl }: Pick<Http, 'publicUrl'>): boolean =>
  publicUrl !== undefined && !isThisMachine(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''));

/** Where to listen: as the settings say, else on this machine alone until they name a public address or a proxy. */
export const hostOf = (http: Http): string =>
  http.host ?? (isPublic(http) || http.trustedProxies.length > 0 ? '0.0.0.0' : 'localhost');
