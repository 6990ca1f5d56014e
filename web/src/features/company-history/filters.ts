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
