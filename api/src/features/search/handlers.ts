import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { search } from './search.ts';

export function searchHandlers({ database }: Dependencies): Pick<Handlers, 'search'> {
  return { search: ({ actor, query }) => search(database, actor, query.q) };
}
