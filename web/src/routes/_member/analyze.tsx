import { createFileRoute } from '@tanstack/react-router';
import { AnalysisPage } from '../../features/analysis/analysis-page.tsx';
import { naturalIn, type Search } from '../../lib/search.ts';
import { needTexts } from '../../texts/index.tsx';

export const Route = createFileRoute('/_member/analyze')({
  validateSearch: ({
    jobDescriptionId,
    resumeId,
    roleId,
  }: Search): {
    jobDescriptionId?: number | undefined;
    resumeId?: number | undefined;
    roleId?: number | undefined;
  } => ({ jobDescriptionId: naturalIn(jobDescriptionId), resumeId: naturalIn(resumeId), roleId: naturalIn(roleId) }),
  loader: () => needTexts('shared', 'analysis', 'rubric'),
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
