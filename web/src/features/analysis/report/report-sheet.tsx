import type { Candidate, JobDescription, JudgedRequirement } from '@cotejo/contract';
import { format } from 'date-fns';
import { useTexts } from '../../../texts/index.tsx';
import { textsIn, titleIn, wordingIn } from '../../../texts/wording.ts';
import { ScoreRing } from '../../../ui/score.tsx';
import { VerdictMark, verdictInk } from '../evidence/verdict-mark.tsx';
import { confidenceSentences } from '../results/confidence-text.ts';
import { CoverageBar } from '../results/coverage-card.tsx';
import { coverageOf } from '../results/coverage.ts';
import { provenanceSentence } from '../results/provenance.tsx';
import { ScoreWord } from '../results/score-word.tsx';
import { classNames } from '../../../ui/class-names.ts';

type Props = { candidate: Candidate; job: JobDescription };

/** How many entries fit on a page of A4. */
const shown = { points: 4, requirements: 16 };

/**
 * The report as a sheet of paper, light in every theme. In print it is exactly one page, and only requirements that
 * fit are shown.
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
      <section>
        <h2 className="text-lg">{report.summary}</h2>
        <p className="mt-1 line-clamp-6 whitespace-pre-line">{candidate.summary}</p>
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
        {[
          results.analyzedOn(format(candidate.createdAt, 'dd/MM/yyyy HH:mm')),
          provenanceSentence(candidate, texts),
          product,
        ]
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

/** The groups of requirements, whose points add up to the score. */
function Coverage({ candidate }: { candidate: Candidate }) {
  const { results } = useTexts();
  const groups = coverageOf(candidate);
  if (groups.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">{results.coverage}</h2>
      <dl
        className={classNames(
          'mt-2 grid grid-cols-1 gap-x-6 gap-y-2 min-[26rem]:grid-cols-2',
          'sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none print:auto-cols-fr print:grid-flow-col',
          'print:grid-cols-none',
        )}
      >
        {groups.map(({ group, points, maxPoints }) => (
          <div key={group} className="min-w-0">
            <dt className="truncate font-medium" title={results.groups[group]}>
              {results.groups[group]}
            </dt>
            <dd className="grid grid-cols-[minmax(0,1fr)_2.5rem] items-center gap-2">
              <CoverageBar points={points} maxPoints={maxPoints} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Points({ title, points }: { title: string; points: Candidate['keyStrengths'] }) {
  const { report } = useTexts();
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      {points.length === 0 && <p className="mt-1 text-muted">{report.none}</p>}
      <ul className="mt-1 grid gap-2">
        {points.slice(0, shown.points).map((point) => (
          <li key={point.title} className="wrap-anywhere">
            <p className="font-semibold print:line-clamp-1">{point.title}</p>
            <p className="line-clamp-3 text-muted print:line-clamp-2">{point.description}</p>
          </li>
        ))}
      </ul>
      <More count={points.length - shown.points} />
    </section>
  );
}

/**
 * The most important requirements, must-haves first. In print, rows that do not fit are left out and never cut in
 * half.
 */
function Requirements({ candidate: { requirements } }: { candidate: Candidate }) {
  const { evidence, report } = useTexts();
  if (requirements.length === 0) return null;
  const heaviest = requirements
    .toSorted((a, b) => Number(b.must) - Number(a.must) || b.weight - a.weight)
    .slice(0, shown.requirements);
  return (
    <section className="print:flex print:min-h-0 print:flex-1 print:flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{report.evidence}</h2>
        <p className="text-xs text-muted">
          {evidence.share(requirements.filter((one) => one.verdict === 'met').length, requirements.length)}
        </p>
      </div>
      <ul
        className={classNames(
          'mt-1 divide-y divide-base-300',
          'print:flex print:min-h-0 print:flex-col print:flex-wrap print:overflow-hidden',
        )}
      >
        {heaviest.map((requirement) => (
          <RequirementRow key={requirement.id} requirement={requirement} />
        ))}
      </ul>
      <p className="mt-1 text-xs text-muted">{report.all(requirements.length)}</p>
    </section>
  );
}

function RequirementRow({ requirement }: { requirement: JudgedRequirement }) {
  const texts = useTexts();
  const { evidence } = texts;
  return (
    <li
      className={classNames(
        'grid w-full grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-1',
        'print:py-0.5 sm:grid-cols-[6.5rem_minmax(0,4fr)_minmax(0,5fr)]',
        'print:grid-cols-[6.5rem_minmax(0,4fr)_minmax(0,5fr)]',
      )}
    >
      <p className={`flex gap-1.5 font-semibold ${verdictInk[requirement.verdict]}`}>
        <VerdictMark verdict={requirement.verdict} className="mt-0.5" />
        {evidence.verdicts[requirement.verdict]}
      </p>
      <p className="line-clamp-2 font-medium wrap-anywhere">{wordingIn(texts, requirement)}</p>
      <p className="col-start-2 line-clamp-2 text-muted wrap-anywhere sm:col-start-3 print:col-start-3">
        {requirement.quotes[0] ? `“${wordingIn(texts, requirement.quotes[0])}”` : evidence.noQuotes}
      </p>
    </li>
  );
}

function More({ count }: { count: number }) {
  const { report } = useTexts();
  return count > 0 && <p className="mt-1 text-xs text-muted">{report.more(count)}</p>;
}
