import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { blindQuery } from './queries.ts';
import { refreshNames } from './refresh-names.ts';

/** Says that something is reviewed blind. `narrow` leaves phones the icon alone. */
export function BlindBadge({ narrow = false }: { narrow?: boolean }) {
  const { frame } = useTexts();
  return (
    <Badge tone="accent">
      <EyeOff size={14} aria-hidden="true" className="shrink-0" />
      <span className={classNames(narrow && 'max-sm:sr-only')}>{frame.blind}</span>
    </Badge>
  );
}

/** The badge while the company reviews blind. When that changes, here or at a colleague's, no name outlives it. */
export function CompanyBlindBadge() {
  const queryClient = useQueryClient();
  const isBlind = useQuery(blindQuery).data?.company;
  const before = useRef(isBlind);
  useEffect(() => {
    if (before.current !== undefined && isBlind !== undefined && before.current !== isBlind)
      refreshNames(queryClient, isBlind);
    before.current = isBlind ?? before.current;
  }, [isBlind]);
  return isBlind ? <BlindBadge narrow /> : null;
}
