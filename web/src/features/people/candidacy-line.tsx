import type { PersonsCandidacy } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Decided } from '../candidates/decided.tsx';
import { statusText } from '../candidates/statuses.ts';

/** A candidacy of a person in one line: for which role, with which score and outcome. */
export function CandidacyLine({ candidacy }: { candidacy: PersonsCandidacy }) {
  const texts = useTexts();
  const { id, role, client, jobDescriptionId, matchScore, status, decided } = candidacy;
  const className = 'min-w-0 wrap-anywhere hover:text-primary hover:underline';
  return (
    <li className="flex items-baseline gap-2 text-sm">
      <span className="w-6 shrink-0 text-right font-medium tabular-nums">{matchScore}</span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
        {role ? (
          <Link
            to="/roles/$roleId"
            params={{ roleId: String(role.id) }}
            search={{ candidate: id }}
            className={className}
          >
            {client ? `${client.name} › ${role.name}` : role.name}
          </Link>
        ) : (
          <Link to="/analyze" search={{ jobDescriptionId }} className={className}>
            {texts.persons.withoutRole}
          </Link>
        )}
        <Badge>{statusText(status, texts)}</Badge>
        <Decided decided={decided} className="min-w-0 text-xs wrap-anywhere text-muted" />
      </div>
    </li>
  );
}
