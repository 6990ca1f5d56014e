import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { readKnownPeople } from './known-people.ts';
import { readSearch } from './read-search.ts';
import { deleteSearch, listSearches, saveSearch } from './saved-searches.ts';
import { searchPeople } from './search-people.ts';
import { checkShortlist, shortlistPeople } from './shortlist.ts';
import { takeUpPerson } from './take-up.ts';

type Names =
  | 'searchPeople'
  | 'getSearch'
  | 'listSearches'
  | 'saveSearch'
  | 'deleteSearch'
  | 'knownPeople'
  | 'takeUpPerson'
  | 'checkShortlist'
  | 'shortlistPeople';

export function poolHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  return {
    searchPeople: ({ actor, input, signal }) => searchPeople(dependencies, actor, input, signal),
    getSearch: ({ actor, params, query }) => readSearch(dependencies, actor, params.id, query.cursor),
    listSearches: ({ actor }) => listSearches(database, actor),
    saveSearch: ({ actor, params, input }) => saveSearch(database, actor, params.id, input),
    deleteSearch: ({ actor, params }) => deleteSearch(database, actor, params.id),
    knownPeople: ({ actor, params, query }) => readKnownPeople(dependencies, actor, params.id, query.cursor),
    takeUpPerson: ({ actor, params, input }) => takeUpPerson(dependencies, actor, params.id, input.personId),
    checkShortlist: ({ actor, params, query }) => checkShortlist(database, actor, params.id, query.ids ?? []),
    shortlistPeople: ({ actor, params, input }) => shortlistPeople(dependencies, actor, params.id, input.ids),
  };
}
