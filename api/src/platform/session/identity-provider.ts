import type { Configuration, ClientAuth } from 'openid-client';
import type { Logger } from 'pino';
import type { Config } from '../../ground/config/config.ts';
import { type AppError, refusal } from '../../ground/errors.ts';

/** Seconds that the provider has for each answer, and by which its clock may be wrong. */
const PATIENCE = 10;
const CLOCK_TOLERANCE = 60;

/** What the browser that begins a sign-in keeps, so that no other can end it. */
export type BegunSignOn = { state: string; nonce: string; verifier: string };

/** Who somebody is, as the identity provider says. */
export type Identity = {
  issuer: string;
  subject: string;
  claims: Record<string, unknown>;
  /** Where the provider's own session ends; null where it has no such place. */
  logoutAddress: string | null;
};

/**
 * The OpenID provider of the settings. It is asked for its addresses and keys with every sign-in, so that a change of
 * them needs no restart, and nothing is asked of it before the first.
 */
export type IdentityProvider = {
  /** The address at which somebody signs in. Throws a 503 where the provider cannot be had. */
  begin(): Promise<{ address: string; begun: BegunSignOn }>;
  /**
   * Takes the query with which the provider has sent the browser back, and no second time. Throws a refusal unless the
   * ID token is signed by the provider, for us, now, and for the sign-in that has `begun`.
   */
  finish(begun: BegunSignOn, query: string): Promise<Identity>;
};

/** The identity provider; undefined where the settings name none. */
export function createIdentityProvider(
  { signOn: { issuer, clientId, clientSecret, scopes }, http: { publicUrl } }: Config,
  log: Logger,
): IdentityProvider | undefined {
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  const redirectAddress = `${publicUrl}/auth/callback`;
  // Loaded with the first sign-in, as few installations have a provider.
  const load = () => import('openid-client');

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, clockTolerance, discovery, enableNonRepudiationChecks } = await load();
    return discovery(
      new URL(issuer!),
      clientId!,
      { client_secret: clientSecret!, [clockTolerance]: CLOCK_TOLERANCE },
      await authentication(clientSecret!),
      {
        execute: [enableNonRepudiationChecks, ...(issuer!.startsWith('http:') ? [allowInsecureRequests] : [])],
        timeout: PATIENCE,
      },
    );
  }
  const refuse = (error: unknown): AppError => {
    const { key, reason } = readFailure(error);
    // Without the error itself, which may hold what the provider says of somebody.
    log.warn({ reason, said: (error as Error).message }, 'a sign-in by the identity provider has failed');
    return refusal(key, { cause: error });
  };

  return {
    async begin() {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } =
        await load();
      try {
        const begun = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
        const address = buildAuthorizationUrl(await discover(), {
          redirect_uri: redirectAddress,
          scope: scopes,
          state: begun.state,
          nonce: begun.nonce,
          code_challenge: await calculatePKCECodeChallenge(begun.verifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, begun };
      } catch (error) {
        throw refuse(error);
      }
    },

    async finish({ state, nonce, verifier }, query) {
      const { authorizationCodeGrant, buildEndSessionUrl, fetchUserInfo } = await load();
      try {
        const configuration = await discover();
        const answered = new URL(redirectAddress);
        answered.search = query;
        const tokens = await authorizationCodeGrant(configuration, answered, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        // Most providers put who somebody is here, and into the ID token no more than the id.
        const more = configuration.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
        const logoutAddress = configuration.serverMetadata().end_session_endpoint
          ? buildEndSessionUrl(configuration, {
              id_token_hint: tokens.id_token!,
              post_logout_redirect_uri: `${publicUrl}/`,
            }).href
          : null;
        return { issuer: claims.iss, subject: claims.sub, claims: { ...more, ...claims }, logoutAddress };
      } catch (error) {
        throw refuse(error);
      }
    },
  };
}

/** Shows the secret in the way that every provider must know, unless this one says that it takes another alone. */
async function authentication(secret: string): Promise<ClientAuth> {
  const { ClientSecretBasic, ClientSecretPost } = await import('openid-client');
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (ways.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

type Failure = 'sign-on.denied' | 'sign-on.unreachable' | 'sign-on.not-trusted';

/** Which refusal a failure of the library is, and its reason for the log. */
function readFailure(error: unknown): { key: Failure; reason: string } {
  const { code = '', error: said, status } = error as { code?: string; error?: string; status?: number };
  // What `fetch` throws where nobody answers.
  if (error instanceof TypeError && error.cause !== undefined)
    return { key: 'sign-on.unreachable', reason: error.message };
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR')
    return { key: said === 'access_denied' ? 'sign-on.denied' : 'sign-on.unreachable', reason: said ?? code };
  const isTheirs = unusable.has(code) || (status ?? 0) >= 500;
  return { key: isTheirs ? 'sign-on.unreachable' : 'sign-on.not-trusted', reason: said ?? code };
}

/** Failures of an answer that is none of an OpenID provider, such as the page of a proxy before one that is down. */
const unusable = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);
