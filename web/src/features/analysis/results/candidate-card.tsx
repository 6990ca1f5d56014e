import { type Analysis, scoreBand } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { UserRoundSearch } from 'lucide-react';
import { useEffect } from 'react';
import { failureText } from '../../../lib/api-client.ts';
import { say, useTexts } from '../../../texts/index.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState, SkeletonBlocks } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { bandText } from '../../../ui/score-band.ts';
import type { Focus } from '../evidence/passages.ts';
import { candidateQuery } from '../candidate/queries.ts';
import { CandidateActions } from './candidate-actions.tsx';
import { CandidateView } from './candidate-view.tsx';
import { LoadProblem } from '../../messages/load-problem.tsx';
import { candidacyQuery } from '../../candidates/queries.ts';
import { jobQuery } from '../../documents/queries.ts';
import { Standing } from '../../moves/standing.tsx';
import { roleQuery } from '../../roles/queries.ts';
import { showFailure } from '../../messages/show-failure.ts';

type Props = {
  jobDescriptionId: number;
  resumes: Analysis['resumes'];
  selectedId: number | undefined;
  onSelect: (resumeId: number) => void;
  focus: Focus | undefined;
};

export function CandidateCard({ jobDescriptionId, resumes, selectedId, onSelect, focus }: Props) {
  const { results } = useTexts();
  const selected = resumes.find((resume) => resume.id === selectedId);
  if (resumes.length === 0)
    return (
      <Card title={results.candidates}>
        <EmptyState icon={UserRoundSearch}>{results.noCandidates}</EmptyState>
      </Card>
    );
  return (
    <Card title={results.candidates}>
      <Tabs
        label={results.candidateTabs}
        selected={selected?.id}
        onSelect={onSelect}
        tabs={resumes.map((resume) => ({ key: resume.id, label: <TabLabel resume={resume} /> }))}
      >
        {selected ? (
          <SelectedCandidate key={selected.id} jobDescriptionId={jobDescriptionId} resume={selected} focus={focus} />
        ) : (
          <EmptyState icon={UserRoundSearch}>{results.noneSelected}</EmptyState>
        )}
      </Tabs>
      <CandidateActions jobDescriptionId={jobDescriptionId} resumes={resumes} selectedId={selectedId} />
    </Card>
  );
}

function TabLabel({ resume }: { resume: Analysis['resumes'][number] }) {
  const { musts } = useTexts();
  return (
    <>
      <span className="max-w-64 truncate" title={resume.name}>
        {resume.name}
      </span>
      {resume.matchScore !== null && (
        <span className={`tabular-nums ${bandText[scoreBand(resume.matchScore)]}`}>{resume.matchScore}%</span>
      )}
      {!!resume.musts && (
        <span className="text-xs font-normal whitespace-nowrap text-muted tabular-nums">
          {musts(resume.mustsMet ?? 0, resume.musts)}
        </span>
      )}
    </>
  );
}

type SelectedProps = { jobDescriptionId: number; resume: Analysis['resumes'][number]; focus: Focus | undefined };

function SelectedCandidate({ jobDescriptionId, resume, focus }: SelectedProps) {
  const texts = useTexts();
  const { toasts, results } = texts;
  const scored = resume.matchScore !== null;
  const query = useQuery({ ...candidateQuery(jobDescriptionId, resume.id), enabled: scored });
  const { data, error } = query;
  useEffect(() => {
    if (error) showFailure(texts, toasts.candidateFailed, failureText(error, toasts.candidateFailedText));
  }, [error]);
  if (!scored) {
    return (
      <Notice tone="error">
        <p className="font-medium">{results.failedTitle}</p>
        <p>{say(texts, resume.failure ?? toasts.analysisFailedText)}</p>
      </Notice>
    );
  }
  if (error) return <LoadProblem text={toasts.candidateFailedText} queries={[query]} />;
  if (!data) return <SkeletonBlocks heights={['h-20', 'h-40', 'h-96']} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <StandingHere jobDescriptionId={jobDescriptionId} candidacyId={data.analysisId} />
      <CandidateView candidate={data} focus={focus} />
    </div>
  );
}

/** Where the candidate stands, seen from the role of the job description, if it has one. */
function StandingHere({ jobDescriptionId, candidacyId }: { jobDescriptionId: number; candidacyId: number }) {
  const { data: candidacy } = useQuery(candidacyQuery(candidacyId));
  const roleId = useQuery(jobQuery(jobDescriptionId)).data?.roleId ?? undefined;
  const { data: role } = useQuery({ ...roleQuery(roleId ?? 0), enabled: roleId !== undefined });
  return candidacy && (roleId === undefined || role) && <Standing candidacy={candidacy} here={role} />;
}
