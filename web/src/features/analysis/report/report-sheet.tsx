import {
  type Candidate,
  confidenceSentences,
  type JobDescription,
  provenanceSentence,
  textsIn,
  titleIn,
} from '@cotejo/contract';
import { minuteText } from '../../../lib/dates.ts';
import { useTexts } from '../../../texts/index.tsx';
import { ScoreRing } from '../../../ui/score.tsx';
import { ScoreWord } from '../results/score-word.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Placing } from './placing.tsx';
import { Requirements } from './requirements.tsx';
import { Coverage } from './coverage.tsx';

type Props = { candidate: Candidate; job: JobDescription };

/** How many points of each kind fit on a page of A4. */
const shownPoints = 4;

/**
 * The first page of the report as a sheet of paper, light in every theme. In print only requirements that fit are shown
 * on it; all of them follow.
 */
export function ReportSheet({ candidate: analyzed, job }: Props) {
  const texts = useTexts();
  const candidate = textsIn(texts, analyzed);
  const { report, product } = texts;
  const title = titleIn(texts, job);
  return (
    <article
      data-theme="cotejo-light"
      className={classNames(
        'sheet grid grid-cols-1 gap-5 p-5 text-sm text-base-content',
        'sm:p-10 print:flex print:h-[270mm] print:flex-col print:gap-3 print:rounded-none print:border-0',
        'print:p-0 print:text-xs',
      )}
    >
      <title>{`${candidate.name} · ${title} · ${product}`}</title>
      <Heading candidate={candidate} job={report.job(title, job.originalFileName)} />
      <Placing candidacyId={candidate.analysisId} />
      <section>
        <h2 className="text-lg">{report.summary}</h2>
        <p className="mt-1 whitespace-pre-line print:line-clamp-6">{candidate.summary}</p>
      </section>
      <Coverage candidate={candidate} />
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 print:grid-cols-2">
        <Points title={report.strengths} points={candidate.keyStrengths} />
        <Points title={report.considerations} points={candidate.areasForConsideration} />
      </div>
      <Requirements candidate={candidate} />
      <Remarks candidate={candidate} />
    </article>
  );
}

/** What limits the score, and how it was made. */
function Remarks({ candidate }: { candidate: Candidate }) {
  const texts = useTexts();
  const { report, results, product, warnings } = texts;
  return (
    <footer className="border-t border-base-300 pt-2 text-xs text-muted">
      {candidate.confidence && candidate.confidence.level !== 'high' && (
        <p className="text-base-content print:line-clamp-3">
          {texts.confidence.levels[candidate.confidence.level]}:{' '}
          {confidenceSentences(candidate.confidence, texts).join(' ')}
        </p>
      )}
      {candidate.warnings.length > 0 && (
        <p className="text-warning">
          {report.leftOut}: {candidate.warnings.map((warning) => warnings.kinds[warning.kind]).join(', ')}
        </p>
      )}
      <p>
        {[results.analyzedOn(minuteText(candidate.createdAt)), provenanceSentence(candidate, texts), product]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </footer>
  );
}

function Heading({ candidate, job }: { candidate: Candidate; job: string }) {
  const { results, confidence } = useTexts();
  return (
    <header className="flex items-center gap-5 border-b border-base-300 pb-4">
      <div className="min-w-0 flex-1">
        <h1 className="text-3xl wrap-anywhere">{candidate.name}</h1>
        <p className="text-muted wrap-anywhere">{job}</p>
        <p>
          <ScoreWord score={candidate.matchScore} counts={candidate} />
          {candidate.confidence && ` · ${confidence.levels[candidate.confidence.level]}`}
        </p>
      </div>
      <ScoreRing score={candidate.matchScore} label={results.scored(candidate.matchScore)} size={76} />
    </header>
  );
}

function Points({ title, points }: { title: string; points: Candidate['keyStrengths'] }) {
  const { report } = useTexts();
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      {points.length === 0 && <p className="mt-1 text-muted">{report.none}</p>}
      <ul className="mt-1 grid gap-2">
        {points.slice(0, shownPoints).map((point) => (
          <li key={point.title} className="wrap-anywhere">
            <p className="font-semibold print:line-clamp-1">{point.title}</p>
            <p className="line-clamp-3 text-muted print:line-clamp-2">{point.description}</p>
          </li>
        ))}
      </ul>
      <More count={points.length - shownPoints} />
    </section>
  );
}

function More({ count }: { count: number }) {
  const { report } = useTexts();
  return count > 0 && <p className="mt-1 text-xs text-muted">{report.more(count)}</p>;
}
