import type { HistoryEntry } from '@cotejo/contract';

/** Entries of one role together, where the newest of them stands; those of no role by themselves. */
export function groupsOf(entries: HistoryEntry[]): HistoryEntry[][] {
  return [...Map.groupBy(entries, ({ id, role }) => (role ? `role ${role.id}` : `analysis ${id}`)).values()];
}
