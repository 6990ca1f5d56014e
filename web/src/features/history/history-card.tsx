import { type HistoryEntry, scoreBand, titleIn } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { CalendarClock, ChevronRight, FileText, Trash2, UsersRound } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { minuteText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { bandText } from '../../ui/score-band.ts';
import { DeleteAnalysisDialog } from './delete-analysis-dialog.tsx';

const shownSkills = 3;

/** One job description of the history, with its resumes. */
export function HistoryCard({ entry, children }: { entry: HistoryEntry; children?: ReactNode }) {
  const texts = useTexts();
  const { history } = texts;
  const titleId = useId();
  const [deleting, setDeleting] = useState(false);
  return (
    <article aria-labelledby={titleId} className="sheet flex flex-col gap-3 p-4 sm:p-5">
      {children}
      <div className="flex items-start justify-between gap-3">
        <h2 id={titleId} className="min-w-0 text-lg leading-6 wrap-anywhere">
          {titleIn(texts, entry)}
        </h2>
        <Badge tone={entry.analyzed ? 'accent' : 'plain'}>{entry.analyzed ? history.analyzed : history.pending}</Badge>
      </div>
      <Facts entry={entry} />
      {entry.best.length > 0 && <Best entry={entry} />}
      {entry.skills.length > 0 && <FirstSkills skills={entry.skills} />}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {!entry.analyzed && (
          <Button disabled aria-describedby={titleId}>
            {history.notAnalyzed}
          </Button>
        )}
        <Link
          to="/analyze"
          search={{ jobDescriptionId: entry.id }}
          aria-describedby={titleId}
          className={buttonClass()}
        >
          {entry.analyzed ? history.view : history.goOn}
        </Link>
        {!entry.role && (
          <IconButton
            icon={Trash2}
            label={history.deleteOf(titleIn(texts, entry))}
            className="ml-auto"
            onClick={() => setDeleting(true)}
          />
        )}
      </div>
      {deleting && <DeleteAnalysisDialog entry={entry} onClose={() => setDeleting(false)} />}
    </article>
  );
}

function Facts({ entry }: { entry: HistoryEntry }) {
  const { history } = useTexts();
  return (
    <div className="grid grid-cols-1 gap-1.5 text-sm text-muted">
      <p className="flex items-start gap-2">
        <FileText size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{entry.originalFileName}</span>
      </p>
      <p className="flex items-center gap-2 tabular-nums">
        <CalendarClock size={16} aria-hidden="true" className="shrink-0" />
        <time dateTime={entry.date}>{minuteText(entry.date)}</time>
        {entry.author && <span className="min-w-0 truncate">· {entry.author.name}</span>}
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

/** The best candidates with their scores. */
function Best({ entry }: { entry: HistoryEntry }) {
  const { history } = useTexts();
  return (
    <ul aria-label={history.best} className="grid grid-cols-1 text-sm">
      {entry.best.map(({ resumeId, name, matchScore }) => (
        <li key={resumeId} className="flex min-h-7 items-center justify-between gap-3">
          <Link
            to="/analyze"
            search={{ jobDescriptionId: entry.id, resumeId }}
            className="link-hover inline-flex min-h-6 min-w-0 items-center"
          >
            <span className="truncate">{name}</span>
          </Link>
          <span className={classNames('font-semibold tabular-nums', bandText[scoreBand(matchScore)])}>
            {matchScore}%
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The client and the role that an entry belongs to. */
export function Place({ entry: { client, role } }: { entry: HistoryEntry }) {
  if (!client || !role) return null;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm">
      <Link
        to="/clients/$clientId"
        params={{ clientId: String(client.id) }}
        className="link-hover inline-flex min-h-6 items-center text-muted wrap-anywhere"
      >
        {client.name}
      </Link>
      <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-muted" />
      <Link
        to="/roles/$roleId"
        params={{ roleId: String(role.id) }}
        className="link-hover inline-flex min-h-6 items-center font-medium wrap-anywhere"
      >
        {role.name}
      </Link>
    </p>
  );
}
