import { createFileRoute } from '@tanstack/react-router';
import { idParameter } from '../../../lib/id-parameter.ts';
import { dialogIn } from '../../../features/dialogs/dialog-address.ts';
import { OpportunityPage } from '../../../features/opportunities/opportunity-page.tsx';
import { needTexts } from '../../../texts/index.tsx';
import { opportunityQuery } from '../../../features/opportunities/queries.ts';
import { rolesQuery } from '../../../features/roles/queries.ts';

export const Route = createFileRoute('/_member/opportunities/$opportunityId')({
  validateSearch: dialogIn,
  loader: ({ context: { queryClient }, params }) => {
    const id = idParameter(params.opportunityId);
    if (id !== undefined) {
      void queryClient.prefetchQuery(opportunityQuery(id));
      void queryClient.prefetchQuery(rolesQuery(id));
    }
    return needTexts('shared', 'clients', 'recruiting');
  },
  component: Opportunity,
});

function Opportunity() {
  const { opportunityId } = Route.useParams();
  return <OpportunityPage key={opportunityId} opportunityId={idParameter(opportunityId)} />;
}
