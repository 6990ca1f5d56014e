import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { findPlaces, search } from './search.ts';

export function searchHandlers({ database }: Dependencies): Pick<Handlers, 'search' | 'findPlaces'> {
  return {
    search: ({ actor, query }) => search(database, actor, query.q),
    findPlaces: ({ actor, query }) => findPlaces(database, actor, query.q),
  };
}
