import { candidateStatuses } from '@cotejo/contract';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { takeToastAction } from '../../../ui/toast-store.ts';
import { useKeys, type Keys } from '../../../ui/use-keys.ts';
import { useStatusChange } from '../../candidates/use-changes.ts';
import { compared, type OnAddress, type RoleAddress } from '../address.ts';
import { MoveDialog } from '../../moves/move-dialog.tsx';
import type { Place } from '../../moves/role-picker.tsx';
import { PersonPane } from '../person/person-pane.tsx';
import { useRoleActions } from '../use-role-actions.ts';
import { useRolePeople, type RolePeople } from '../use-role-people.ts';
import { CandidacyList } from './candidacy-list.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { ListToolbar } from './list-toolbar.tsx';

type Props = { role: { id: number; name: string; blind: boolean }; address: RoleAddress; onAddress: OnAddress };

/** The list on the left and the person on the right; on a narrow screen one of them. */
export function CandidatesTab({ role, address, onAddress }: Props) {
  const people = useRolePeople(role.id, address, onAddress);
  const actions = useRoleActions(role);
  const [help, setHelp] = useState(false);
  const [moving, setMoving] = useState<number[]>();
  const compare = () => {
    const ids = people.chosen.map(({ id }) => id);
    if (ids.length >= compared.least && ids.length <= compared.most) onAddress({ tab: 'compare', with: ids }, true);
  };
  const moveOpen = () => people.openId !== undefined && setMoving([people.openId]);
  const move = (ids: number[], to: Place) => {
    if (people.openId !== undefined && ids.includes(people.openId)) people.stepOver();
    people.clear();
    actions.move(ids, to);
  };
  useListKeys(people, { compare, move: moveOpen, help: () => setHelp(true) });
  const { openId } = people;
  return (
    <div className={classNames('min-h-0 flex-1 lg:flex lg:gap-4')}>
      <section
        className={classNames(
          'flex min-h-0 min-w-0 flex-col gap-2',
          openId === undefined ? 'flex-1' : 'max-lg:hidden lg:w-[25rem] lg:shrink-0 2xl:w-[29rem]',
        )}
      >
        <ListToolbar people={people} address={address} onAddress={onAddress} onHelp={() => setHelp(true)} />
        <ChosenBar
          people={people}
          actions={actions}
          roleId={role.id}
          address={address}
          onCompare={compare}
          onMove={setMoving}
        />
        <CandidacyList people={people} blind={role.blind} address={address} onAddress={onAddress} />
      </section>
      {openId !== undefined && (
        <PersonPane key={openId} id={openId} role={role} people={people} actions={actions} onMove={moveOpen} />
      )}
      {moving && (
        <MoveDialog
          count={moving.length}
          from={role.id}
          onMove={(to) => move(moving, to)}
          onClose={() => setMoving(undefined)}
        />
      )}
      {help && <KeysDialog onClose={() => setHelp(false)} />}
    </div>
  );
}

const focusOn = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.focus();

type Acts = { compare: () => void; move: () => void; help: () => void };

function useListKeys(people: RolePeople, { compare, move, help }: Acts): void {
  const status = useStatusChange();
  const next = () => people.step(1);
  const previous = () => people.step(-1);
  const decisions = candidateStatuses.map((value, index) => [
    String((index + 1) % 10),
    () => people.open && status.mutate({ candidate: people.open, value }),
  ]);
  const keys: Keys = {
    j: next,
    ArrowDown: next,
    ArrowRight: next,
    k: previous,
    ArrowUp: previous,
    ArrowLeft: previous,
    Enter: () => people.items[0] && people.openId === undefined && people.show(people.items[0].id),
    Escape: people.close,
    x: () => people.openId !== undefined && people.toggle(people.openId),
    c: compare,
    m: move,
    n: focusOn('[data-note]'),
    z: takeToastAction,
    '/': focusOn('[role=search] input'),
    '?': help,
    ...Object.fromEntries(decisions),
  };
  useKeys(keys);
}
