import type { DuePerson } from '@cotejo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Hourglass, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { PersonLink } from '../pool/person-link.tsx';
import { duePeopleQuery } from './queries.ts';
import { useRetentionChange } from './use-retention-change.ts';

/** Who is due, why and since when; those who are chosen can be erased. */
export function DuePeople() {
  const { retention: words } = useTexts();
  const list = useInfiniteQuery(duePeopleQuery);
  const people = list.data?.pages.flatMap((page) => page.items) ?? [];
  const [marked, setMarked] = useState<number[]>([]);
  const [asking, setAsking] = useState(false);
  // Who is due no more is not erased, though it was chosen.
  const chosen = people.filter(({ person }) => marked.includes(person.id));
  const isAll = chosen.length === people.length;
  return (
    <Card
      title={words.due}
      hint={words.dueHint}
      actions={
        people.length > 0 && (
          <>
            <Button onClick={() => setMarked(isAll ? [] : people.map(({ person }) => person.id))}>
              {isAll ? words.chooseNone : words.chooseAll}
            </Button>
            <Button icon={Trash2} disabled={chosen.length === 0} onClick={() => setAsking(true)}>
              {words.eraseChosen(chosen.length)}
            </Button>
          </>
        )
      }
    >
      {list.isPending && <SkeletonRows label={words.loadingDue} count={3} />}
      {list.isLoadingError && <LoadProblem text={words.dueFailed} queries={[list]} />}
      {list.data && people.length === 0 && <EmptyState icon={Hourglass}>{words.nobodyDue}</EmptyState>}
      {people.length > 0 && (
        <ul aria-label={words.due} className="grid grid-cols-1 divide-y divide-base-300">
          {people.map((one) => (
            <Due
              key={one.person.id}
              due={one}
              isChosen={marked.includes(one.person.id)}
              onChoose={() =>
                setMarked(
                  marked.includes(one.person.id)
                    ? marked.filter((id) => id !== one.person.id)
                    : [...marked, one.person.id],
                )
              }
            />
          ))}
        </ul>
      )}
      <MoreButton list={list} className="mt-4">
        {words.more}
      </MoreButton>
      {asking && <Erase people={chosen} onClose={() => setAsking(false)} />}
    </Card>
  );
}

type DueProps = { due: DuePerson; isChosen: boolean; onChoose: () => void };

function Due({ due: { person, clock, since, dueAt }, isChosen, onChoose }: DueProps) {
  const { retention: words } = useTexts();
  return (
    <li className="flex items-start gap-3 py-2.5 text-sm">
      <CheckBox aria-label={words.choose(person.name)} checked={isChosen} onChange={onChoose} className="mt-0.5" />
      <div className="min-w-0 wrap-anywhere">
        <PersonLink person={person} />
        <p className="text-muted tabular-nums">{words.since[clock](dayText(since), dayText(dueAt))}</p>
      </div>
    </li>
  );
}

function Erase({ people, onClose }: { people: DuePerson[]; onClose: () => void }) {
  const { retention: words } = useTexts();
  const change = useRetentionChange(words.eraseFailed);
  const ids = people.map(({ person }) => person.id);
  const send = () =>
    change
      .mutateAsync({ send: () => call('POST /api/admin/retention/erase', { input: { ids } }), title: words.erased })
      .then(onClose);
  return (
    <DeleteDialog
      erases
      title={words.eraseTitle(people.length)}
      deletion={{ send, isPending: change.isPending, failure: change.error ? words.eraseFailed : undefined }}
      onClose={onClose}
    >
      <p>{words.eraseText}</p>
      <ul className="max-h-60 list-disc overflow-y-auto ps-5">
        {people.map(({ person }) => (
          <li key={person.id}>{person.name}</li>
        ))}
      </ul>
    </DeleteDialog>
  );
}
