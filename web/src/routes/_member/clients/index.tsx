import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ClientsPage } from '../../../features/clients/clients-page.tsx';
import { clientsQuery } from '../../../features/clients/queries.ts';
import { dialogAddress } from '../../../features/dialogs/use-open-dialog.ts';
import { needTexts } from '../../../texts/index.tsx';

const search = v.object({
  ...dialogAddress,
  // A term of digits arrives as a number.
  q: v.optional(v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined)),
  sort: v.optional(v.fallback(v.optional(v.picklist(['name', '-name', 'opportunities', '-opportunities', 'createdAt', '-createdAt'])), undefined)),
  page: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined)),
});

export const Route = createFileRoute('/_member/clients/')({
  validateSearch: search,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(clientsQuery);
    return needTexts('clients');
  },
  component: Clients,
});

function Clients() {
  const navigate = Route.useNavigate();
  return <ClientsPage address={Route.useSearch()} onAddress={(next) => void navigate({ search: v.parse(search, next), replace: true, resetScroll: false })} />;
}
