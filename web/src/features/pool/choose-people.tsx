import type { FoundPerson } from '@cotejo/contract';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { FoundList } from './found-list.tsx';
import type { searchQuery } from './queries.ts';
import { ShortlistDialog } from './shortlist-dialog.tsx';

/** The people whom a search has found, of whom some are chosen and taken into a role. */
export function ChoosePeople({ query }: { query: ReturnType<typeof searchQuery> }) {
  const { pool } = useTexts();
  const [chosen, setChosen] = useState<number[]>([]);
  const [isOpen, setOpen] = useState(false);
  const toggle = (id: number) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <>
      <FoundList
        label={pool.people}
        query={query}
        renderAbove={(items) => (
          <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <ChooseAll items={items} chosen={chosen} onChange={setChosen} />
            {chosen.length > 0 && (
              <Button size="small" icon={UserPlus} onClick={() => setOpen(true)}>
                {pool.shortlist}
              </Button>
            )}
          </div>
        )}
        renderActions={(person) => (
          <CheckBox
            aria-label={pool.choose(person.name)}
            checked={chosen.includes(person.personId)}
            onChange={() => toggle(person.personId)}
            className="mt-1"
          />
        )}
      />
      {isOpen && <ShortlistDialog ids={chosen} onClose={() => setOpen(false)} onTaken={() => setChosen([])} />}
    </>
  );
}

type AllProps = { items: FoundPerson[]; chosen: number[]; onChange: (ids: number[]) => void };

function ChooseAll({ items, chosen, onChange }: AllProps) {
  const { pool } = useTexts();
  const none = chosen.length === 0;
  return (
    <label className="flex cursor-pointer items-center gap-2">
      <CheckBox
        checked={!none && items.every(({ personId }) => chosen.includes(personId))}
        onChange={() => onChange(none ? items.map(({ personId }) => personId) : [])}
      />
      <span className="tabular-nums">{none ? pool.chooseShown(items.length) : pool.chosen(chosen.length)}</span>
    </label>
  );
}
