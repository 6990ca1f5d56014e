import * as v from 'valibot';
import { idText, issue, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';
import { userRoles } from './choices.ts';
import { emailText, passwordInput, requiredText, user, usernameInput } from './users.ts';

/** A user as admins see them. */
const managedUser = v.object({
  ...user.entries,
  /** Since when the user is kept out; null for one who may log in. */
  deactivatedAt: v.nullable(timestamp),
  hasSecondFactor: v.boolean(),
});
export type ManagedUser = v.InferOutput<typeof managedUser>;

const editable = {
  firstName: requiredText('first-name-required'),
  lastName: requiredText('last-name-required'),
  role: v.picklist(userRoles, issue('user-role-required')),
};

export const newUserInput = v.object({
  ...editable,
  email: emailText('new-user-email-invalid'),
  username: usernameInput,
  password: passwordInput,
  /** The company's name on the profile. Whatever it says, the server puts the user into the admin's own company. */
  company: requiredText('company-required'),
});

/**
 * Changes of a user. User name, e-mail address and company may be sent and are ignored; without a password the old one
 * stays.
 */
export const userChangeInput = v.object({
  ...editable,
  password: v.optional(passwordInput),
  /** Switches the user's second factor off, for somebody who has lost it. */
  resetSecondFactor: v.optional(v.boolean()),
});

const params = v.object({ id: idText });

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  showsPeople: true,
  summary: "The users of the admin's company, newest first.",
  reply: 'json',
  output: v.array(managedUser),
});
export const createUser = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  access: 'admin',
  personal: true,
  summary: "Creates a user in the admin's company.",
  body: 'json',
  input: newUserInput,
  reply: 'json',
  output: managedUser,
  status: 201,
  refusals: ['username-taken', 'email-taken', 'passwords-off'],
});
export const changeUser = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id',
  access: 'admin',
  personal: true,
  summary:
    "Changes a user's name, role and password; a new role or password, and a reset of the second factor, " +
    'end their sessions.',
  params,
  body: 'json',
  input: userChangeInput,
  reply: 'json',
  output: managedUser,
  refusals: ['user.last-admin', 'passwords-off'],
});
export const changeUserAccess = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/access',
  access: 'admin',
  summary: 'Deactivates a user, whose sessions end and whose work stays, or lets them in again.',
  params,
  body: 'json',
  input: v.object({ active: v.boolean() }),
  reply: 'json',
  output: managedUser,
  refusals: ['user.last-admin:active'],
});
