import type { Opportunity } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

type Props = { opportunity: Opportunity; onEdit: () => void; onDelete: () => void };

export function OpportunityCard({ opportunity: { id, name, createdAt, roleCount }, onEdit, onDelete }: Props) {
  const { opportunities } = useTexts();
  return (
    <li className="sheet flex min-w-0 flex-col p-4 sm:p-5">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 text-lg leading-6 wrap-anywhere">{name}</h3>
        <span className="-mt-1.5 -mr-2 flex shrink-0">
          <IconButton icon={Pencil} label={opportunities.edit(name)} onClick={onEdit} />
          <IconButton icon={Trash2} label={opportunities.delete(name)} onClick={onDelete} />
        </span>
      </div>
      <p className="mt-1 text-sm text-muted">{opportunities.createdOn(dayText(createdAt))}</p>
      <div className="mt-auto flex items-center justify-between gap-3 pt-5">
        <Badge>{opportunities.roles(roleCount)}</Badge>
        <Link
          to="/opportunities/$opportunityId"
          params={{ opportunityId: String(id) }}
          aria-label={opportunities.viewRolesOf(name)}
          className={classNames(
            'inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-primary underline-offset-4',
            'hover:underline',
          )}
        >
          {opportunities.viewRoles}
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      </div>
    </li>
  );
}
