import * as v from 'valibot';
import { about, id, words } from './common.ts';
import { endpoint } from './endpoint.ts';

const named = { id, name: v.string() };
const client = v.object(named);
const opportunity = v.object(named);

/**
 * A person whose name, or that of a file, fits, with the newest resume if there is one; without a score it has no
 * candidacy yet. A resume that has no person yet stands by itself.
 */
const foundPerson = v.object({
  personId: v.nullable(id),
  resumeId: v.nullable(id),
  ...about('resume', 'resumeId'),
  jobDescriptionId: v.nullable(id),
  candidacyId: v.nullable(id),
  name: v.string(),
  originalFileName: v.nullable(v.string()),
  matchScore: v.nullable(v.number()),
  status: v.nullable(v.string()),
  role: v.nullable(v.object(named)),
  client: v.nullable(client),
});

const foundRole = v.object({ ...named, opportunity, client });
const foundOpportunity = v.object({ ...named, client });

/** What a search has found of each kind, at most `limits.searchHits` each: names that begin so first, then newest. */
export const searchHits = v.object({
  people: v.array(foundPerson),
  /** Nothing holds the words: the people have names that are spelled nearly so. */
  isLike: v.boolean(),
  roles: v.array(foundRole),
  opportunities: v.array(foundOpportunity),
  clients: v.array(client),
});
export type SearchHits = v.InferOutput<typeof searchHits>;

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'member',
  showsPeople: true,
  summary:
    'People and roles whose names or file names, opportunities and clients whose names hold all words that are asked ' +
    'for.',
  query: v.object({
    /** Without a word nothing is found. */
    q: words,
  }),
  reply: 'json',
  output: searchHits,
});

/** Where candidates can be put: roles, and opportunities in which a role can be made. */
export const places = v.object({ roles: v.array(foundRole), opportunities: v.array(foundOpportunity) });
export type Places = v.InferOutput<typeof places>;

export const findPlaces = endpoint({
  method: 'GET',
  path: '/api/search/places',
  access: 'member',
  summary:
    'Roles and opportunities of which all words that are asked for stand in the name, or in those of what they ' +
    'belong to; without a word, the newest.',
  query: v.object({ q: v.optional(words, '') }),
  reply: 'json',
  output: places,
});
