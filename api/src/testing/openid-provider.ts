import { generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';

type Claims = Record<string, unknown>;
type Key = { kid: string; privateKey: KeyObject };

/** A certified OpenID provider, which says of people what a test wants, and lies on request. */
export type OpenIdProvider = {
  issuer: string;
  /** The settings of a server that signs in by it. */
  env: Record<string, string>;
  /** What it says of people, by their id, which is what they type at its sign-in. */
  people: Map<string, Claims>;
  /** Changes what an ID token says before it is signed; null takes the signature away. */
  lie: ((claims: Claims) => Claims) | 'unsigned' | undefined;
  /** The keys that it signs with and shows; by default one and the same. */
  keys: { signs: Key; shown: Key[] };
  /** Goes through its sign-in as a browser does; gives the query that it sends back. */
  visit(address: string, id: string): Promise<string>;
  stop(): Promise<void>;
};

export const newKey = (kid: string): Key => ({ kid, ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) });

const jwkOf = ({ kid, privateKey }: Key): JsonWebKey => ({
  ...privateKey.export({ format: 'jwk' }),
  kid,
  alg: 'ES256',
  use: 'sig',
});

/** Starts one that sends back to a server with this public address. */
export async function startOpenIdProvider(publicUrl: string): Promise<OpenIdProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = newKey('first');
  const made: OpenIdProvider = {
    issuer,
    env: { PUBLIC_URL: publicUrl, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'cotejo', OIDC_CLIENT_SECRET: 'a secret, too' },
    people: new Map(),
    lie: undefined,
    keys: { signs: key, shown: [key] },
    visit,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'cotejo',
        client_secret: made.env['OIDC_CLIENT_SECRET']!,
        redirect_uris: [`${publicUrl}/auth/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [jwkOf(key) as never] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'groups', 'realm_access', 'department'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['of a test'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...made.people.get(accountId) }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.account!.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    const { path, method, req, res } = context;
    if (path.startsWith('/interaction/')) {
      if (method === 'GET') return void (context.body = page);
      const accountId = new URLSearchParams(await text(req)).get('id') ?? '';
      const result = made.people.has(accountId) ? { login: { accountId } } : { error: 'access_denied' };
      context.respond = false;
      return provider.interactionFinished(req, res, result);
    }
    await next();
    if (path === '/jwks') context.body = { keys: made.keys.shown.map((shown) => publicOf(jwkOf(shown))) };
    const answer = context.body as { id_token?: string };
    if (path === '/token' && answer.id_token) answer.id_token = signedAnew(answer.id_token, made);
  });
  server.on('request', provider.callback());
  return made;
}

const page = `<!doctype html><html lang="en"><title>Provider</title>
<form method="post"><label>Id <input name="id"></label><button>Sign in</button></form>`;

const publicOf = ({ d: _private, ...rest }: JsonWebKey): JsonWebKey => rest;

/** The ID token with what the provider shall say, signed by the key that it signs with. */
function signedAnew(idToken: string, { lie, keys: { signs } }: OpenIdProvider): string {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()) as Claims;
  const isSigned = lie !== 'unsigned';
  const header = isSigned ? { alg: 'ES256', kid: signs.kid } : { alg: 'none' };
  const said = typeof lie === 'function' ? lie(claims) : claims;
  const content = [header, said].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const key = { key: signs.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `${content}.${isSigned ? sign('sha256', Buffer.from(content), key).toString('base64url') : ''}`;
}

/** Follows redirects with cookies, and fills in the form on the way. */
async function visit(address: string, id: string): Promise<string> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(address);
  let [next, body] = [address, undefined as URLSearchParams | undefined];
  while (new URL(next).origin === origin) {
    const headers = { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
    const answer = await fetch(next, {
      redirect: 'manual',
      headers,
      ...(body && { method: 'POST', body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      cookies.set(name!, value!);
    }
    const location = answer.headers.get('Location');
    if (!location && answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    body = location ? undefined : new URLSearchParams({ id });
    next = new URL(location ?? next, next).href;
  }
  return new URL(next).search;
}
