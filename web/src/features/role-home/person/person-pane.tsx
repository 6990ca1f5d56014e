import type { Candidacy } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  ArrowLeft,
  ChevronDown,
  ChevronUp,
  FileArchive,
  FileText,
  FolderInput,
  Mail,
  Printer,
  UserMinus,
  UserPlus,
  UserRound,
  X,
} from 'lucide-react';
import { useMemo } from 'react';
import { call, failureText } from '../../../lib/api-client.ts';
import { say, useTexts } from '../../../texts/index.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { SkeletonBlocks } from '../../../ui/states.tsx';
import { CandidateView } from '../../analysis/results/candidate-view.tsx';
import { SalaryEdit } from '../../candidates/salary-edit.tsx';
import { Decided } from '../../candidates/decided.tsx';
import { StatusSelect } from '../../candidates/status-select.tsx';
import { candidacyKey } from '../../candidates/held.ts';
import { candidacyQuery } from '../../candidates/queries.ts';
import { useDownload } from '../../messages/use-download.ts';
import { useOpenFile } from '../../messages/use-open-file.ts';
import { LoadProblem } from '../../messages/load-problem.tsx';
import { Notes, type NoteCalls } from '../../notes/notes.tsx';
import { Standing } from '../../moves/standing.tsx';
import type { useRoleActions } from '../use-role-actions.ts';
import type { RolePeople } from '../use-role-people.ts';
import { ChangeList } from './change-list.tsx';

type Role = { id: number; name: string };
type Props = {
  id: number;
  role: Role;
  people: RolePeople;
  actions: ReturnType<typeof useRoleActions>;
  onMove: () => void;
};

/** One person of a role: what was found in the resume, with status, salary, notes and history. */
export function PersonPane({ id, ...props }: Props) {
  const texts = useTexts();
  const query = useQuery(candidacyQuery(id));
  const { data, error, isError } = query;
  return (
    <div className="sheet flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden max-lg:overflow-visible">
      <PersonBar id={id} candidacy={data} {...props} />
      <div
        className="min-h-0 flex-1 overflow-y-auto p-4 sm:p-5"
        tabIndex={0}
        role="region"
        aria-label={texts.people.details}
      >
        {isError && !data && (
          <LoadProblem text={say(texts, failureText(error, texts.people.personFailed))} queries={[query]} />
        )}
        {!data && !isError && <SkeletonBlocks heights={['h-20', 'h-32', 'h-96']} />}
        {data && <Person candidacy={data} role={props.role} />}
      </div>
    </div>
  );
}

function Person({ candidacy, role }: { candidacy: Candidacy; role: Role }) {
  const { id, resumeId } = candidacy;
  const candidate = useMemo(() => ({ ...candidacy, id: resumeId, analysisId: id }), [candidacy, resumeId, id]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Standing candidacy={candidacy} here={role} />
      <Notes calls={noteCalls(id)} notes={candidacy.notes} />
      <CandidateView candidate={candidate} focus={undefined} />
      <ChangeList candidacyId={id} entries={candidacy.activity} />
    </div>
  );
}

const noteCalls = (id: number): NoteCalls => ({
  queryKey: candidacyKey(id),
  add: (text) => call('POST /api/candidacies/:id/notes', { params: { id }, input: { text } }),
  change: (noteId, text) => call('PUT /api/candidacies/:id/notes/:noteId', { params: { id, noteId }, input: { text } }),
  remove: (noteId) => call('DELETE /api/candidacies/:id/notes/:noteId', { params: { id, noteId } }),
});

function PersonBar({ id, role, candidacy, people, actions, onMove }: Props & { candidacy: Candidacy | undefined }) {
  const { people: texts, moves, files, letter } = useTexts();
  const { index, items, total, open } = people;
  const shown = open ?? candidacy;
  const file = useOpenFile();
  const { busy, download } = useDownload();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 border-b border-base-300 px-2 py-1.5 sm:px-3">
      <span className="flex items-center">
        <IconButton icon={ArrowLeft} label={texts.back} className="lg:hidden" onClick={people.close} />
        <IconButton icon={ChevronUp} label={texts.previous} disabled={index <= 0} onClick={() => people.step(-1)} />
        <IconButton
          icon={ChevronDown}
          label={texts.next}
          disabled={index >= items.length - 1}
          onClick={() => people.step(1)}
        />
        {index >= 0 && (
          <span className="ml-1 text-xs whitespace-nowrap text-muted tabular-nums">
            {texts.place(index + 1, total)}
          </span>
        )}
      </span>
      {shown && <StatusSelect candidate={shown} />}
      {shown && <Decided decided={shown.decided} className="min-w-0 flex-[1_1_4.5rem] truncate text-xs text-muted" />}
      {shown && (
        <span className="flex items-center gap-2 text-sm">
          <span className="text-xs text-muted">{texts.columns.salary}</span>
          <SalaryEdit key={id} candidate={shown} />
        </span>
      )}
      <span className="ml-auto flex items-center">
        {candidacy && (
          <>
            {!candidacy.masked && (
              <IconButton
                icon={FileText}
                label={texts.original}
                onClick={() => file.mutate(['GET /api/resume-file/:resumeId', { resumeId: candidacy.resumeId }])}
              />
            )}
            {candidacy.personId !== null && (
              <Link
                to="/people/$personId"
                params={{ personId: String(candidacy.personId) }}
                aria-label={texts.person}
                title={texts.person}
                className="btn btn-ghost btn-square size-9 text-muted hover:text-base-content"
              >
                <UserRound size={16} aria-hidden="true" />
              </Link>
            )}
            <Link
              to="/report/$jobDescriptionId/$resumeId"
              params={{ jobDescriptionId: String(candidacy.jobDescriptionId), resumeId: String(candidacy.resumeId) }}
              aria-label={texts.report}
              title={texts.report}
              className="btn btn-ghost btn-square size-9 text-muted hover:text-base-content"
            >
              <Printer size={16} aria-hidden="true" />
            </Link>
            {!candidacy.masked && (
              <IconButton
                icon={FileArchive}
                label={files.decision}
                disabled={busy}
                onClick={() => void download('GET /api/candidacies/:id/decision', id, files.decisionSaved)}
              />
            )}
            <Link
              to="/letters/$candidacyId"
              params={{ candidacyId: String(id) }}
              aria-label={letter}
              title={letter}
              className="btn btn-ghost btn-square size-9 text-muted hover:text-base-content"
            >
              <Mail size={16} aria-hidden="true" />
            </Link>
          </>
        )}
        <IconButton icon={FolderInput} label={moves.move} disabled={actions.busy} onClick={onMove} />
        {candidacy && candidacy.role?.id !== role.id ? (
          <IconButton
            icon={UserPlus}
            label={texts.bringBack}
            disabled={actions.busy}
            onClick={() => actions.move([id], role)}
          />
        ) : (
          <IconButton
            icon={UserMinus}
            label={texts.remove}
            disabled={actions.busy}
            onClick={() => {
              people.stepOver();
              actions.remove([id]);
            }}
          />
        )}
        <IconButton icon={X} label={texts.close} className="max-lg:hidden" onClick={people.close} />
      </span>
    </div>
  );
}
