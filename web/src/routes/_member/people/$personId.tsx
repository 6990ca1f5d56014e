import { createFileRoute } from '@tanstack/react-router';
import { PersonPage } from '../../../features/people/person-page.tsx';
import { personQuery } from '../../../features/people/queries.ts';
import { idParameter } from '../../../lib/id-parameter.ts';
import { needTexts } from '../../../texts/index.tsx';

export const Route = createFileRoute('/_member/people/$personId')({
  loader: ({ context: { queryClient }, params }) => {
    const id = idParameter(params.personId);
    if (id !== undefined) void queryClient.prefetchQuery(personQuery(id));
    return needTexts('shared', 'persons', 'clients', 'recruiting', 'analysis', 'roleHome', 'blind');
  },
  component: Person,
});

function Person() {
  const { personId } = Route.useParams();
  return <PersonPage key={personId} personId={idParameter(personId)} />;
}
