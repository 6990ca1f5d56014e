import type { RoleInFull } from '@cotejo/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../texts/index.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Problem, Skeleton } from '../../../ui/states.tsx';
import { rubricQuery } from '../../rubrics/queries.ts';
import { RubricForm } from '../../rubrics/rubric-form.tsx';
import { RubricHistory } from '../../rubrics/rubric-history.tsx';
import { swapCheckQuery } from '../../swap-check/queries.ts';
import { SwapCheckSection } from '../../swap-check/swap-check.tsx';
import { refreshRole, topQuery } from '../queries.ts';
import { FollowProgress } from './follow-progress.tsx';

/** The requirements of a role, by which all of its people are scored. */
export function RequirementsTab({ role, onOpen }: { role: RoleInFull; onOpen: (candidacyId: number) => void }) {
  const { roleHome } = useTexts();
  return role.jobDescriptionId === null ? (
    <Notice>{roleHome.notRead}</Notice>
  ) : (
    <Requirements
      roleId={role.id}
      jobDescriptionId={role.jobDescriptionId}
      analyzed={role.candidateCount > 0}
      onOpen={onOpen}
    />
  );
}

type Props = { roleId: number; jobDescriptionId: number; analyzed: boolean; onOpen: (candidacyId: number) => void };

function Requirements({ roleId, jobDescriptionId, analyzed, onOpen }: Props) {
  const { rubric, frame } = useTexts();
  const queryClient = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    ...rubricQuery(jobDescriptionId),
    refetchOnWindowFocus: 'always',
  });
  const refresh = () => {
    void refreshRole(queryClient, roleId);
    void queryClient.invalidateQueries(topQuery(roleId));
    void queryClient.invalidateQueries(swapCheckQuery(roleId));
  };
  if (isError && !data)
    return (
      <Problem text={rubric.loadFailed} retryLabel={frame.retry} busy={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-96" />;
  return (
    <div className="sheet grid min-h-0 grid-cols-1 gap-4 overflow-y-auto p-4 sm:p-6" tabIndex={-1}>
      <FollowProgress roleId={roleId} />
      <RubricForm rubric={data} analyzed={analyzed} disabled={false} onSaved={refresh} />
      <RubricHistory rubric={data} analyzed={analyzed} disabled={false} onRestored={refresh} />
      <SwapCheckSection roleId={roleId} onOpen={onOpen} />
    </div>
  );
}
