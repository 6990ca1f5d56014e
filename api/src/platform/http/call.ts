import type { AppContext } from './context.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * What metrics and traces may say about an answered call: words known beforehand. `route` is its pattern, never its
 * address.
 */
export type AnsweredCall = { method: string; route: string; status: number };

export function callOf(context: AppContext): AnsweredCall {
  const {
    req: { method },
    res: { status },
  } = context;
  return { method: methods.has(method) ? method : 'other', route: context.get('route') ?? 'web', status };
}
