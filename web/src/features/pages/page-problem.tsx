import type { ReactNode } from 'react';
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

/** Shown instead of a page whose subject does not exist; `back` is the way to where others are. */
export function NoSuchPage({ text, back = <Breadcrumbs /> }: { text: string; back?: ReactNode }) {
  const { product } = useTexts();
  return (
    <div className="page py-8">
      <title>{`${text} · ${product}`}</title>
      {back}
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
  back = <Breadcrumbs />,
}: {
  /** The title of the page, as the name of what failed is not known. */
  title: string;
  failed: Queried[];
  missing: string;
  back?: ReactNode;
}) {
  const { clients, product } = useTexts();
  if (failed.some(isMissing)) return <NoSuchPage text={missing} back={back} />;
  return (
    <div className="page py-8">
      <title>{`${title} · ${product}`}</title>
      <h1 className="sr-only">{title}</h1>
      {back}
      <LoadProblem text={clients.pageFailed} queries={failed} />
    </div>
  );
}
