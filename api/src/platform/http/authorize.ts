import { type Endpoint, tokenPrefix } from '@cotejo/contract';
import { AppError, refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import type { Sessions } from '../session/sessions.ts';
import type { TokenCaller, Tokens } from '../session/tokens.ts';
import type { AddressOf } from './client-address.ts';
import type { AppContext } from './context.ts';

/** A token in its header; what does not begin as ours do is meant for a proxy before the server. */
const bearer = new RegExp(`^Bearer +(${tokenPrefix}\\S*) *$`, 'i');
/** A token, or the place that others have for one, in an address: proxies and browsers write those down. */
const inAddress = new RegExp(`[?&]access_token=|${tokenPrefix}[\\w-]{30}`, 'i');

export type Authorize = {
  /** Finds out who calls; null for a public call. Throws a refusal for who may not. */
  callerOf(endpoint: Endpoint, context: AppContext): Promise<Actor | null>;
  /** Whether who called might do so still, while the answer goes on. */
  mayStay(endpoint: Endpoint, context: AppContext): Promise<boolean>;
};

/** A call with an API token has no other caller than the token's, whatever cookie comes with it. */
export function createAuthorize(sessions: Sessions, tokens: Tokens, addressOf: AddressOf): Authorize {
  const find = async (endpoint: Endpoint, context: AppContext, actorOf: Sessions['actorOf']) => {
    const { access, personal, beforeSecondFactor } = endpoint;
    if (inAddress.test(context.req.url)) throw refusal('token.in-address');
    if (access === 'public' && !personal) return null;
    const token = bearer.exec(context.req.header('Authorization') ?? '')?.[1];
    const program = token === undefined ? undefined : await tokens.callerOf(token, addressOf(context));
    if (program) assertAllows(program, endpoint);
    if (access === 'public') return null;
    const actor = program?.actor ?? (await actorOf(context));
    if (!actor) throw refusal('not-signed-in');
    context.set('actor', actor);
    if (actor.needsSecondFactor && !beforeSecondFactor) throw refusal('second-factor.required');
    if (access === 'admin' && actor.role !== 'admin') throw refusal(program ? 'token.not-admin' : 'admins-only');
    return actor;
  };
  return {
    callerOf: (endpoint, context) => find(endpoint, context, sessions.actorOf),
    mayStay: (endpoint, context) =>
      find(endpoint, context, sessions.actorMeanwhile).then(
        () => true,
        // A database that does not answer ends nothing.
        (error: unknown) => !(error instanceof AppError && error.status < 500),
      ),
  };
}

/** Throws a 403 for a call that is not for tokens, or not for those that may only read. */
function assertAllows({ scope }: TokenCaller, { method, asks, personal }: Endpoint): void {
  if (personal) throw refusal('token.personal');
  if (scope === 'read' && method !== 'GET' && !asks) throw refusal('token.reads-only');
}
