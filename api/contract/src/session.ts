import * as v from 'valibot';
import { issue } from './common.ts';
import { endpoint } from './endpoint.ts';
import { codeInput, emailInput, passwordInput, requiredText, throttled, user, usernameInput } from './users.ts';

export const loginInput = v.object({
  username: usernameInput,
  password: passwordInput,
  /** Of the second factor, where the user has one; asked for by `second-factor.needed` after the right password. */
  code: v.optional(codeInput),
});

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

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  personal: true,
  summary: 'Signs in and sets the session cookie.',
  body: 'json',
  input: loginInput,
  reply: 'json',
  output: user,
  refusals: [
    'wrong-credentials',
    'second-factor.needed',
    'second-factor.wrong-code',
    'account-deactivated',
    ...throttled,
  ],
});
export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  personal: true,
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
  personal: true,
  summary: 'Ends the session.',
  reply: 'empty',
  status: 204,
});
