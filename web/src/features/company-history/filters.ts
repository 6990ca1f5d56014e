import { historyKinds, historySubjects, type HistoryKind, type HistorySubject } from '@cotejo/contract';
import { naturalIn, oneOf, type Search } from '../../lib/search.ts';

/** Which entries the address asks for; days as `YYYY-MM-DD`, both of them included. */
export type HistoryFilters = {
  who?: number | 'server' | undefined;
  kind?: HistoryKind | undefined;
  from?: string | undefined;
  until?: string | undefined;
  /** The kind and the id of what the entries are about. */
  about?: HistorySubject | undefined;
  aboutId?: number | undefined;
};

const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** The filters of an address, which anybody may have typed. */
export function historyFiltersIn(search: Search): HistoryFilters {
  const about = oneOf(historySubjects, search.about);
  return {
    who: oneOf(['server'], search.who) ?? naturalIn(search.who),
    kind: oneOf(historyKinds, search.kind),
    from: dayIn(search.from),
    until: dayIn(search.until),
    about,
    aboutId: about && naturalIn(search.aboutId),
  };
}

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
