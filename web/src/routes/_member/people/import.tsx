import { createFileRoute } from '@tanstack/react-router';
import { ImportsPage } from '../../../features/imports/imports-page.tsx';
import { naturalIn, type Search } from '../../../lib/search.ts';
import { needTexts } from '../../../texts/index.tsx';

export const Route = createFileRoute('/_member/people/import')({
  validateSearch: (search: Search): { id?: number | undefined } => ({ id: naturalIn(search['id']) }),
  loader: () => needTexts('shared', 'persons', 'imports', 'roleHome', 'blind'),
  component: Imports,
});

function Imports() {
  const navigate = Route.useNavigate();
  const { id } = Route.useSearch();
  return <ImportsPage importId={id} onImport={(next) => void navigate({ search: { id: next } })} />;
}
