import * as v from 'valibot';
import { unmasking } from './blind.ts';
import { note, noteInput } from './candidacies.ts';
import {
  about,
  author,
  id,
  idList,
  idText,
  issue,
  pageQuery,
  seenVersion,
  timestamp,
  visibleText,
  words,
} from './common.ts';
import { decided } from './decisions.ts';
import { documentState } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { erasureReceipt } from './erasures.ts';
import { limits } from './limits.ts';

export const consentStates = ['unknown', 'given', 'withheld'] as const;
export type ConsentState = (typeof consentStates)[number];

const day = v.pipe(v.string(), v.isoDate(issue('date-invalid')));
const shortText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(issue('value-required')),
  v.maxLength(limits.nameMaximum, issue('too-long')),
);

/** Whether a person agrees to be kept; since which day, and from what one knows it. */
export const consent = v.object({
  state: v.picklist(consentStates, issue('consent-unknown')),
  date: v.nullable(day),
  source: v.nullable(shortText),
});
export type Consent = v.InferOutput<typeof consent>;

/** Why two resumes are, or may be, of one person. */
export const sameReason = v.variant('what', [
  v.object({ what: v.literal('bytes') }),
  /** The same address or number; `value` as it is compared. */
  v.object({ what: v.picklist(['email', 'phone']), value: v.string() }),
  /** The same name, or one that can be of the same person. */
  v.object({ what: v.literal('name'), names: v.tuple([v.string(), v.string()]) }),
  /** Both were at an employer at the same time; months as `YYYY-MM`, `end` null where both are there still. */
  v.object({ what: v.literal('career'), employer: v.string(), start: v.string(), end: v.nullable(v.string()) }),
]);
export type SameReason = v.InferOutput<typeof sameReason>;

const named = v.object({ id, name: v.string() });
const namedPerson = v.object({ ...named.entries, ...about('person') });

