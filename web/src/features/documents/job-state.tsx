import { type JobDescription, languageName, type Progress, titleIn } from '@cotejo/contract';
import { CircleCheck } from 'lucide-react';
import { say, useTexts } from '../../texts/index.tsx';
import { Notice } from '../../ui/notice.tsx';
import { firstSkills } from './first-skills.ts';
import { CutNotes } from './cut-notes.tsx';
import { StageProgress } from '../progress/stage-progress.tsx';

type Props = {
  job: JobDescription;
  progress: Progress | undefined;
  /** The sentence for a job description that was read. */
  done: string;
};

/** The state of the job description: its progress, then its title and skills, or why it could not be read. */
export function JobState({ job, progress, done }: Props) {
  const texts = useTexts();
  return (
    <>
      {job.state === 'preparing' && <StageProgress name={job.originalFileName} progress={progress} />}
      {job.state === 'ready' && <JobFacts job={job} done={done} />}
      {job.state === 'failed' && (
        <Notice tone="error">{say(texts, job.failure ?? texts.toasts.jobUploadFailed)}</Notice>
      )}
      <CutNotes cuts={job.cuts} />
    </>
  );
}

function JobFacts({ job, done }: Pick<Props, 'job' | 'done'>) {
  const texts = useTexts();
  const { upload, results, jobs } = texts;
  return (
    <div>
      <p className="flex items-center gap-2 text-sm font-medium text-success">
        <CircleCheck size={16} aria-hidden="true" />
        {done}
      </p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">{upload.position}</dt>
        <dd className="font-medium">{titleIn(texts, job)}</dd>
        <dt className="text-muted">{jobs.skills}</dt>
        <dd>{firstSkills(job.skills) || results.none}</dd>
      </dl>
      <JobNotes job={job} />
    </div>
  );
}

/** What limits how well the job description could be read: its language, and what it asks for. */
function JobNotes({ job }: Pick<Props, 'job'>) {
  const { upload, languages, language } = useTexts();
  return (
    <>
      {job.isTranslated && (
        <p className="mt-2 text-sm text-muted">
          {job.language === 'en'
            ? upload.passagesTranslated
            : upload.translatedFrom(languages[job.language] ?? job.language)}
        </p>
      )}
      {!job.isTranslated && job.language !== 'en' && (
        <Notice tone="warning" className="mt-2">
          {upload.jobNotTranslated(languageName(job.language, language.locale))}
        </Notice>
      )}
      {job.requirementCount === 0 && (
        <Notice tone="warning" className="mt-2">
          {upload.noRequirements}
        </Notice>
      )}
    </>
  );
}
