import * as v from 'valibot';
import { about, chosenIds, id, idList, idText, issue, sought, timestamp, verdict, visibleText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { consentStates, personsCandidacy } from './people.ts';

/** What somebody asks for: a question as one would say it, or requirements one by one. */
export const poolQuestion = v.pipe(
  v.object({
    q: v.optional(v.pipe(v.string(), v.maxLength(limits.questionMaximum, issue('question-too-long')))),
    requirements: v.optional(
      v.pipe(
        v.array(
          v.pipe(
            visibleText('requirement-text-required'),
            v.maxLength(limits.requirementMaximum, issue('requirement-too-long')),
          ),
        ),
        v.maxLength(limits.requirementsAsked, issue('requirements-too-many')),
      ),
    ),
  }),
  v.partialCheck(
    [['q'], ['requirements']],
    ({ q = '', requirements = [] }) => /\S/.test(q) || requirements.length > 0,
    issue('question-empty'),
  ),
);
export type PoolQuestion = v.InferInput<typeof poolQuestion>;

/** One thing that is asked for, as it was understood. */
export const understood = v.object({
  id: v.string(),
  /** In English, and as it was written where that is in another language. */
  text: sought,
  originalText: v.optional(sought),
  kind: v.picklist(['skill', 'experience', 'education', 'language', 'certification']),
  minYears: v.optional(v.number()),
  skills: v.array(sought),
});
export type Understood = v.InferOutput<typeof understood>;

/** A submission of a person to a client: for which role, and how that went. */
const submission = v.object({ role: sought, client: sought, status: v.string(), since: timestamp });

/** A person whom a search has found, with the verdicts on the newest resume. */
export const foundPerson = v.object({
  personId: id,
  ...about('person', 'personId'),
  name: v.string(),
  matchScore: v.number(),
  verdicts: v.array(
    v.object({
      requirementId: v.string(),
      requirement: sought,
      /** `missing` says that the resume does not show it, never that the person cannot do it. */
      verdict,
      quotes: v.array(v.object({ text: v.string(), originalText: v.optional(v.string()) })),
    }),
  ),
  resume: v.object({ id, originalFileName: v.string(), createdAt: timestamp }),
  consent: v.picklist(consentStates),
  /** When somebody last wrote or changed something about the person. */
  lastContactAt: v.nullable(timestamp),
  /** What else the person is considered for, newest first. */
  candidacies: v.array(personsCandidacy),
  /** Of a role's people: when the person was submitted to the role's client before, and for which role. */
  submitted: v.nullable(submission),
});
export type FoundPerson = v.InferOutput<typeof foundPerson>;

/** A part of what a search has found, best score first. */
export const foundPeople = v.object({
  understood: v.array(understood),
  items: v.array(foundPerson),
  /** How many people were judged so far, of how many that are nearest to what is asked for. */
  looked: v.number(),
  nearest: v.number(),
  /** How many of those who were judged show something of it. */
  found: v.number(),
  /** Whether everybody of them is judged; otherwise ask again. */
  done: v.boolean(),
  nextCursor: v.nullable(v.string()),
});
export type FoundPeople = v.InferOutput<typeof foundPeople>;

export const poolSearch = v.object({ id, ...foundPeople.entries });
export type PoolSearch = v.InferOutput<typeof poolSearch>;

export const askedSearch = v.object({
  ...poolSearch.entries,
  /** Parts of the question that say what somebody must not have, as resumes show only what somebody has. */
  leftOut: v.array(sought),
});
export type AskedSearch = v.InferOutput<typeof askedSearch>;

/** People who were chosen for a role, in the order in which they were named. */
export const shortlist = v.object({
  people: v.array(
    v.object({
      personId: id,
      ...about('person', 'personId'),
      name: v.string(),
      /** Whether the person was in the role already. */
      inRole: v.boolean(),
      /** When the role's client was sent the person before. */
      submitted: v.nullable(submission),
    }),
  ),
});
export type Shortlist = v.InferOutput<typeof shortlist>;

export const savedSearch = v.object({ id, name: v.string(), requirements: v.array(v.string()), createdAt: timestamp });
export type SavedSearch = v.InferOutput<typeof savedSearch>;

const params = v.object({ id: idText });
const part = v.object({
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}-\d{1,9}$/, issue('cursor-invalid')))),
});
const saved = v.object({
  name: v.pipe(visibleText('name-required'), v.maxLength(limits.nameMaximum, issue('too-long'))),
});

export const searchPeople = endpoint({
  method: 'POST',
  path: '/api/people/search',
  access: 'member',
  asks: true,
  showsPeople: true,
  summary:
    'Asks for people by what their resumes show, in English or Spanish. The first are judged at once, the others ' +
    'soon after; people without consent are left out.',
  body: 'json',
  input: poolQuestion,
  reply: 'json',
  output: askedSearch,
  refusals: ['question.not-understood'],
});
export const getSearch = endpoint({
  method: 'GET',
  path: '/api/searches/:id',
  access: 'member',
  showsPeople: true,
  summary: 'What a search for people has found by now, a part at a time, best score first.',
  params,
  query: part,
  reply: 'json',
  output: poolSearch,
});
export const listSearches = endpoint({
  method: 'GET',
  path: '/api/searches',
  access: 'member',
  summary: 'The searches for people that users of the company have saved, by name.',
  reply: 'json',
  output: v.array(savedSearch),
});
export const saveSearch = endpoint({
  method: 'PUT',
  path: '/api/searches/:id',
  access: 'member',
  summary: 'Saves a search for people under a name.',
  params,
  body: 'json',
  input: saved,
  reply: 'json',
  output: savedSearch,
});
export const deleteSearch = endpoint({
  method: 'DELETE',
  path: '/api/searches/:id',
  access: 'member',
  summary: 'Deletes a search for people.',
  params,
  reply: 'empty',
  status: 204,
});
export const knownPeople = endpoint({
  method: 'GET',
  path: '/api/roles/:id/known-people',
  access: 'member',
  showsPeople: true,
  summary: 'People of the company who fit a role and are not in it, a part at a time, best score first.',
  params,
  query: part,
  reply: 'json',
  output: foundPeople,
});
export const takeUpPerson = endpoint({
  method: 'POST',
  path: '/api/roles/:id/candidacies',
  access: 'member',
  summary: 'Makes a person a candidate of a role by the newest resume, which is judged by the role.',
  params,
  body: 'json',
  input: v.object({ personId: id }),
  reply: 'json',
  status: 201,
  output: v.object({ resumeId: id }),
  refusals: ['not-found:candidate', 'person.in-role'],
});
export const checkShortlist = endpoint({
  method: 'GET',
  path: '/api/roles/:id/shortlist',
  access: 'member',
  showsPeople: true,
  summary:
    'What would come of taking people into a role: who is in it already, and whom its client knows. People without ' +
    'consent are left out.',
  params,
  query: v.object({ ids: v.optional(idList) }),
  reply: 'json',
  output: shortlist,
});
export const shortlistPeople = endpoint({
  method: 'POST',
  path: '/api/roles/:id/shortlist',
  access: 'member',
  summary:
    'Makes people candidates of a role, each by the newest resume; those who are in it stay as they are. People ' +
    'without consent are left out.',
  params,
  body: 'json',
  input: v.object({ ids: chosenIds }),
  reply: 'json',
  status: 201,
  output: shortlist,
});
