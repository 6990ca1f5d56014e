import * as v from 'valibot';
import { codeInput, passwordInput, usernameInput } from './users.ts';

/** What a login asks for; apart from its call, so that the form loads no more. */
export const loginInput = v.object({
  username: usernameInput,
  password: passwordInput,
  /** Of the second factor, where the user has one; asked for by `second-factor.needed` after the right password. */
  code: v.optional(codeInput),
});
