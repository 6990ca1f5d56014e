import * as v from 'valibot';
import { id, idText, issue, nameText, seenVersion, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

export const role = v.object({
  id,
  opportunityId: id,
  name: v.string(),
  fileOriginalName: v.string(),
  fileSize: v.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
  candidateCount: v.number(),
  /** Whether its candidates are reviewed blind, by its own switch. */
  blind: v.boolean(),
  /** The role's own job description, whose rubric is the role's; null until it has been made. */
  jobDescriptionId: v.nullable(id),
  opportunity: v.object({ id, clientId: id, name: v.string() }),
});
export type Role = v.InferOutput<typeof role>;

/** One role with what the head of its page shows. */
export const roleInFull = v.object({
  ...role.entries,
  client: v.object({ id, name: v.string() }),
  /** The number of candidacies by status; a status that nobody has is missing. */
  statuses: v.record(v.string(), v.number()),
});
export type RoleInFull = v.InferOutput<typeof roleInFull>;

export const roleInput = v.object({ name: nameText('name-required') });
/** In a form, where values arrive as text. */
const switchText = v.pipe(
  v.picklist(['true', 'false'], issue('invalid-input')),
  v.transform((text) => text === 'true'),
);
export const roleChangeInput = v.object({ ...roleInput.entries, blind: v.optional(switchText), ...seenVersion });
export const newRoleInput = v.object({ ...roleInput.entries, opportunityId: idText });

const params = v.object({ id: idText });

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/opportunities/:id/roles',
  access: 'member',
  summary: "An opportunity's roles with the number of their candidates, newest first.",
  params,
  reply: 'json',
  output: v.array(role),
});
export const createRole = endpoint({
  method: 'POST',
  path: '/api/roles',
  access: 'member',
  limited: 'uploads',
  summary: 'Creates a role with its job description file.',
  body: 'multipart',
  input: newRoleInput,
  reply: 'json',
  output: role,
  status: 201,
});
/** What a job description calls the position, empty where it does not; `originalTitle` as it was written. */
export const jobTitle = v.object({ title: v.string(), originalTitle: v.nullable(v.string()) });
export type JobTitle = v.InferOutput<typeof jobTitle>;
export const readJobTitle = endpoint({
  method: 'POST',
  path: '/api/roles/title',
  access: 'member',
  asks: true,
  ownMark: true,
  limited: 'uploads',
  summary: 'What the title of a job description is, to propose a name before the role is created. Nothing is stored.',
  body: 'multipart',
  reply: 'json',
  output: jobTitle,
});
export const getRole = endpoint({
  method: 'GET',
  path: '/api/roles/:id',
  access: 'member',
  summary: 'One role with its client, its opportunity and the number of its candidacies by status.',
  params,
  reply: 'json',
  output: roleInFull,
});
export const updateRole = endpoint({
  method: 'PUT',
  path: '/api/roles/:id',
  access: 'member',
  limited: 'uploads',
  summary: 'Renames a role, makes its review blind or ends that, and replaces its file when one comes with it.',
  params,
  body: 'multipart',
  input: roleChangeInput,
  fileOptional: true,
  reply: 'json',
  output: role,
  refusals: ['changed-meanwhile'],
});
export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/api/roles/:id',
  access: 'member',
  summary: 'Deletes a role and its file; its analyses stay.',
  params,
  reply: 'empty',
  status: 204,
});
export const downloadRoleFile = endpoint({
  method: 'GET',
  path: '/api/roles/:id/file',
  access: 'member',
  summary: "The role's file.",
  params,
  reply: 'file',
  masksItself: true,
});
