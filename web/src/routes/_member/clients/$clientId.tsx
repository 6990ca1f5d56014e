import { createFileRoute } from '@tanstack/react-router';
import { idParameter } from '../../../lib/id-parameter.ts';
import { clientQuery } from '../../../features/clients/queries.ts';
import { dialogIn } from '../../../features/dialogs/dialog-address.ts';
import { ClientPage } from '../../../features/clients/client-page.tsx';
import { needTexts } from '../../../texts/index.tsx';
import { opportunitiesQuery } from '../../../features/opportunities/queries.ts';

export const Route = createFileRoute('/_member/clients/$clientId')({
  validateSearch: dialogIn,
  loader: ({ context: { queryClient }, params }) => {
    const id = idParameter(params.clientId);
    if (id !== undefined) {
      void queryClient.prefetchQuery(clientQuery(id));
      void queryClient.prefetchQuery(opportunitiesQuery(id));
    }
    return needTexts('shared', 'clients', 'recruiting');
  },
  component: Client,
});

function Client() {
  const { clientId } = Route.useParams();
  return <ClientPage key={clientId} clientId={idParameter(clientId)} />;
}
