import type { User } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/index.tsx';
import { ClientsLink } from './clients-link.tsx';

type Props = {
  user: User | null | undefined;
  className: string;
  /** Added to the link of this page. */ activeClassName: string;
};

/** The links to the screens that this user may open. */
export function NavigationLinks({ user, className, activeClassName }: Props) {
  const { frame } = useTexts();
  const link = { className, activeProps: { className: activeClassName } };
  return (
    <>
      <Link to="/" activeOptions={{ exact: true }} {...link}>
        {frame.home}
      </Link>
      {user && (
        <>
          <Link to="/analyze" {...link}>
            {frame.newAnalysis}
          </Link>
          <ClientsLink className={className} activeClassName={activeClassName} />
          <Link to="/people" search={{}} activeOptions={{ includeSearch: false }} {...link}>
            {frame.candidates}
          </Link>
          <Link to="/history" search={{}} activeOptions={{ includeSearch: false }} {...link}>
            {frame.history}
          </Link>
        </>
      )}
      {user?.role === 'admin' && (
        <Link to="/admin" {...link}>
          {frame.administration}
        </Link>
      )}
    </>
  );
}
