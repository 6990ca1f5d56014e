import { createFileRoute } from '@tanstack/react-router';
import { addressIn } from '../../features/analysis/address.ts';
import { AnalysisPage } from '../../features/analysis/analysis-page.tsx';
import { needTexts } from '../../texts/index.tsx';

export const Route = createFileRoute('/_member/analyze')({
  validateSearch: addressIn,
  loader: () => needTexts('shared', 'analysis', 'rubric', 'moves', 'blind'),
  component: Analyze,
});

function Analyze() {
  const navigate = Route.useNavigate();
  return (
    <AnalysisPage
      address={Route.useSearch()}
      onAddress={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
