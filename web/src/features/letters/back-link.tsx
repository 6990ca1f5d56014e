import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';

type Props = { candidacyId: number; role: { id: number; name: string } | null | undefined };

/** The way back to the candidate in the role, or home for one without a role. */
export function BackLink({ candidacyId, role }: Props) {
  const { letters, trail } = useTexts();
  const className = 'mb-1 inline-flex min-h-6 items-center gap-1.5 text-sm text-muted hover:text-base-content';
  const icon = <ArrowLeft size={16} aria-hidden="true" className="shrink-0" />;
  if (!role)
    return (
      <Link to="/letters" className={className}>
        {icon}
        {letters.dueTitle}
      </Link>
    );
  return (
    <Link
      to="/roles/$roleId"
      params={{ roleId: String(role.id) }}
      search={{ candidate: candidacyId }}
      className={className}
    >
      {icon}
      <span className="min-w-0 wrap-anywhere">{trail.back(role.name)}</span>
    </Link>
  );
}
