import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { BegunSignOn } from '../../platform/session/identity-provider.ts';

/** Seconds that somebody has at the identity provider. */
const PATIENCE = 900;

/** Keeps a sign-in that has begun in the browser that began it, where no script can read it. */
export type BegunCookie = {
  keep(context: Context, begun: BegunSignOn): void;
  /** What was kept, which is then gone; undefined for a browser that has begun nothing. */
  take(context: Context): BegunSignOn | undefined;
};

export function createBegunCookie(publicUrl: string | undefined): BegunCookie {
  const secure = publicUrl?.startsWith('https:') ?? false;
  const name = secure ? '__Host-cotejo-sign-on' : 'cotejo-sign-on';
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const;
  return {
    keep(context, { state, nonce, verifier }) {
      setCookie(context, name, [state, nonce, verifier].join('.'), { ...options, maxAge: PATIENCE });
    },
    take(context) {
      const [state, nonce, verifier] = getCookie(context, name)?.split('.') ?? [];
      setCookie(context, name, '', { ...options, maxAge: 0 });
      return state && nonce && verifier ? { state, nonce, verifier } : undefined;
    },
  };
}
