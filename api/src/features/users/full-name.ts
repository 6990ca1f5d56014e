import { users } from '../../platform/database/schema/index.ts';

type Named = { firstName: string | null; lastName: string | null; username: string };

/** The columns of a user's name. */
export const userName = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
};

/** What a user is called: the full name, or the user name where there is none. */
export const fullName = ({ firstName, lastName, username }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
