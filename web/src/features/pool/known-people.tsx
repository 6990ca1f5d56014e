import { useInfiniteQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FoundList } from './found-list.tsx';
import { knownPeopleQuery } from './queries.ts';
import { TakeUp } from './take-up.tsx';

type Props = { roleId: number; onTaken: () => void };

/** Says how many people of the company fit a role already, and shows them; nothing where there is nobody. */
export function KnownPeople({ roleId, onTaken }: Props) {
  const { pool } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const query = knownPeopleQuery(roleId);
  const known = useInfiniteQuery(query);
  const found = known.data?.pages[0]?.found ?? 0;
  if (found === 0 && !isOpen) return null;
  return (
    <section aria-label={pool.knownTitle} className="mb-3 flex flex-wrap items-center gap-3 text-sm">
      <UserSearch size={16} aria-hidden="true" className="text-primary" />
      <p role="status">{pool.known(found)}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {pool.show}
      </Button>
      {isOpen && (
        <Dialog title={pool.knownTitle} closeLabel={pool.close} onClose={() => setOpen(false)}>
          <div className="min-h-0 overflow-y-auto px-4 pb-4">
            <FoundList
              label={pool.knownTitle}
              query={query}
              renderActions={(person) => <TakeUp roleId={roleId} person={person} onTaken={onTaken} />}
            />
          </div>
        </Dialog>
      )}
    </section>
  );
}
