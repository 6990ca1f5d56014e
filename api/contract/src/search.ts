import * as v from 'valibot';
import { id, issue } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

const named = { id, name: v.string() };
const client = v.object(named);
const opportunity = v.object(named);

/** A resume whose name or file name fits; without a score it has no candidacy yet. */
export const foundResume = v.object({
  resumeId: id,
  jobDescriptionId: id,
  candidacyId: v.nullable(id),
  name: v.string(),
  originalFileName: v.string(),
  matchScore: v.nullable(v.number()),
  status: v.nullable(v.string()),
  role: v.nullable(v.object(named)),
  client: v.nullable(client),
});
export type FoundResume = v.InferOutput<typeof foundResume>;

/** What a search has found of each kind, at most `limits.searchHits` each: names that begin so first, then newest. */
export const searchHits = v.object({
  people: v.array(foundResume),
  roles: v.array(v.object({ ...named, opportunity, client })),
  opportunities: v.array(v.object({ ...named, client })),
  clients: v.array(client),
});
export type SearchHits = v.InferOutput<typeof searchHits>;

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'member',
  summary:
    'People by name or file name, roles, opportunities and clients whose names hold all words that are asked for.',
  query: v.object({
    /** Words in any order, without regard to case and accents; without a word nothing is found. */
    q: v.pipe(v.string(), v.maxLength(limits.nameMaximum, issue('too-long'))),
  }),
  reply: 'json',
  output: searchHits,
});
