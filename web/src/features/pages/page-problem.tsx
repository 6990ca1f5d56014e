import { ApiError } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

type Queried = { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };

const isMissing = ({ error }: Queried) => error instanceof ApiError && error.status === 404;

/**
 * The failed queries without which a screen cannot be shown. Earlier data stays on the screen while the server is
 * away, together with typed text.
 */
export const failedToShow = (queries: Queried[]): Queried[] =>
  queries.filter((query) => query.error && (query.data === undefined || isMissing(query)));

/** Shown instead of a client or an opportunity that does not exist. */
export function NoSuchPage({ text }: { text: string }) {
  const { product } = useTexts();
  return (
    <div className="page py-8">
      <title>{`${text} · ${product}`}</title>
      <Breadcrumbs />
      <div role="alert">
        <h1 className="text-2xl">{text}</h1>
      </div>
    </div>
  );
}

/** Shown instead of one that could not be loaded: it does not exist, or can be tried again. */
export function PageProblem({
  title,
  failed,
  missing,
}: {
  /** The title of the page, as the name of what failed is not known. */
  title: string;
  failed: Queried[];
  missing: string;
}) {
  const { clients, product } = useTexts();
  if (failed.some(isMissing)) return <NoSuchPage text={missing} />;
  return (
    <div className="page py-8">
      <title>{`${title} · ${product}`}</title>
      <h1 className="sr-only">{title}</h1>
      <Breadcrumbs />
      <LoadProblem text={clients.pageFailed} queries={failed} />
    </div>
  );
}
