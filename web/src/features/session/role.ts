import { userRoles, type User } from '@cotejo/contract';

/** The role that is shown of a user: as specified, recruiter for a user without a role. */
export function shownRole({ role }: { role?: User['role'] | null | undefined }): User['role'] {
  return userRoles.find((known) => known === role) ?? 'recruiter';
}
