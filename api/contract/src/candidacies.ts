import * as v from 'valibot';
import { candidate } from './analysis.ts';
import { roleCandidate, statusInput } from './candidates.ts';
import { candidacyFlag } from './candidacy-flags.ts';
import { letterKinds, roleChangeKinds } from './candidacy-choices.ts';
import { candidacySorts, candidateStatuses } from './choices.ts';
import {
  about,
  author,
  chosenIds,
  id,
  idText,
  issue,
  nameText,
  pageLimit,
  pageQuery,
  sought,
  timestamp,
  verdict,
  visibleText,
} from './common.ts';
import { decided } from './decisions.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { role } from './roles.ts';
import { restoreInput, rubric, rubricChange, rubricInput, rubricPreview, rubricVersion, unreadJob } from './rubric.ts';
import { clientAnswer } from './shares.ts';

/**
 * `pending` while a judgment is under way, `outdated` before that where the score is of another rubric than the role's
 * present one, `failed` where the last try to judge has failed; the score is then the one before.
 */
export const candidacyState = v.picklist(['current', 'pending', 'outdated', 'failed']);
export type CandidacyState = v.InferOutput<typeof candidacyState>;

/** A candidacy in the list of a role; `id` is the analysis' id. */
export const listedCandidacy = v.object({
  ...roleCandidate.entries,
  /** Null where the resume's person is still to be found. */
  personId: v.nullable(id),
  /** The share of the requirements' weight that the resume shows, 0 to 1; null without requirements. */
  coverage: v.nullable(v.number()),
  rubricVersion: v.number(),
  state: candidacyState,
  flags: v.array(candidacyFlag),
  createdAt: timestamp,
});
export type ListedCandidacy = v.InferOutput<typeof listedCandidacy>;

export const candidacyList = v.object({
  items: v.array(listedCandidacy),
  /** How many fit search and status. */
  total: v.number(),
  /** How many fit the search, by status; a status that nobody has is missing. */
  statuses: v.record(v.string(), v.number()),
  /** Resumes of the role that are still to be judged for the first time. */
  waiting: v.number(),
  /** Resumes of the role that could not be read or judged. */
  unreadable: v.number(),
  /** Candidacies whose score is still of another rubric than the role's present one. */
  outdated: v.number(),
  /** What to send as `cursor` for the next part; null at the end. */
  nextCursor: v.nullable(v.string()),
});
export type CandidacyList = v.InferOutput<typeof candidacyList>;

/** Which candidacies of a role, and in which order. */
export const candidacyFilter = {
  /** Words of the name, in any order, without regard to case and accents. */
  q: v.optional(v.pipe(v.string(), v.maxLength(limits.nameMaximum, issue('too-long')))),
  status: v.optional(v.picklist(candidateStatuses, issue('status-unknown'))),
  /** A minus sign begins with the highest. */
  sort: v.optional(v.picklist(candidacySorts, issue('sort-unknown')), '-score'),
};

const candidacyQuery = v.object({
  ...candidacyFilter,
  limit: pageLimit,
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,2000}$/, issue('cursor-invalid')))),
});
export type CandidacyQuery = v.InferOutput<typeof candidacyQuery>;

/** Where a candidacy belongs; all null without a role. */
const place = v.object({
  role: v.nullable(v.object({ id, name: v.string() })),
  opportunity: v.nullable(v.object({ id, name: v.string() })),
  client: v.nullable(v.object({ id, name: v.string() })),
});

export const note = v.object({ id, text: v.string(), author, createdAt: timestamp, updatedAt: timestamp });
export type Note = v.InferOutput<typeof note>;

export const noteInput = v.object({
  text: v.pipe(visibleText('note-required'), v.maxLength(limits.noteMaximum, issue('note-too-long'))),
});

/** What has changed in a candidacy. Names stand as they were then. */
export const candidacyChange = v.variant('what', [
  v.object({ what: v.literal('status'), from: v.string(), to: v.string() }),
  v.object({ what: v.literal('salary'), from: v.nullable(v.string()), to: v.nullable(v.string()) }),
  v.object({
    what: v.literal('role'),
    from: v.nullable(v.object({ id, name: v.string() })),
    to: v.nullable(v.object({ id, name: v.string() })),
  }),
  /** The day on which a letter was sent, or on which it is due. */
  v.object({
    what: v.literal('letter'),
    kind: v.picklist(letterKinds),
    day: v.picklist(['sent', 'due']),
    from: v.nullable(v.string()),
    to: v.nullable(v.string()),
  }),
  /** What a client has said on a shared page. */
  v.object({ what: v.literal('answer'), from: v.nullable(clientAnswer), to: clientAnswer }),
  v.object({
    what: v.literal('score'),
    from: v.number(),
    to: v.number(),
    /**
     * The role's rubric was changed, its file replaced, another role's rubric taken, a verdict or what was read from
     * the resume corrected, or the same judged anew, such as by a newer version of the server.
     */
    cause: v.picklist(['rubric', 'file', 'role', 'correction', 'facts', 'renewed']),
    /** The corrected verdict; without a reason where a correction was taken back. */
    correction: v.optional(
      v.object({ requirement: sought, from: verdict, to: verdict, reason: v.nullable(v.string()) }),
    ),
    /** The job description of the rubric, and its versions before and after. */
    jobDescriptionId: id,
    fromVersion: v.number(),
    toVersion: v.number(),
  }),
]);
export type CandidacyChange = v.InferOutput<typeof candidacyChange>;

