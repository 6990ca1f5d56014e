import { refusal } from '../../ground/errors.ts';

/**
 * Throws a 409 when the row is another version than `seen`, which the author of the change saw. Call it under a lock on
 * the row.
 */
export function assertUnchanged({ updatedAt }: { updatedAt: Date }, seen: string | undefined): void {
  if (seen === undefined || Date.parse(seen) === updatedAt.getTime()) return;
  throw refusal('changed-meanwhile');
}
