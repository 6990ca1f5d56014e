import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Actor } from '../../ground/actor.ts';

/** The variables of a request. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The pattern of the call's path, once it is known. */
    route: string | undefined;
    /** The caller, once known. */
    actor: Actor | undefined;
  };
};
export type AppContext = Context<AppEnv>;