/** A candidacy of a person. Without a role it was made by an analysis. */
export const personsCandidacy = v.object({
  id,
  resumeId: id,
  jobDescriptionId: id,
  role: v.nullable(named),
  client: v.nullable(named),
  matchScore: v.number(),
  status: v.string(),
  decided,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type PersonsCandidacy = v.InferOutput<typeof personsCandidacy>;

/** A person in the list. */
export const listedPerson = v.object({
  id,
  ...about('person'),
  name: v.string(),
  consent: v.picklist(consentStates),
  tags: v.array(v.string()),
  /** How many resumes the person has, and the newest of them. */
  resumes: v.number(),
  lastResume: v.nullable(v.object({ id, originalFileName: v.string(), createdAt: timestamp })),
  /** How many candidacies the person has, and the newest of them, at most `limits.candidaciesListed`. */
  candidacies: v.number(),
  latest: v.array(personsCandidacy),
  /** How many others may be the same person. */
  maybeSame: v.number(),
  /** The line of a resume that has the words that were looked for; null for whom the name or the file's name tells. */
  line: v.nullable(v.string()),
});
export type ListedPerson = v.InferOutput<typeof listedPerson>;

/** A part of the people of a company, those with the newest resumes first. */
export const peopleList = v.object({
  items: v.array(listedPerson),
  /** How many people fit. */
  total: v.number(),
  /** Nobody has the words: those who are listed have names that are spelled nearly so. */
  isLike: v.boolean(),
  /** More resumes have the words than are looked at, so that further people may fit: another word finds them. */
  isCut: v.boolean(),
  /** Resumes of an older version whose people are still to be found; nearly always 0. */
  waiting: v.number(),
  /** What to send as `cursor` for the next part; null at the end. */
  nextCursor: v.nullable(v.string()),
});
export type PeopleList = v.InferOutput<typeof peopleList>;

/** A resume as a version of a person's; newest first. */
const personsResume = v.object({
  id,
  ...about('resume'),
  /** Null for a resume that nobody has put anywhere yet. */
  jobDescriptionId: v.nullable(id),
  originalFileName: v.string(),
  /** The person's first resume of the same bytes; null for that one. */
  sameAs: v.nullable(id),
  /** The name that it shows. */
  name: v.nullable(v.string()),
  language: v.string(),
  isTranslated: v.boolean(),
  state: documentState,
  createdAt: timestamp,
});
export type PersonsResume = v.InferOutput<typeof personsResume>;

/** That some resumes became this person's; null as author where that happened by itself. */
const personsJoin = v.object({
  id,
  resumeIds: v.array(id),
  /** The name of the person who was another one before; null for a resume that came here at once. */
  otherName: v.nullable(v.string()),
  reasons: v.array(sameReason),
  author,
  createdAt: timestamp,
});
export type PersonsJoin = v.InferOutput<typeof personsJoin>;

/** Another person who may be the same, or whom somebody keeps apart. */
const personsPair = v.object({
  person: namedPerson,
  state: v.picklist(['suggested', 'apart']),
  reasons: v.array(sameReason),
});
export type PersonsPair = v.InferOutput<typeof personsPair>;

export const person = v.object({
  id,
  ...about('person'),
  /** Why the person is shown although the company or a role is blind; null for all others. */
  unmasked: unmasking,
  name: v.string(),
  /** Whether somebody has typed the name, which then stays. */
  nameCorrected: v.boolean(),
  /** Whether it came from a spreadsheet, and so is known without a resume. */
  imported: v.boolean(),
  consent,
  tags: v.array(v.string()),
  contacts: v.array(
    v.object({
      kind: v.picklist(['email', 'phone']),
      text: v.string(),
      /** Resumes of people with other names show it too, such as an agency's. */
      shared: v.boolean(),
    }),
  ),
  resumes: v.array(personsResume),
  candidacies: v.array(personsCandidacy),
  notes: v.array(note),
  joins: v.array(personsJoin),
  pairs: v.array(personsPair),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Person = v.InferOutput<typeof person>;

/** What is named is changed. */
export const personInput = v.object({
  /** Null takes the correction back. */
  name: v.optional(
    v.nullable(v.pipe(visibleText('name-required'), v.maxLength(limits.nameMaximum, issue('too-long')))),
  ),
  consent: v.optional(consent),
  tags: v.optional(v.pipe(v.array(shortText), v.maxLength(limits.tagsOfPerson, issue('tags-too-many')))),
  ...seenVersion,
});
export type PersonInput = v.InferOutput<typeof personInput>;

const dates = v.nullable(v.object({ start: v.nullable(v.string()), end: v.nullable(v.string()) }));

/** What has changed since the resume before; null where there is none, or one of the two could not be read. */
export const resumeChanges = v.object({
  changes: v.nullable(
    v.object({
      /**
       * Positions that came (`before` is null), went (`after` is null), or have other dates or another title; months as
       * `YYYY-MM`, or years where the resume tells no months.
       */
      positions: v.array(
        v.object({
          title: v.string(),
          employer: v.nullable(v.string()),
          /** Null where it is the same. */
          titleBefore: v.nullable(v.string()),
          before: dates,
          after: dates,
          /** Begins earlier, or ends later, than the resume before said. */
          stretched: v.boolean(),
        }),
      ),
      skillsAdded: v.array(v.string()),
      skillsRemoved: v.array(v.string()),
    }),
  ),
});
export type ResumeChanges = v.InferOutput<typeof resumeChanges>;

const params = v.object({ id: idText });
const noteParams = v.object({ id: idText, personNoteId: idText });
const other = v.object({ otherId: id });

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  access: 'member',
  showsPeople: true,
  summary:
    'The people whom the company knows, or whom words of names, file names and resumes find, those with the newest ' +
    'resumes first, a part at a time.',
  query: v.object({
    /**
     * Parts of the words of names and file names, or beginnings of words of one resume, in any order, without regard to
     * case and accents.
     */
    q: v.optional(words),
    ...pageQuery,
  }),
  reply: 'json',
  output: peopleList,
});
export const getPerson = endpoint({
  method: 'GET',
  path: '/api/people/:id',
  access: 'member',
  showsPeople: true,
  summary:
    'One person with resumes, candidacies, notes, and others who may be the same. One who became part of ' +
    'another is answered with that one.',
  params,
  reply: 'json',
  output: person,
});
export const updatePerson = endpoint({
  method: 'PATCH',
  path: '/api/people/:id',
  access: 'member',
  summary: "Corrects a person's name, or sets the tags or the consent.",
  params,
  body: 'json',
  input: personInput,
  reply: 'json',
  output: person,
  refusals: ['changed-meanwhile', 'blind'],
});
export const erasePerson = endpoint({
  method: 'DELETE',
  path: '/api/people/:id',
  access: 'member',
  summary:
    'Erases a person, and with `also` further people, with all resumes, candidacies, notes and files, and answers ' +
    'with a receipt.',
  params,
  query: v.object({ also: v.optional(idList) }),
  reply: 'json',
  output: erasureReceipt,
});
export const getResumeChanges = endpoint({
  method: 'GET',
  path: '/api/people/:id/changes/:resumeId',
  access: 'member',
  showsPeople: true,
  summary: 'What has changed since the resume before: positions, their dates, and skills.',
  params: v.object({ id: idText, resumeId: idText }),
  reply: 'json',
  output: resumeChanges,
  refusals: ['not-found:resume'],
});
export const joinPeople = endpoint({
  method: 'POST',
  path: '/api/people/:id/join',
  access: 'member',
  summary: 'Makes two people one, with all that is known of both; one and the same stays as it is.',
  params,
  body: 'json',
  input: other,
  reply: 'json',
  output: person,
});
export const separatePerson = endpoint({
  method: 'POST',
  path: '/api/people/:id/separate',
  access: 'member',
  summary:
    'Makes a resume the resume of another person, with whatever else came with it when two people were made one. ' +
    'They are kept apart from then on.',
  params,
  body: 'json',
  input: v.object({ resumeId: id }),
  reply: 'json',
  output: person,
  refusals: ['not-found:resume', 'person.only-resume'],
});
export const keepPeopleApart = endpoint({
  method: 'PUT',
  path: '/api/people/:id/apart',
  access: 'member',
  summary: 'Says that two people are two, so that they are neither joined nor suggested; or takes that back.',
  params,
  body: 'json',
  input: v.object({ ...other.entries, apart: v.boolean() }),
  reply: 'json',
  output: person,
});
export const createPersonNote = endpoint({
  method: 'POST',
  path: '/api/people/:id/notes',
  access: 'member',
  summary: 'Writes a note on a person.',
  params,
  body: 'json',
  input: noteInput,
  reply: 'json',
  output: note,
  status: 201,
});
export const updatePersonNote = endpoint({
  method: 'PUT',
  path: '/api/people/:id/notes/:personNoteId',
  access: 'member',
  summary: "Changes one's own note.",
  params: noteParams,
  body: 'json',
  input: noteInput,
  reply: 'json',
  output: note,
  refusals: ['not-found:note', 'note.of-another'],
});
export const deletePersonNote = endpoint({
  method: 'DELETE',
  path: '/api/people/:id/notes/:personNoteId',
  access: 'member',
  summary: "Deletes one's own note.",
  params: noteParams,
  reply: 'empty',
  status: 204,
  refusals: ['not-found:note', 'note.of-another'],
});
