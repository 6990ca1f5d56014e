import * as v from 'valibot';
import { id, idText, issue, timestamp, visibleText } from './common.ts';
import { endpoint } from './endpoint.ts';
import type { RuleKey } from './issues.ts';
import { limits } from './limits.ts';

export const userRoles = ['admin', 'recruiter', 'agency'] as const;
export const userRole = v.picklist(userRoles);

/** The languages of the screens. */
export const languages = ['en', 'es'] as const;

/** A user as they see themselves; the password never leaves the server. */
export const user = v.object({
  id,
  username: v.string(),
  email: v.string(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  company: v.nullable(v.string()),
  role: userRole,
  /** The language of the screens; null until one is chosen. */
  language: v.nullable(v.picklist(languages)),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type User = v.InferOutput<typeof user>;

const trimmed = (message?: RuleKey) => v.pipe(v.string(message), v.trim());
const tooLong = issue('too-long');
export const usernameInput = v.pipe(
  visibleText('username-too-short', limits.usernameMinimum),
  v.maxLength(limits.nameMaximum, tooLong),
);
export const passwordInput = v.pipe(
  v.string(issue('password-too-short')),
  v.minLength(limits.passwordMinimum, issue('password-too-short')),
  v.maxLength(limits.passwordMaximum, issue('password-too-long')),
);
/** An e-mail address by the rule of browsers, such as `tim.o'connor@example.org`, whose host has a dot. */
export const emailText = (message: RuleKey) =>
  v.config(
    v.pipe(
      trimmed(message),
      v.rfcEmail(message),
      v.regex(/\.[a-z][a-z\d-]*[a-z\d]$/i, message),
      v.maxLength(254, message),
    ),
    { abortPipeEarly: true },
  );
export const requiredText = (message: RuleKey) =>
  v.pipe(visibleText(message), v.maxLength(limits.nameMaximum, tooLong));
const emailInput = emailText('email-invalid');

export const loginInput = v.object({ username: usernameInput, password: passwordInput });

export const registerInput = v.pipe(
  v.object({
    firstName: requiredText('first-name-required'),
    lastName: requiredText('last-name-required'),
    username: usernameInput,
    email: emailInput,
    company: requiredText('company-required'),
    password: passwordInput,
    confirmPassword: v.string(issue('passwords-differ')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (input) => input.password === input.confirmPassword,
      issue('passwords-differ'),
    ),
    ['confirmPassword'],
  ),
);

const optionalName = v.optional(v.nullable(v.pipe(trimmed(), v.maxLength(limits.nameMaximum, tooLong))));
export const profileInput = v.object({
  firstName: optionalName,
  lastName: optionalName,
  email: emailInput,
  company: optionalName,
});
export const languageInput = v.object({ language: v.picklist(languages, issue('language-unknown')) });
export const passwordChangeInput = v.object({
  currentPassword: v.string(issue('current-password-wrong')),
  newPassword: passwordInput,
});

const userParams = v.object({ id: idText });
const throttled = ['too-many-attempts:a-minute', 'too-many-attempts:minutes'] as const;

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'member',
  summary: 'The signed-in user.',
  reply: 'json',
  output: user,
});
export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Signs in and sets the session cookie.',
  body: 'json',
  input: loginInput,
  reply: 'json',
  output: user,
  refusals: ['wrong-credentials', ...throttled],
});
export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  summary: 'Opens a new company with its first user and signs in.',
  body: 'json',
  input: registerInput,
  reply: 'json',
  output: user,
  status: 201,
  refusals: ['registration-closed', 'username-taken', 'email-taken', ...throttled],
});
export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  summary: 'Ends the session.',
  reply: 'empty',
  status: 204,
});
export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/user/:id',
  access: 'member',
  summary: "Changes one's own profile.",
  params: userParams,
  body: 'json',
  input: profileInput,
  reply: 'json',
  output: user,
  refusals: ['email-taken'],
});
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/:id/password',
  access: 'member',
  summary: "Changes one's own password and ends all other sessions.",
  params: userParams,
  body: 'json',
  input: passwordChangeInput,
  reply: 'empty',
  status: 204,
  refusals: throttled,
});
export const changeLanguage = endpoint({
  method: 'PUT',
  path: '/api/user/:id/language',
  access: 'member',
  summary: "Remembers the language of one's own screens.",
  params: userParams,
  body: 'json',
  input: languageInput,
  reply: 'json',
  output: user,
});
