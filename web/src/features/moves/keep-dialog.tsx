import { limits, type Candidacy, type Candidate } from '@cotejo/contract';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';
import { useTexts } from '../../texts/index.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { candidacyQuery } from '../candidates/queries.ts';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { refreshHistory } from '../history/queries.ts';
import { showFailure } from '../messages/show-failure.ts';
import { opportunityCalled, type NewNames } from './new-place.ts';
import { RolePicker, type Place } from './role-picker.tsx';

type Props = { job: { id: number; title: string }; candidates: Candidate[]; onClose: () => void };
type Choice = { place: Place; names: NewNames; ids: number[] };

/** The names that are asked for, by where the candidates go. */
const namesFor = {
  role: [],
  opportunity: ['role'],
  new: ['client', 'opportunity', 'role'],
} as const satisfies Record<Place['kind'], readonly (keyof NewNames)[]>;

/** Asks in which role the candidates of an uploaded file are to be kept; a new one takes the file as its own. */
export function KeepDialog({ job, candidates, onClose }: Props) {
  const { moves, frame } = useTexts();
  const [place, setPlace] = useState<Place>();
  const [names, setNames] = useState<NewNames>({
    client: '',
    opportunity: '',
    role: job.title.slice(0, limits.nameMaximum),
  });
  const [left, setLeft] = useState<number[]>([]);
  const keep = useKeep(job.id, onClose);
  const ids = candidates.map(({ analysisId }) => analysisId).filter((id) => !left.includes(id));
  const asked = place ? namesFor[place.kind] : [];
  const isReady = place !== undefined && ids.length > 0 && asked.every((key) => names[key].trim() !== '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && !keep.isPending) keep.mutate({ place, names, ids });
  };
  const toggle = (id: number) =>
    setLeft((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <Dialog fit title={moves.keepTitle} closeLabel={frame.close} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
        <div className="grid min-h-0 gap-4 overflow-y-auto p-4">
          <RolePicker withNew chosen={place} onChoose={setPlace} />
          {asked.map((key) => (
            <Field
              key={key}
              label={moves.newNames[key]}
              hint={key === 'role' ? moves.newHint : undefined}
              value={names[key]}
              maxLength={limits.nameMaximum}
              onChange={(event) => setNames({ ...names, [key]: event.target.value })}
            />
          ))}
          {place?.kind === 'role' && <p className="text-sm text-muted">{moves.existingHint}</p>}
          <Candidates candidates={candidates} left={left} onToggle={toggle} />
          {ids.length === 0 && (
            <p role="alert" className="text-sm text-error">
              {moves.nobody}
            </p>
          )}
        </div>
        <DialogActions
          submit={moves.keepAction}
          submitting={moves.keepAction}
          busy={keep.isPending}
          disabled={!isReady}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

type ListProps = { candidates: Candidate[]; left: number[]; onToggle: (id: number) => void };

function Candidates({ candidates, left, onToggle }: ListProps) {
  const { moves } = useTexts();
  const placed = useQueries({ queries: candidates.map(({ analysisId }) => candidacyQuery(analysisId)) });
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{moves.who}</legend>
      {candidates.map(({ analysisId, name, matchScore }, index) => (
        <label key={analysisId} className="flex min-h-9 cursor-pointer items-center gap-3 px-2 text-sm">
          <CheckBox checked={!left.includes(analysisId)} onChange={() => onToggle(analysisId)} />
          <span className="min-w-0 flex-1 truncate">
            {name}
            {placed[index]?.data?.role && (
              <span className="text-muted"> · {moves.inRole(placed[index].data.role.name)}</span>
            )}
          </span>
          <span className="tabular-nums">{matchScore}%</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Keeps candidates in a role and leads there. What went into a role that was there can be undone from the message. */
function useKeep(jobDescriptionId: number, onDone: () => void) {
  const texts = useTexts();
  const { moves, forms } = texts;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refresh = async () => {
    refreshHistory(queryClient);
    await Promise.all([refreshLists(queryClient), queryClient.invalidateQueries({ queryKey: ['candidacy'] })]);
  };
  const put = (ids: number[], roleId: number | null) => call('PUT /api/candidacies/role', { input: { ids, roleId } });
  const undo = useMutation({
    mutationFn: async (before: Candidacy[]) => {
      for (const [roleId, group] of Map.groupBy(before, ({ role }) => role?.id ?? null))
        await put(
          group.map(({ id }) => id),
          roleId,
        );
    },
    onError: (error) => showFailure(texts, forms.error, failureText(error, moves.moveFailed)),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: async ({ place, names, ids }: Choice) => {
      if (place.kind === 'role') {
        const asked = ids.map((id) => queryClient.fetchQuery({ ...candidacyQuery(id), staleTime: 0 }));
        const before = await Promise.all(asked);
        await put(ids, place.id);
        return { role: place, before };
      }
      const opportunityId = place.kind === 'new' ? await opportunityCalled(names) : place.id;
      const role = await call('POST /api/job-description/:jobDescriptionId/role', {
        params: { jobDescriptionId },
        input: { name: names.role.trim(), opportunityId, ids },
      });
      return { role, before: undefined };
    },
    onSuccess: async ({ role, before }, { ids }) => {
      showToast({
        title: moves.kept(ids.length, role.name),
        ...(before && { action: { label: forms.undo, run: () => undo.mutate(before) } }),
      });
      await refresh();
      onDone();
      await navigate({ to: '/roles/$roleId', params: { roleId: String(role.id) } });
    },
    onError: (error) => showFailure(texts, forms.error, failureText(error, moves.keepFailed)),
  });
}
