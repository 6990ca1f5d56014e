import type { SignInWays } from '@cotejo/contract';
import { call } from '../../lib/api-client.ts';

/** By which ways one can sign in; by all where the server does not say. */
export const loadSignInWays = (): Promise<SignInWays> =>
  call('GET /api/sign-in-ways').catch(() => ({ provider: null, passwords: true, registration: true }));
