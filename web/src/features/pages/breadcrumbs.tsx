import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/index.tsx';

type Place = { id: number; name: string };
type Props = {
  client: Place;
  opportunity: Place;
  /** The role, where the page is not the role's own. */
  role?: Place | undefined;
  className?: string;
};

const linkClass = 'inline-flex min-h-6 max-w-64 items-center text-muted hover:text-base-content';

/** The way from the client down to this page. */
export function Breadcrumbs({ client, opportunity, role, className }: Props) {
  const { trail } = useTexts();
  return (
    <nav aria-label={trail} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        <li className="min-w-0">
          <Link to="/clients/$clientId" params={{ clientId: String(client.id) }} className={linkClass}>
            <span className="truncate">{client.name}</span>
          </Link>
        </li>
        <Step>
          <Link
            to="/opportunities/$opportunityId"
            params={{ opportunityId: String(opportunity.id) }}
            className={linkClass}
          >
            <span className="truncate">{opportunity.name}</span>
          </Link>
        </Step>
        {role && (
          <Step>
            <Link to="/roles/$roleId" params={{ roleId: String(role.id) }} className={linkClass}>
              <span className="truncate">{role.name}</span>
            </Link>
          </Step>
        )}
      </ol>
    </nav>
  );
}

function Step({ children }: { children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1">
      <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-muted" />
      {children}
    </li>
  );
}
