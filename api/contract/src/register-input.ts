import * as v from 'valibot';
import { issue } from './common.ts';
import { emailInput, passwordInput, requiredText, usernameInput } from './users.ts';

/** What a registration asks for; apart, as fewer open that form. */
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
