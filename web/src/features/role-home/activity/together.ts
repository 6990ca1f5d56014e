import type { RoleActivityEntry } from '@cotejo/contract';

/** What entries have in common that were one act: the cause of scores, or the moment and what was done. */
function actOf({ id, change, createdAt }: RoleActivityEntry): string {
  if (change.what === 'score') {
    const { cause, jobDescriptionId, fromVersion, toVersion } = change;
    return `score ${cause} ${jobDescriptionId} ${fromVersion} ${toVersion}`;
  }
  if (change.what === 'status') return `${createdAt} status ${change.to}`;
  if (change.what === 'role') return `${createdAt} role ${change.from?.id} ${change.to?.id}`;
  return String(id);
}

/** Entries of one act, which follow one another. */
export function together(entries: RoleActivityEntry[]): RoleActivityEntry[][] {
  const acts: RoleActivityEntry[][] = [];
  for (const entry of entries) {
    const last = acts.at(-1);
    if (last && actOf(last[0]!) === actOf(entry)) last.push(entry);
    else acts.push([entry]);
  }
  return acts;
}
