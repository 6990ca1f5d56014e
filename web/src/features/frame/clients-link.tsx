import { Link, useLocation } from '@tanstack/react-router';
import { useTexts } from '../../texts/index.tsx';

/** Leads to the clients; an opportunity, which has an address of its own, is one of theirs. */
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
