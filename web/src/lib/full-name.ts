import type { User } from '@cotejo/contract';

/** What a user is called: first and last name, or the user name where both are missing. */
export const fullName = ({ firstName, lastName, username }: User): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
