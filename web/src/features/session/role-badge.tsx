import type { User } from '@cotejo/contract';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { shownRole } from './role.ts';

/** The role of a user; that of an admin stands out. */
export function RoleBadge({ user }: { user: User }) {
  const { frame } = useTexts();
  const role = shownRole(user);
  return <Badge tone={role === 'admin' ? 'accent' : 'plain'}>{frame.roles[role]}</Badge>;
}
