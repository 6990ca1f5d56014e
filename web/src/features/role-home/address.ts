import {
  candidacySorts,
  candidateStatuses,
  roleChangeKinds,
  type CandidacySort,
  type CandidateStatus,
  type RoleChangeKind,
} from '@cotejo/contract';
import { naturalIn, oneOf, textIn, type Search } from '../../lib/search.ts';

export const roleTabs = ['candidates', 'compare', 'board', 'requirements', 'activity'] as const;
export type RoleTab = (typeof roleTabs)[number];

/** How many candidates stand side by side. */
export const compared = { least: 2, most: 6 } as const;

/** What the address of a role's page carries beside the role, so that a link shows the same. */
export type RoleAddress = {
  /** Without one, the candidates. */
  tab?: RoleTab | undefined;
  q?: string | undefined;
  status?: CandidateStatus | undefined;
  sort?: CandidacySort | undefined;
  /** The candidacy beside the list. Where it is missing, a wide screen shows the first; `none` shows the list alone. */
  candidate?: number | 'none' | undefined;
  /** The candidacies that are compared. */
  with?: number[] | undefined;
  /** The kind of activity that is shown; without one, all. */
  what?: RoleChangeKind | undefined;
};

export const roleAddressIn = (search: Search): RoleAddress => ({
  tab: oneOf(roleTabs, search['tab']),
  q: textIn(search['q']) || undefined,
  status: oneOf(candidateStatuses, search['status']),
  sort: oneOf(candidacySorts, search['sort']),
  candidate: naturalIn(search['candidate']) ?? oneOf(['none'], search['candidate']),
  with: idsIn(search['with']),
  what: oneOf(roleChangeKinds, search['what']),
});

function idsIn(value: unknown): number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = [...new Set(value.map(naturalIn).filter((id) => id !== undefined))].slice(0, compared.most);
  return ids.length > 0 ? ids : undefined;
}

/** Changes a part of the address; `push` keeps the present one in the browser's history. */
export type OnAddress = (change: Partial<RoleAddress>, push?: boolean) => void;
