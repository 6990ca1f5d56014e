import type { Analysis, Resume } from '@cotejo/contract';
import { useTexts } from '../../texts/index.tsx';
import { StageProgress } from '../progress/stage-progress.tsx';
import { waitingForMatch, type ProgressOf } from '../progress/stages.ts';

/** The progress of each candidate while new requirements are looked for and summaries are written again. */
export function Rescoring({ resumes, progress }: { resumes: Resume[]; progress: ProgressOf }) {
  const { rubric } = useTexts();
  return (
    <div>
      <p role="status" className="flex items-center gap-3 text-sm">
        <span className="loading loading-spinner loading-sm text-primary" aria-hidden="true" />
        {rubric.scoring}
      </p>
      <ul className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {resumes
          .filter((resume) => resume.matchScore !== null)
          .map((resume) => (
            <li key={resume.id} className="min-w-0">
              <p className="truncate text-sm font-medium">{resume.name}</p>
              <StageProgress
                name={resume.name}
                progress={progress.match.get(resume.id) ?? waitingForMatch(resume.id)}
              />
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Each score before and after the last change. */
export function ScoreChanges({ before, after }: { before: Analysis; after: Analysis }) {
  const { rubric, musts } = useTexts();
  const scores = new Map(before.resumes.map((resume) => [resume.id, resume.matchScore]));
  const changes = after.resumes.flatMap(({ id, name, matchScore, ...counts }) => {
    const old = scores.get(id) ?? null;
    return old === null || matchScore === null ? [] : [{ id, name, old, matchScore, ...counts }];
  });
  return (
    <div role="status">
      <p className="text-sm font-semibold">{rubric.scores}</p>
      <dl className="mt-1 grid grid-cols-[minmax(0,auto)_auto] justify-start gap-x-4 gap-y-1 text-sm">
        {changes.map(({ id, name, old, matchScore, musts: all, mustsMet }) => (
          <div key={id} className="contents">
            <dt className="truncate">{name}</dt>
            <dd className="tabular-nums">
              {old === matchScore ? rubric.scoreSame(matchScore) : rubric.scoreFrom(old, matchScore)}
              {!!all && <span className="text-muted"> · {musts(mustsMet ?? 0, all)}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
