import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { createToken, listTokens, revokeToken } from './tokens.ts';

/** API tokens: keys by which programs make calls on behalf of users. */
export function tokenHandlers({
  database,
}: Dependencies): Pick<Handlers, 'listTokens' | 'createToken' | 'revokeToken'> {
  return {
    listTokens: ({ actor }) => listTokens(database, actor),
    createToken: ({ actor, input }) => createToken(database, actor, input),
    revokeToken: ({ actor, params }) => revokeToken(database, actor, params.id),
  };
}
