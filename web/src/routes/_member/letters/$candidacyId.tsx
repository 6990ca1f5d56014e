import { languages, letterKinds } from '@cotejo/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { type LetterAddress, LetterPage } from '../../../features/letters/letter-page.tsx';
import { lettersQuery } from '../../../features/letters/queries.ts';
import { idParameter } from '../../../lib/id-parameter.ts';
import { oneOf, type Search } from '../../../lib/search.ts';
import { needTexts } from '../../../texts/index.tsx';

export const Route = createFileRoute('/_member/letters/$candidacyId')({
  validateSearch: (search: Search): LetterAddress => ({
    kind: oneOf(letterKinds, search['kind']),
    language: oneOf(languages, search['language']),
  }),
  loader: async ({ context: { queryClient }, params }) => {
    const candidacyId = idParameter(params.candidacyId);
    if (candidacyId === undefined) throw notFound();
    void queryClient.prefetchQuery(lettersQuery(candidacyId));
    await needTexts('shared', 'letters', 'blind');
    return { candidacyId };
  },
  component: Letter,
});

function Letter() {
  const { candidacyId } = Route.useLoaderData();
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LetterPage
      key={candidacyId}
      candidacyId={candidacyId}
      address={address}
      onAddress={(change) => void navigate({ search: { ...address, ...change }, replace: true, resetScroll: false })}
    />
  );
}
