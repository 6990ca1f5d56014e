import { useTexts } from '../../texts/index.tsx';
import { Problem } from '../../ui/states.tsx';

type Query = { isFetching: boolean; refetch: () => unknown };
type Props = { text: string; /** What failed to load, and is loaded again. */ queries: Query[]; className?: string };

/** Says what could not be loaded, with a button that loads it again. */
export function LoadProblem({ queries, ...problem }: Props) {
  const { frame } = useTexts();
  return (
    <Problem
      {...problem}
      retryLabel={frame.retry}
      busy={queries.some(({ isFetching }) => isFetching)}
      onRetry={() => queries.forEach(({ refetch }) => void refetch())}
    />
  );
}
