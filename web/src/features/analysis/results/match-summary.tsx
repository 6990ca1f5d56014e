import { type Analysis, bands, scoreBand, titleIn } from '@cotejo/contract';
import { FileDown } from 'lucide-react';
import { useTexts } from '../../../texts/index.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ConfidenceBadge } from '../../../ui/confidence-badge.tsx';
import { ScoreBar } from '../../../ui/score.tsx';
import { bandFill, bandText } from '../../../ui/score-band.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useResultsExport } from '../exports/use-results-export.ts';
import { firstSkills } from '../../documents/first-skills.ts';
import { ScoreWord } from './score-word.tsx';
import { classNames } from '../../../ui/class-names.ts';

type Props = {
  job: Analysis['jobDescription'];
  resumes: Analysis['resumes'];
  selectedId: number | undefined;
  onSelect: (resumeId: number) => void;
};

export function MatchSummary({ job, resumes, selectedId, onSelect }: Props) {
  const { results } = useTexts();
  const exportResults = useResultsExport(job, resumes, selectedId);
  return (
    <Card
      title={results.summary}
      actions={
        <Button icon={FileDown} onClick={() => void exportResults()}>
          {results.export}
        </Button>
      }
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
        <JobFacts job={job} resumes={resumes} />
        <ul className="grid grid-cols-1 content-start gap-1">
          {resumes.map((resume) => (
            <li key={resume.id}>
              <CandidateLine resume={resume} onSelect={() => onSelect(resume.id)} />
            </li>
          ))}
        </ul>
      </div>
      <BandsHelp />
    </Card>
  );
}

function JobFacts({ job, resumes }: Pick<Props, 'job' | 'resumes'>) {
  const texts = useTexts();
  const { results, jobs } = texts;
  const processed = resumes.filter((resume) => resume.matchScore !== null);
  return (
    <div>
      <p className="text-lg font-semibold">{titleIn(texts, job)}</p>
      <dl className="mt-3 grid gap-2 text-sm">
        <div>
          <dt className="text-muted">{jobs.skills}</dt>
          <dd>{firstSkills(job.skills) || results.none}</dd>
        </div>
        <div className="flex justify-between border-t border-base-300 pt-2">
          <dt className="text-muted">{results.processed}</dt>
          <dd className="font-semibold tabular-nums">{processed.length}</dd>
        </div>
        <div className="flex justify-between border-t border-base-300 pt-2">
          <dt className="text-muted">{results.translations}</dt>
          <dd className="font-semibold tabular-nums">{processed.filter((resume) => resume.isTranslated).length}</dd>
        </div>
      </dl>
    </div>
  );
}

function CandidateLine({ resume, onSelect }: { resume: Analysis['resumes'][number]; onSelect: () => void }) {
  const { results, confidence } = useTexts();
  const score = resume.matchScore;
  const band = score === null ? undefined : scoreBand(score);
  return (
    <button
      type="button"
      onClick={onSelect}
      className={classNames(
        'grid w-full cursor-pointer grid-cols-1 items-center gap-x-4 gap-y-1.5 rounded-field px-2 py-2.5',
        'text-left',
        'hover:bg-base-200 max-sm:-mx-2 max-sm:w-[calc(100%+1rem)] sm:-mx-2',
        'sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_auto_3.25rem]',
      )}
    >
      <span className="flex min-w-0 items-baseline justify-between gap-3 sm:contents">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{resume.name}</span>
          {resume.isTranslated && <Badge tone="accent">{results.translated}</Badge>}
          <ConfidenceBadge level={resume.confidence} texts={confidence.levels} />
        </span>
        {score !== null ? (
          <span className="shrink-0 text-right text-sm max-lg:grid max-sm:max-w-1/2 sm:order-1 sm:w-44 lg:w-72">
            <ScoreWord inList score={score} counts={{ musts: resume.musts ?? 0, mustsMet: resume.mustsMet ?? 0 }} />
          </span>
        ) : (
          <span className="shrink-0 text-sm text-error sm:col-span-3">{results.notScored}</span>
        )}
      </span>
      {score !== null && band && (
        <span className="flex min-w-0 items-center gap-4 sm:contents">
          <span className="min-w-0 flex-1">
            <ScoreBar score={score} />
          </span>
          <span className="w-13 text-right sm:order-2">
            <Tooltip text={results.scored(score)}>
              <span className={`text-lg font-semibold tabular-nums ${bandText[band]}`}>{score}%</span>
            </Tooltip>
          </span>
        </span>
      )}
    </button>
  );
}

/** What the word beside a score says of its number and of the must-haves. */
function BandsHelp() {
  const {
    results: { bands: words, bandsHelp: help },
  } = useTexts();
  return (
    <div className="mt-4">
      <Disclosure title={help.title}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {bands.map(({ band, from }, index) => (
            <div key={band} className="contents">
              <dt className="flex items-center gap-2 font-medium">
                <span aria-hidden="true" className={`size-2.5 rounded-full ${bandFill[band]}`} />
                {words[band]}
              </dt>
              <dd className="text-muted tabular-nums">
                {help.from(from, index === 0 ? 100 : bands[index - 1]!.from - 1)}
              </dd>
            </div>
          ))}
        </dl>
        <p className="max-w-prose text-sm text-muted">{help.musts}</p>
      </Disclosure>
    </div>
  );
}
