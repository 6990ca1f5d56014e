import { type HistoryEntry, titleIn } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { format } from 'date-fns';
import { CalendarClock, FileText, UsersRound } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';

const shownSkills = 3;

/** One job description of the history, with its resumes. */
export function HistoryCard({ entry }: { entry: HistoryEntry }) {
  const texts = useTexts();
  const { history } = texts;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="sheet flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 id={titleId} className="min-w-0 text-lg leading-6 wrap-anywhere">
          {titleIn(texts, entry)}
        </h2>
        <Badge tone={entry.analyzed ? 'accent' : 'plain'}>{entry.analyzed ? history.analyzed : history.pending}</Badge>
      </div>
      <Facts entry={entry} />
      {entry.skills.length > 0 && <FirstSkills skills={entry.skills} />}
      <div className="mt-auto pt-1">
        {entry.analyzed ? (
          <Link
            to="/analyze"
            search={{ jobDescriptionId: entry.id }}
            aria-describedby={titleId}
            className={buttonClass()}
          >
            {history.view}
          </Link>
        ) : (
          <Button disabled aria-describedby={titleId}>
            {history.notAnalyzed}
          </Button>
        )}
      </div>
    </article>
  );
}

function Facts({ entry }: { entry: HistoryEntry }) {
  const { history } = useTexts();
  return (
    <div className="grid gap-1.5 text-sm text-muted">
      <p className="flex items-start gap-2">
        <FileText size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{entry.originalFileName}</span>
      </p>
      <p className="flex items-center gap-2 tabular-nums">
        <CalendarClock size={16} aria-hidden="true" className="shrink-0" />
        <time dateTime={entry.date}>{format(entry.date, 'dd/MM/yyyy HH:mm')}</time>
      </p>
      <p className="flex items-center gap-2 tabular-nums">
        <UsersRound size={16} aria-hidden="true" className="shrink-0" />
        {history.resumes(entry.resumeCount)}
      </p>
    </div>
  );
}

function FirstSkills({ skills }: { skills: string[] }) {
  const { jobs } = useTexts();
  return (
    <ul aria-label={jobs.skills} className="flex flex-wrap gap-1.5">
      {skills.slice(0, shownSkills).map((skill) => (
        <li key={skill} className="flex min-w-0">
          <Badge className="max-w-full">
            <span className="truncate">{skill}</span>
          </Badge>
        </li>
      ))}
      {skills.length > shownSkills && <li className="text-sm leading-5 text-muted">...</li>}
    </ul>
  );
}
