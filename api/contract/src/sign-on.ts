import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { throttled, user } from './users.ts';

/** By which ways somebody can sign in to this installation. */
export const signInWays = v.object({
  /** What the company's identity provider is called, as in “Sign in with …”; null without one. */
  provider: v.nullable(v.string()),
  /** Whether passwords count; otherwise they do for administrators alone whom the operator has let in. */
  passwords: v.boolean(),
  /** Whether anybody may register. */
  registration: v.boolean(),
});
export type SignInWays = v.InferOutput<typeof signInWays>;

export const getSignInWays = endpoint({
  method: 'GET',
  path: '/api/sign-in-ways',
  access: 'public',
  summary: 'By which ways one can sign in here.',
  reply: 'json',
  output: signInWays,
});
export const beginSignOn = endpoint({
  method: 'POST',
  path: '/api/sign-on',
  access: 'public',
  personal: true,
  summary: 'Begins a sign-in by the identity provider: the address to go to, and a cookie that its end asks for.',
  reply: 'json',
  output: v.object({ address: v.string() }),
  refusals: ['sign-on.off', 'sign-on.unreachable', ...throttled],
});
export const finishSignOn = endpoint({
  method: 'POST',
  path: '/api/sign-on/answer',
  access: 'public',
  personal: true,
  summary: 'Ends a sign-in by the identity provider with what it has answered, and sets the session cookie.',
  body: 'json',
  /** The query of the address to which the provider has sent the browser. */
  input: v.object({ query: v.pipe(v.string(), v.maxLength(8192)) }),
  reply: 'json',
  output: user,
  refusals: [
    'sign-on.off',
    'sign-on.not-begun',
    'sign-on.denied',
    'sign-on.unreachable',
    'sign-on.not-trusted',
    'sign-on.no-email',
    'sign-on.no-company',
    'sign-on.no-role',
    'sign-on.other-company',
    'email-taken',
    'username-taken',
    'account-deactivated',
    ...throttled,
  ],
});
