import * as v from 'valibot';
import { id, idText, limits, timestamp, visibleText } from './common.ts';
import { endpoint } from './endpoint.ts';

export const userRoles = ['admin', 'recruiter', 'agency'] as const;
export const userRole = v.picklist(userRoles);

/** The languages of the screens. */
export const languages = ['en', 'es'] as const;

/** A user as anybody may see their own; the password never leaves the server. */
export const user = v.object({
  id,
  username: v.string(),
  email: v.string(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  company: v.nullable(v.string()),
  role: userRole,
  /** Of the screens; null until one was chosen. */
  language: v.nullable(v.picklist(languages)),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type User = v.InferOutput<typeof user>;

const trimmed = (message?: string) => v.pipe(v.string(message), v.trim());
const tooLong = `Must be at most ${limits.nameMaximum} characters`;
export const usernameInput = v.pipe(
  visibleText('Username must be at least 3 characters', limits.usernameMinimum),
  v.maxLength(limits.nameMaximum, tooLong),
);
export const passwordInput = v.pipe(
  v.string('Password must be at least 6 characters'),
  v.minLength(limits.passwordMinimum, 'Password must be at least 6 characters'),
  v.maxLength(limits.passwordMaximum, 'Password must be at most 256 characters'),
);
/** What browsers take for an address, as in `tim.o'connor@example.org`, at a host that others can reach. */
export const emailText = (message: string) =>
  v.config(
    v.pipe(
      trimmed(message),
      v.rfcEmail(message),
      v.regex(/\.[a-z][a-z\d-]*[a-z\d]$/i, message),
      v.maxLength(254, message),
    ),
    { abortPipeEarly: true },
  );
export const requiredText = (message: string) => v.pipe(visibleText(message), v.maxLength(limits.nameMaximum, tooLong));
const emailInput = emailText('Please enter a valid email address');

export const loginInput = v.object({ username: usernameInput, password: passwordInput });

export const registerInput = v.pipe(
  v.object({
    firstName: requiredText('First name is required'),
    lastName: requiredText('Last name is required'),
    username: usernameInput,
    email: emailInput,
    company: requiredText('Company name is required'),
    password: passwordInput,
    confirmPassword: v.string("Passwords don't match"),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (input) => input.password === input.confirmPassword,
      "Passwords don't match",
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
export const languageInput = v.object({ language: v.picklist(languages, 'Unknown language.') });
export const passwordChangeInput = v.object({
  currentPassword: v.string('The current password is not right'),
  newPassword: passwordInput,
});

const userParams = v.object({ id: idText });

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
  refusals: {
    401: 'The user name or the password is wrong.',
    429: 'There were too many failed attempts; Retry-After says when to try again.',
  },
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
  refusals: {
    403: 'Registration is closed.',
    409: 'The user name or the e-mail address is taken.',
    429: 'Too many people have registered from this address; Retry-After says when to try again.',
  },
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
  refusals: { 409: "The e-mail address is somebody else's." },
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
  refusals: { 429: 'There were too many failed attempts; Retry-After says when to try again.' },
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
