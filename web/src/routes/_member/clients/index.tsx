import { createFileRoute } from '@tanstack/react-router';
import { ClientsPage } from '../../../features/clients/clients-page.tsx';
import { clientsQuery } from '../../../features/clients/queries.ts';
import { type DialogAddress, dialogIn } from '../../../features/dialogs/dialog-address.ts';
import { naturalIn, oneOf, type Search, textIn } from '../../../lib/search.ts';
import { needTexts } from '../../../texts/index.tsx';

const orders = ['name', '-name', 'opportunities', '-opportunities', 'createdAt', '-createdAt'] as const;
type Address = DialogAddress & {
  q?: string | undefined;
  sort?: (typeof orders)[number] | undefined;
  page?: number | undefined;
};

const addressIn = (search: Search): Address => ({
  ...dialogIn(search),
  q: textIn(search['q']),
  sort: oneOf(orders, search['sort']),
  page: naturalIn(search['page']),
});

export const Route = createFileRoute('/_member/clients/')({
  validateSearch: addressIn,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(clientsQuery);
    return needTexts('shared', 'clients');
  },
  component: Clients,
});

function Clients() {
  const navigate = Route.useNavigate();
  const address = Route.useSearch();
  // A search term replaces the history entry, as it is typed letter by letter; a page or an order adds one.
  return (
    <ClientsPage
      address={address}
      onAddress={(next) =>
        void navigate({ search: addressIn(next), replace: next.q !== address.q, resetScroll: false })
      }
    />
  );
}
