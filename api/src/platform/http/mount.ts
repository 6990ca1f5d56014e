import { type Endpoint, type EndpointName, endpoints } from '@cotejo/contract';
import type { Hono } from 'hono';
import type { UserLimits } from '../session/user-limits.ts';
import type { AppContext, AppEnv } from './context.ts';
import type { Actor } from '../../ground/actor.ts';
import type { Authorize } from './authorize.ts';
import type { Call, Handlers } from './handler.ts';
import type { RecordCall } from './record-call.ts';
import { createOnce, KEY_LENGTH } from './once.ts';
import { readAway } from './read-away.ts';
import { checkInput, checkFields, readJson } from './read-input.ts';

/** What a caller may see. */
export type Guard = {
  /** Throws a refusal for a call whose answer the caller may not see. */
  refuse(endpoint: Endpoint, actor: Actor, params: unknown): Promise<void>;
  /** Makes of what a call would answer what the caller may see. */
  mask(endpoint: Endpoint, actor: Actor, params: unknown, result: unknown): Promise<unknown>;
};

/** Serves every call that has a handler, as the contract says: its path, who may call, its input and its output. */
export function mountEndpoints(
  app: Hono<AppEnv>,
  handlers: Partial<Handlers>,
  authorize: Authorize,
  limits: UserLimits,
  record: RecordCall,
  guard: Guard,
): void {
  const once = createOnce();
  for (const name of Object.keys(handlers) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const handle = handlers[name] as (call: Call<never>) => Promise<unknown>;
    app.on(endpoint.method, endpoint.path, async (context: AppContext) => {
      context.set('route', endpoint.path);
      const actor = await authorize.callerOf(endpoint, context);
      const call = {
        actor,
        params: endpoint.params && checkInput(endpoint.params, context.req.param()),
        query: endpoint.query && checkFields(endpoint.query, context.req.query()),
        input:
          endpoint.body === 'json' && endpoint.input ? checkInput(endpoint.input, await readJson(context)) : undefined,
        signal: context.req.raw.signal,
        mayStay: () => authorize.mayStay(endpoint, context),
        context,
      };
      const work = async () => {
        if (!actor) return handle(call as Call<never>);
        await guard.refuse(endpoint, actor, call.params);
        let result: unknown;
        try {
          result = await once(sameCall(endpoint, context, actor, call.input), async () => {
            result = await handle(call as Call<never>);
            await record(name, endpoint, actor, { ...call, result });
            return result;
          });
          if (endpoint.body === 'multipart') await readAway(context.req.raw.body, call.signal);
          return await guard.mask(endpoint, actor, call.params, result);
        } catch (error) {
          if (result instanceof Response) await result.body?.cancel();
          throw error;
        }
      };
      const limited = () => (endpoint.limited && actor ? limits.during(endpoint.limited, actor, work) : work());
      const ofToken = actor?.tokenId !== undefined;
      return reply(endpoint, context, await (ofToken ? limits.during('calls', actor, limited) : limited()));
    });
  }
}

/**
 * What tells a call that is sent again, where its caller has given it a key; undefined for what leaves nothing that
 * could be there twice, such as a search, whose answer may be long.
 */
function sameCall({ method, body, status, reply: kind }: Endpoint, context: AppContext, actor: Actor, input: unknown) {
  const key = context.req.header('Idempotency-Key');
  if (method !== 'POST' || !body || (status !== 201 && status !== 202 && kind !== 'empty')) return undefined;
  if (!key || key.length > KEY_LENGTH) return undefined;
  return [actor.companyId, actor.userId, actor.tokenId, context.req.url, key, input];
}

function reply(endpoint: Endpoint, context: AppContext, result: unknown): Response {
  if (result instanceof Response) return result;
  if (endpoint.reply === 'empty') return context.body(null, 204);
  if (endpoint.status) context.status(endpoint.status);
  return context.json(result as object);
}
