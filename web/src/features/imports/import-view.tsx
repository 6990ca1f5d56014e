import type { PeopleImport } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { minuteText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { peopleKey } from '../people/queries.ts';
import { PersonLink } from '../pool/person-link.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { importQuery, importsKey, isUnderWay } from './queries.ts';
import { ImportRows } from './import-rows.tsx';
import { UndoDialog } from './undo-dialog.tsx';

/** A spreadsheet: its columns, what becomes of its rows, and what can be done with it. */
export function ImportView({ id, onGone }: { id: number; onGone: () => void }) {
  const { imports } = useTexts();
  const query = useQuery(importQuery(id));
  if (query.isPending) return <SkeletonRows label={imports.loading} count={6} />;
  if (query.isLoadingError) return <LoadProblem text={imports.loadFailed} queries={[query]} />;
  return <Shown one={query.data} onGone={onGone} />;
}

function Shown({ one, onGone }: { one: PeopleImport; onGone: () => void }) {
  const { imports } = useTexts();
  const { id, fileName, state, fraction } = one;
  const [undoing, setUndoing] = useState(false);
  const change = useImportChange(id);
  const params = { importId: id };
  const rows = one.rows - one.counts.skipped;
  return (
    <Card
      title={fileName}
      hint={imports.states[state]}
      actions={
        <>
          {!isUnderWay(state) && (
            <Button
              icon={Trash2}
              onClick={() =>
                change.mutate(() => call('DELETE /api/people/imports/:importId', { params }), { onSuccess: onGone })
              }
            >
              {imports.forget}
            </Button>
          )}
          {one.undoUntil && (
            <Button icon={Undo2} onClick={() => setUndoing(true)}>
              {imports.undo}
            </Button>
          )}
          {(state === 'checked' || state === 'failed') && rows > 0 && (
            <Button
              variant="primary"
              icon={Check}
              busy={change.isPending}
              onClick={() => change.mutate(() => call('POST /api/people/imports/:importId/run', { params }))}
            >
              {state === 'failed' ? imports.again : imports.run(rows)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <Remarks one={one} />
        {isUnderWay(state) && <ProgressBar label={imports.states[state]} fraction={fraction} />}
        {(state === 'checking' || state === 'checked') && (
          <ColumnsForm
            one={one}
            onChange={(input) =>
              change.mutate(() => call('PUT /api/people/imports/:importId/columns', { params, input }))
            }
          />
        )}
        {state !== 'undone' && <ImportRows one={one} />}
      </div>
      {undoing && (
        <UndoDialog
          busy={change.isPending}
          onUndo={() => {
            setUndoing(false);
            change.mutate(() => call('POST /api/people/imports/:importId/undo', { params }));
          }}
          onClose={() => setUndoing(false)}
        />
      )}
    </Card>
  );
}

function Remarks({ one: { state, undoUntil, kept, keptTotal } }: { one: PeopleImport }) {
  const { imports } = useTexts();
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {state === 'failed' && <Notice tone="error">{imports.failed}</Notice>}
      {undoUntil && <p className="text-sm text-muted">{imports.undoUntil(minuteText(undoUntil))}</p>}
      {keptTotal > 0 && (
        <Notice>
          <p>{imports.kept(keptTotal)}</p>
          <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
            {kept.map((person) => (
              <li key={person.id}>
                <PersonLink person={person} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** Changes a spreadsheet, and has everything that shows it, or its people, asked for again. */
function useImportChange(id: number) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, texts.imports.wentWrong)),
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [...importsKey, id], exact: true }),
        queryClient.invalidateQueries({ queryKey: [...importsKey, 'list'] }),
        queryClient.invalidateQueries({ queryKey: peopleKey }),
      ]);
    },
  });
}
