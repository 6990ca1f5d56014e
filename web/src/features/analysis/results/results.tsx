import { titleIn, type Analysis, type Candidate, type Resume } from '@cotejo/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FolderInput } from 'lucide-react';
import { useTexts } from '../../../texts/index.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { jobQuery } from '../../documents/queries.ts';
import { useHasDraft } from '../../forms/use-draft.ts';
import { candidateQuery } from '../candidate/queries.ts';
import type { Focus } from '../evidence/passages.ts';
import { KeepDialog } from '../../moves/keep-dialog.tsx';
import { rubricDraft } from '../../rubrics/values.ts';
import { CandidateCard } from './candidate-card.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { MatchSummary } from './match-summary.tsx';

type Props = {
  analysis: Analysis;
  /** The resumes that have not been removed since. */
  present: Resume[];
  /** Whether candidates are being scored again under changed requirements. */
  rescoring: boolean;
  selectedId: number | undefined;
  onSelect: (resumeId: number) => void;
};

/** The results of a finished analysis. */
export function Results({ analysis, present, rescoring, selectedId, onSelect }: Props) {
  const { rubric } = useTexts();
  const [focus, setFocus] = useState<Focus & { resumeId: number }>();
  const top = useRef<HTMLDivElement>(null);
  const changesWait = useHasDraft(rubricDraft(analysis.jobDescription.id));
  useEffect(() => {
    // Requirements with unsaved changes, which stand above, are not scrolled out of sight.
    if (!changesWait) void top.current?.scrollIntoView({ block: 'start' });
  }, []);
  const resumes = analysis.resumes.filter((resume) => present.some((one) => one.id === resume.id));
  const scored = resumes.filter((resume) => resume.matchScore !== null);
  const candidates = useQueries({
    queries: scored.map((resume) => candidateQuery(analysis.jobDescription.id, resume.id)),
    combine: (queries) => queries.flatMap((query) => query.data ?? []),
  });
  const showEvidence = (resumeId: number, requirementId: string) => {
    onSelect(resumeId);
    setFocus((before) => ({ resumeId, requirementId, wish: (before?.wish ?? 0) + 1 }));
  };
  return (
    <div ref={top} aria-busy={rescoring} className="grid grid-cols-1 gap-6">
      {rescoring && <Notice>{rubric.scoringResults}</Notice>}
      <MatchSummary job={analysis.jobDescription} resumes={resumes} selectedId={selectedId} onSelect={onSelect} />
      <Keep job={analysis.jobDescription} candidates={candidates} />
      {candidates.length > 0 && <CoverageCard candidates={candidates} />}
      <CandidateCard
        jobDescriptionId={analysis.jobDescription.id}
        resumes={resumes}
        selectedId={selectedId}
        onSelect={(resumeId) => {
          setFocus(undefined);
          onSelect(resumeId);
        }}
        focus={focus?.resumeId === selectedId ? focus : undefined}
      />
      {candidates.length > 0 && (
        <ComparisonCard skills={analysis.jobDescription.skills} candidates={candidates} onOpen={showEvidence} />
      )}
    </div>
  );
}

/** Offers to keep the candidates of an uploaded file in a role; those of a role's file are in one. */
function Keep({ job, candidates }: { job: Analysis['jobDescription']; candidates: Candidate[] }) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(jobQuery(job.id));
  if (!data || data.roleId !== null || candidates.length === 0) return null;
  return (
    <div>
      <Button icon={FolderInput} onClick={() => setOpen(true)}>
        {texts.moves.keep}
      </Button>
      {open && (
        <KeepDialog
          job={{ id: job.id, title: titleIn(texts, job) }}
          candidates={candidates}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
