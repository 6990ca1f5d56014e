import type { SignInWays } from '@cotejo/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** By which ways one can sign in to this server. */
export const signInWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: ({ signal }) => call('GET /api/sign-in-ways', { signal }),
});

/** What is offered where the server does not say. */
export const usualWays: SignInWays = { provider: null, passwords: true, registration: true };

/** Whether anybody may register; undefined while that is not known. */
export function useRegistration(): boolean | undefined {
  const { data, isError } = useQuery(signInWaysQuery);
  return (isError ? usualWays : data)?.registration;
}
