import * as v from 'valibot';
import { languages, userRoles } from './choices.ts';
import { id, idText, issue, timestamp, visibleText } from './common.ts';
import { endpoint } from './endpoint.ts';
import type { RuleKey } from './issues.ts';
import { limits } from './limits.ts';

export const userRole = v.picklist(userRoles);

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
  /** There while the company asks for a second factor and the user has none: most calls are refused until then. */
  needsSecondFactor: v.optional(v.literal(true)),
  /** There for somebody who has no password and signs in by the identity provider. */
  byProvider: v.optional(v.literal(true)),
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
/** A code of an authenticator app, six digits, or a recovery code. */
export const codeInput = requiredText('value-required');
export const emailInput = emailText('email-invalid');

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

export const throttled = ['too-many-attempts:a-minute', 'too-many-attempts:minutes'] as const;
const userParams = v.object({ id: idText });

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'member',
  beforeSecondFactor: true,
  summary: 'The signed-in user.',
  reply: 'json',
  output: user,
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
  personal: true,
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
  beforeSecondFactor: true,
  summary: "Remembers the language of one's own screens.",
  params: userParams,
  body: 'json',
  input: languageInput,
  reply: 'json',
  output: user,
});
