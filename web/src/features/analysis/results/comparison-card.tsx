import type { Candidate } from '@cotejo/contract';
import { Check, CircleHelp, MessageSquareText, Replace, X } from 'lucide-react';
import { useTexts } from '../../../texts/index.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfidenceBadge } from '../../../ui/confidence-badge.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { VerdictMark } from '../evidence/verdict-mark.tsx';
import { skillVerdict, type SkillVerdict } from './skill-verdict.ts';
import { classNames } from '../../../ui/class-names.ts';

type Props = {
  /** The skills of the job description, which an answer may leave out. */
  skills: string[] | undefined;
  candidates: Candidate[];
  onOpen: (resumeId: number, requirementId: string) => void;
};

type Row = { skill: string };

/** A table with a row for each skill of the job description and a column for each candidate. */
export function ComparisonCard({ skills = [], candidates, onOpen }: Props) {
  const { results } = useTexts();
  const columns = [skillColumn(results.skill), ...candidates.map((candidate) => candidateColumn(candidate, onOpen))];
  return (
    <Card title={results.comparison} hint={results.comparisonText}>
      {skills.length ? (
        <DataTable label={results.comparison} columns={columns} rows={skills.map((skill) => ({ skill }))} />
      ) : (
        <p className="text-sm text-muted">{results.noSkills}</p>
      )}
    </Card>
  );
}

const skillColumn = (header: string): Column<Row> => ({ accessorKey: 'skill', header });

const candidateColumn = (candidate: Candidate, onOpen: Props['onOpen']): Column<Row> => ({
  id: String(candidate.id),
  header: () => <CandidateHead candidate={candidate} />,
  cell: ({ row }) => <SkillCell skill={row.original.skill} candidate={candidate} onOpen={onOpen} />,
});

function CandidateHead({ candidate }: { candidate: Candidate }) {
  const { confidence } = useTexts();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {candidate.name}
      <ConfidenceBadge level={candidate.confidence?.level ?? null} texts={confidence.levels} />
    </span>
  );
}

function SkillCell({ skill, candidate, onOpen }: { skill: string; candidate: Candidate; onOpen: Props['onOpen'] }) {
  const { results } = useTexts();
  const verdict = skillVerdict(skill, candidate);
  const content = (
    <>
      <SkillMark state={verdict.state} />
      <span>{results.comparisonCells[verdict.state]}</span>
    </>
  );
  const requirement = verdict.requirement;
  if (!requirement) return <span className="flex items-center gap-1.5 whitespace-nowrap text-muted">{content}</span>;
  return (
    <button
      type="button"
      onClick={() => onOpen(candidate.id, requirement.id)}
      title={results.showEvidence(skill, candidate.name)}
      className={classNames(
        'flex cursor-pointer items-center gap-1.5 rounded-field whitespace-nowrap underline',
        'decoration-base-content/25 underline-offset-4',
        'hover:decoration-current',
      )}
    >
      {content}
    </button>
  );
}

function SkillMark({ state }: { state: SkillVerdict['state'] }) {
  if (state === 'met') return <Check size={16} strokeWidth={2.5} aria-hidden="true" className="text-success" />;
  if (state === 'partial') return <VerdictMark verdict="partial" />;
  if (state === 'other') return <Replace size={16} aria-hidden="true" className="text-muted" />;
  if (state === 'unasked') return <X size={16} aria-hidden="true" className="text-muted" />;
  if (state === 'mentioned') return <MessageSquareText size={16} aria-hidden="true" className="text-muted" />;
  if (state === 'considered') return <CircleHelp size={16} aria-hidden="true" className="text-warning" />;
  return <X size={16} aria-hidden="true" className="text-error" />;
}
