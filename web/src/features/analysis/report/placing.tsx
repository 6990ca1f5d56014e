import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/index.tsx';
import { candidacyQuery } from '../../candidates/queries.ts';
import { useCurrentUser } from '../../session/current-user.ts';

/** For which client and role a candidate was read, and by which agency. */
export function Placing({ candidacyId }: { candidacyId: number }) {
  const { papers } = useTexts();
  const { data: candidacy } = useQuery(candidacyQuery(candidacyId));
  const user = useCurrentUser();
  const facts = [
    { label: papers.client, value: candidacy?.client?.name },
    { label: papers.role, value: candidacy?.role?.name },
    { label: papers.agency, value: user?.company },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
