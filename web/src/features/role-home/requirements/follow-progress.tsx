import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/index.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { topQuery } from '../queries.ts';

/** How many candidacies of a role are scored by its present requirements already, as long as some are not. */
export function FollowProgress({ roleId }: { roleId: number }) {
  const { rubric } = useTexts();
  const { data } = useQuery({
    ...topQuery(roleId),
    refetchInterval: ({ state }) => ((state.data?.outdated ?? 0) > 0 ? 1000 : false),
  });
  if (!data || data.outdated === 0) return null;
  const done = data.total - data.outdated;
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm">
        {rubric.following}: {rubric.followed(done, data.total)}
      </p>
      <ProgressBar label={rubric.following} fraction={done / data.total} />
    </div>
  );
}
