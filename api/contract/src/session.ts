import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { loginInput } from './login-input.ts';
import { registerInput } from './register-input.ts';
import { throttled, user } from './users.ts';

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
    'passwords-off',
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
  reply: 'json',
  /** Where to end that of the identity provider; null where there is none to end. */
  output: v.object({ next: v.nullable(v.string()) }),
});
