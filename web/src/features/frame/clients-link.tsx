import { Link, useLocation } from '@tanstack/react-router';
import { useTexts } from '../../texts/index.tsx';

/** The link to the clients. It is marked as current on the screen of an opportunity too, which has its own address. */
export function ClientsLink({ className, activeClassName }: { className: string; activeClassName: string }) {
  const { frame } = useTexts();
  const inOpportunity = useLocation({ select: ({ pathname }) => pathname.startsWith('/opportunities/') });
  return (
    <Link
      to="/clients"
      search={{}}
      className={inOpportunity ? `${className} ${activeClassName}` : className}
      activeProps={{ className: activeClassName }}
      activeOptions={{ includeSearch: false }}
      aria-current={inOpportunity || undefined}
    >
      {frame.clients}
    </Link>
  );
}
