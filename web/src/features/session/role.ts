import { userRoles, type User } from '@cotejo/contract';

/** The role that a user is shown with. As specified, a user without a role is a recruiter. */
export function shownRole({ role }: { role?: User['role'] | null | undefined }): User['role'] {
  return userRoles.find((known) => known === role) ?? 'recruiter';
}
