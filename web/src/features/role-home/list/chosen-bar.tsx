import { type CandidateStatus, candidateStatuses, limits, rejectingStatuses } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { BookUser, Columns3, FolderInput, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../texts/index.tsx';
import { Button, buttonClass, IconButton } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import { StatusOptions } from '../../candidates/status-select.tsx';
import { compared, type RoleAddress } from '../address.ts';
import { Exports } from './exports.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { useRoleActions } from '../use-role-actions.ts';
import type { RolePeople } from '../use-role-people.ts';

type Props = {
  people: RolePeople;
  actions: ReturnType<typeof useRoleActions>;
  roleId: number;
  address: RoleAddress;
  onCompare: () => void;
  onMove: (ids: number[]) => void;
};

/** What can be done with the candidates that are chosen; without any, their number and a way to choose all. */
export function ChosenBar({ people, actions, roleId, address, onCompare, onMove }: Props) {
  const { people: texts, moves } = useTexts();
  const { chosen, items, total } = people;
  const [rejecting, setRejecting] = useState<CandidateStatus>();
  const none = chosen.length === 0;
  const setStatus = (status: CandidateStatus) => {
    if (chosen.length > 1 && rejectingStatuses.includes(status)) setRejecting(status);
    else actions.setStatus(chosen, status);
  };
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <label className="flex cursor-pointer items-center gap-2 pl-3">
        <CheckBox
          small
          checked={!none && chosen.length === items.length}
          disabled={items.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = !none && chosen.length < items.length;
          }}
          aria-label={texts.chooseAll}
          onChange={none ? people.chooseAll : people.clear}
        />
        <span role="status" className="text-muted tabular-nums">
          {none ? texts.total(total) : texts.chosen(chosen.length)}
        </span>
      </label>
      {none && total > 0 && (
        <>
          <Exports roleId={roleId} query={filterOf(address)} count={total} />
          <Profiles roleId={roleId} chosen={chosen} />
        </>
      )}
      {!none && (
        <>
          <select
            aria-label={texts.setStatus}
            value=""
            disabled={actions.busy}
            onChange={({ target }) => {
              const status = candidateStatuses.find((one) => one === target.value);
              if (status) setStatus(status);
            }}
            className="select h-8 w-36 border-base-content/50 bg-base-100 text-sm"
          >
            <option value="">{texts.setStatus}</option>
            <StatusOptions />
          </select>
          <Button
            size="small"
            icon={Columns3}
            disabled={chosen.length < compared.least || chosen.length > compared.most}
            onClick={onCompare}
          >
            {texts.compare}
          </Button>
          <Exports
            roleId={roleId}
            query={{ ids: chosen.map(({ id }) => id).join(','), sort: address.sort }}
            count={chosen.length}
          />
          {chosen.length <= limits.candidatesInReport && <Profiles roleId={roleId} chosen={chosen} />}
          <IconButton
            icon={FolderInput}
            label={moves.move}
            className="size-8"
            disabled={actions.busy}
            onClick={() => onMove(chosen.map(({ id }) => id))}
          />
          <IconButton
            icon={UserMinus}
            label={texts.remove}
            className="size-8"
            disabled={actions.busy}
            onClick={() => {
              actions.remove(chosen.map(({ id }) => id));
              people.clear();
            }}
          />
        </>
      )}
      {rejecting && (
        <RejectDialog
          roleId={roleId}
          chosen={chosen}
          status={rejecting}
          onReject={(those) => {
            actions.setStatus(those, rejecting);
            setRejecting(undefined);
          }}
          onClose={() => setRejecting(undefined)}
        />
      )}
    </div>
  );
}

/** Leads to the profiles of who is chosen; without anybody, to those that were shared before. */
function Profiles({ roleId, chosen }: { roleId: number; chosen: RolePeople['chosen'] }) {
  const { packs } = useTexts();
  const ids = chosen.map(({ id }) => id);
  return (
    <Link
      to="/packs/$roleId"
      params={{ roleId: String(roleId) }}
      search={ids.length > 0 ? { ids } : {}}
      className={buttonClass({ size: 'small' })}
    >
      <BookUser size={16} aria-hidden="true" className="shrink-0" />
      {packs.look.tab}
    </Link>
  );
}

const filterOf = ({ q, status, sort }: RoleAddress) => ({ q, status, sort });
