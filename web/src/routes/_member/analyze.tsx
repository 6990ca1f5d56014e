import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { AnalysisPage } from '../../features/analysis/analysis-page.tsx';
import { needTexts } from '../../texts/index.tsx';

const id = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined));

export const Route = createFileRoute('/_member/analyze')({
  validateSearch: v.object({ jobDescriptionId: id, resumeId: id, roleId: id }),
  loader: () => needTexts('analysis'),
  component: Analyze,
});

function Analyze() {
  const navigate = Route.useNavigate();
  return <AnalysisPage address={Route.useSearch()} onAddress={(search) => void navigate({ search, replace: true, resetScroll: false })} />;
}