/** What has happened in a role: to one of its candidacies, or to all of them. */
export const roleChange = v.variant('what', [
  candidacyChange,
  v.object({ what: v.literal('note') }),
  /** A version of the role's rubric. */
  v.object({ what: v.literal('rubric'), jobDescriptionId: id, version: v.number() }),
  v.object({ what: v.literal('upload'), files: v.number() }),
]);
export type RoleChange = v.InferOutput<typeof roleChange>;

export const activityEntry = v.object({
  id,
  createdAt: timestamp,
  author,
  change: candidacyChange,
  /** What was changed in the rubric, for such a change and for a score that followed one. */
  rubricChanges: v.array(rubricChange),
});
export type ActivityEntry = v.InferOutput<typeof activityEntry>;

export const roleActivityEntry = v.object({
  ...activityEntry.entries,
  change: roleChange,
  /** Whom it concerns; null for what concerns the role as a whole. */
  candidate: v.nullable(v.object({ id, ...about('candidacy'), name: v.string() })),
  /** The note as it is now. */
  note: v.nullable(v.string()),
  /** The file from which the rubric was read anew, for that change. */
  readFrom: v.nullable(v.string()),
});
export type RoleActivityEntry = v.InferOutput<typeof roleActivityEntry>;

/** A part of a role's activity; `nextCursor` is null at the end. */
export const roleActivity = v.object({ items: v.array(roleActivityEntry), nextCursor: v.nullable(v.string()) });
export type RoleActivity = v.InferOutput<typeof roleActivity>;

export const candidacy = v.object({
  ...candidate.entries,
  /** The candidacy's id, which is the analysis' id. */
  id,
  resumeId: id,
  personId: v.nullable(id),
  /** The job description with which the resume was uploaded. */
  jobDescriptionId: id,
  state: candidacyState,
  decided,
  ...place.entries,
  notes: v.array(note),
  activity: v.array(activityEntry),
});
export type Candidacy = v.InferOutput<typeof candidacy>;

const params = v.object({ id: idText });
const noteParams = v.object({ id: idText, noteId: idText });

