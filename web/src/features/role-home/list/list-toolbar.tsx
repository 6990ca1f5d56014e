import { candidacySorts, candidateStatuses } from '@cotejo/contract';
import { Keyboard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../texts/index.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import type { OnAddress, RoleAddress } from '../address.ts';
import type { RolePeople } from '../use-role-people.ts';

type Props = { people: RolePeople; address: RoleAddress; onAddress: OnAddress; onHelp: () => void };

/** Milliseconds without a further letter after which the list is asked for. */
const pause = 150;
const selectClass = 'select h-9 min-w-0 flex-1 border-base-content/50 bg-base-100 pr-8 text-sm text-ellipsis';

/** Search, status and order of the list. A change shows the list from its beginning. */
export function ListToolbar({ people, address, onAddress, onHelp }: Props) {
  const { people: texts, candidates, keys } = useTexts();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = (change: Partial<RoleAddress>) =>
    onAddress({ ...change, candidate: address.candidate === 'none' ? 'none' : undefined });
  const search = (term: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => find({ q: term.trim() || undefined }), pause);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        label={texts.search}
        clearLabel={texts.clear}
        term={address.q ?? ''}
        onTerm={search}
        className="min-w-48 flex-[2_1_12rem]"
      />
      <div className="flex min-w-0 flex-[3_1_18rem] gap-2">
        <select
          aria-label={texts.status}
          value={address.status ?? ''}
          onChange={({ target }) => find({ status: candidateStatuses.find((status) => status === target.value) })}
          className={selectClass}
        >
          <option value="">{texts.all}</option>
          {candidateStatuses.map((status) => (
            <option key={status} value={status}>
              {`${candidates.statuses[status]} (${people.statuses[status] ?? 0})`}
            </option>
          ))}
        </select>
        <select
          aria-label={texts.sort}
          value={address.sort ?? '-score'}
          onChange={({ target }) => find({ sort: candidacySorts.find((sort) => sort === target.value) })}
          className={selectClass}
        >
          {candidacySorts.map((sort) => (
            <option key={sort} value={sort}>
              {texts.sorts[sort]}
            </option>
          ))}
        </select>
        <IconButton icon={Keyboard} label={keys.open} onClick={onHelp} className="max-lg:hidden" />
      </div>
    </div>
  );
}
