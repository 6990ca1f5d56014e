import type { AppContext } from './context.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** What may be told about a call that was answered: words known beforehand, whatever the caller made up. `route` is its pattern, never its address. */
export type AnsweredCall = { method: string; route: string; status: number };

export function callOf(context: AppContext): AnsweredCall {
  const {
    req: { method },
    res: { status },
  } = context;
  return { method: methods.has(method) ? method : 'other', route: context.get('route') ?? 'web', status };
}