export const listCandidacies = endpoint({
  method: 'GET',
  path: '/api/roles/:id/candidacies',
  access: 'member',
  showsPeople: true,
  summary: 'The candidacies of a role, best score first unless another order is asked for, a part at a time.',
  params,
  query: candidacyQuery,
  reply: 'json',
  output: candidacyList,
});
export const updateStatuses = endpoint({
  method: 'PUT',
  path: '/api/roles/:id/candidacies/status',
  access: 'member',
  summary:
    'Sets the status of several candidacies of a role, of all of them or of none. Several are rejected only by a ' +
    'user who has been shown what each resume does not show (GET /api/roles/{id}/candidacies/reasons) in the last 30 ' +
    'minutes, and since its score last changed.',
  params,
  body: 'json',
  input: v.object({
    ids: chosenIds,
    ...statusInput.entries,
  }),
  reply: 'json',
  output: v.array(listedCandidacy),
  refusals: ['not-found:candidate', 'rejection.unseen'],
});
export const getRoleRubric = endpoint({
  method: 'GET',
  path: '/api/roles/:id/rubric',
  access: 'member',
  summary: 'The requirements that all candidacies of a role are scored by.',
  params,
  reply: 'json',
  output: rubric,
  refusals: unreadJob,
});
export const changeRoleRubric = endpoint({
  method: 'PUT',
  path: '/api/roles/:id/rubric',
  access: 'member',
  limited: 'analyses',
  summary: 'Changes the requirements of a role; every candidacy follows, the first at once, the others by jobs.',
  params,
  body: 'json',
  input: rubricInput,
  reply: 'json',
  output: rubric,
  refusals: ['changed-meanwhile', ...unreadJob],
});
export const listRoleRubricVersions = endpoint({
  method: 'GET',
  path: '/api/roles/:id/rubric/versions',
  access: 'member',
  summary: "Who changed a role's requirements, when and how, newest first.",
  params,
  reply: 'json',
  output: v.array(rubricVersion),
  refusals: unreadJob,
});
export const previewRoleRubric = endpoint({
  method: 'POST',
  path: '/api/roles/:id/rubric/preview',
  access: 'member',
  asks: true,
  limited: 'analyses',
  summary: 'Who would rise and fall by changed requirements of a role, from stored verdicts. Nothing is stored.',
  params,
  body: 'json',
  input: rubricInput,
  reply: 'json',
  output: rubricPreview,
  refusals: ['changed-meanwhile', ...unreadJob],
});
export const restoreRoleRubric = endpoint({
  method: 'POST',
  path: '/api/roles/:id/rubric/restore',
  access: 'member',
  limited: 'analyses',
  summary: "Makes an earlier version of a role's requirements a new one; every candidacy follows.",
  params,
  body: 'json',
  input: restoreInput,
  reply: 'json',
  output: rubric,
  refusals: ['changed-meanwhile', ...unreadJob],
});
export const getCandidacy = endpoint({
  method: 'GET',
  path: '/api/candidacies/:id',
  access: 'member',
  showsPeople: true,
  summary: 'One candidacy with everything that the analysis found, its role, notes and activity.',
  params,
  reply: 'json',
  output: candidacy,
});
export const moveCandidacy = endpoint({
  method: 'PUT',
  path: '/api/candidacies/:id/role',
  access: 'member',
  summary: 'Moves a candidacy to a role, whose rubric judges it from then on, or with null out of its role.',
  params,
  body: 'json',
  input: v.object({ roleId: v.nullable(id) }),
  reply: 'json',
  output: candidacy,
  refusals: ['not-found:role'],
});
export const moveCandidacies = endpoint({
  method: 'PUT',
  path: '/api/candidacies/role',
  access: 'member',
  summary: 'Moves several candidacies to a role, or with null out of theirs; all of them or none.',
  body: 'json',
  input: v.object({ ids: chosenIds, roleId: v.nullable(id) }),
  reply: 'empty',
  status: 204,
  refusals: ['not-found:role', 'not-found:candidate'],
});
export const keepInNewRole = endpoint({
  method: 'POST',
  path: '/api/job-description/:jobDescriptionId/role',
  access: 'member',
  summary: 'Makes a role of a job description that belongs to none, and puts some of its candidacies into it.',
  params: v.object({ jobDescriptionId: idText }),
  body: 'json',
  input: v.object({ name: nameText('name-required'), opportunityId: id, ids: chosenIds }),
  reply: 'json',
  output: role,
  status: 201,
  refusals: ['not-found:opportunity', 'not-found:candidate', 'job-description.in-role'],
});
export const listNotes = endpoint({
  method: 'GET',
  path: '/api/candidacies/:id/notes',
  access: 'member',
  showsPeople: true,
  summary: "A candidacy's notes, newest first.",
  params,
  reply: 'json',
  output: v.array(note),
});
export const createNote = endpoint({
  method: 'POST',
  path: '/api/candidacies/:id/notes',
  access: 'member',
  summary: 'Writes a note on a candidacy.',
  params,
  body: 'json',
  input: noteInput,
  reply: 'json',
  output: note,
  status: 201,
});
export const updateNote = endpoint({
  method: 'PUT',
  path: '/api/candidacies/:id/notes/:noteId',
  access: 'member',
  summary: "Changes one's own note.",
  params: noteParams,
  body: 'json',
  input: noteInput,
  reply: 'json',
  output: note,
  refusals: ['not-found:note', 'note.of-another'],
});
export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/candidacies/:id/notes/:noteId',
  access: 'member',
  summary: "Deletes one's own note.",
  params: noteParams,
  reply: 'empty',
  status: 204,
  refusals: ['not-found:note', 'note.of-another'],
});
export const listActivity = endpoint({
  method: 'GET',
  path: '/api/candidacies/:id/activity',
  access: 'member',
  showsPeople: true,
  summary: 'What has changed in a candidacy, who changed it and when, newest first.',
  params,
  reply: 'json',
  output: v.array(activityEntry),
});
export const listRoleActivity = endpoint({
  method: 'GET',
  path: '/api/roles/:id/activity',
  access: 'member',
  showsPeople: true,
  summary:
    'What has happened in a role, newest first, a part at a time: uploads, statuses, salaries, scores with their ' +
    'cause, notes, moves and changes of the requirements, with who did it and when. `q` takes words of the name of a ' +
    'candidate or of who did it.',
  params,
  query: v.object({ q: candidacyFilter.q, what: v.optional(v.picklist(roleChangeKinds)), ...pageQuery }),
  reply: 'json',
  output: roleActivity,
});
