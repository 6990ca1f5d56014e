import { createFileRoute, notFound } from '@tanstack/react-router';
import { candidateQuery } from '../../features/analysis/candidate/queries.ts';
import { ReportPage } from '../../features/analysis/report/report-page.tsx';
import { idParameter } from '../../lib/id-parameter.ts';
import { needTexts } from '../../texts/index.tsx';
import { jobQuery } from '../../features/documents/queries.ts';

export const Route = createFileRoute('/_member/report/$jobDescriptionId/$resumeId')({
  loader: async ({ context: { queryClient }, params }) => {
    const ids = { jobDescriptionId: idParameter(params.jobDescriptionId), resumeId: idParameter(params.resumeId) };
    if (ids.jobDescriptionId === undefined || ids.resumeId === undefined) throw notFound();
    void queryClient.prefetchQuery(jobQuery(ids.jobDescriptionId));
    void queryClient.prefetchQuery(candidateQuery(ids.jobDescriptionId, ids.resumeId));
    await needTexts('shared', 'analysis', 'blind');
    return { jobDescriptionId: ids.jobDescriptionId, resumeId: ids.resumeId };
  },
  component: Report,
});

function Report() {
  return <ReportPage {...Route.useLoaderData()} />;
}
