import { refusal } from '../../ground/errors.ts';

/** Refuses a change whose author saw (`seen`) another version of the row than the one that is there. Ask under a lock on the row. */
export function assertUnchanged({ updatedAt }: { updatedAt: Date }, seen: string | undefined): void {
  if (seen === undefined || Date.parse(seen) === updatedAt.getTime()) return;
  throw refusal('changed-meanwhile');
}
