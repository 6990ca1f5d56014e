import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Actor } from '../../ground/actor.ts';

/** What travels with a request. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The call's pattern, once it is known. */
    route: string | undefined;
    /** Who is calling, once that is known. */
    actor: Actor | undefined;
  };
};
export type AppContext = Context<AppEnv>;
