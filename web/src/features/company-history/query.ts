import type { HistoryFilters } from './filters.ts';

/** The query of the calls. A day begins and ends where the reader is. */
export function queryOf({ who, kind, from, until, about, aboutId }: HistoryFilters) {
  const day = (text: string, later: number) => {
    const midnight = new Date(`${text}T00:00`);
    midnight.setDate(midnight.getDate() + later);
    return midnight.toISOString();
  };
  return {
    ...(who === 'server' ? { by: who } : who && { userId: String(who) }),
    ...(kind && { kind }),
    ...(from && { from: day(from, 0) }),
    ...(until && { to: day(until, 1) }),
    ...(about && { subject: about }),
    ...(aboutId && { subjectId: String(aboutId) }),
  };
}
