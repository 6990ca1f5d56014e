import type { RatedFile } from '@cotejo/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, upload } from '../../lib/api-client.ts';
import { useLanguage, useTexts } from '../../texts/index.tsx';
import { Card } from '../../ui/card.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Segments } from '../../ui/segments.tsx';
import { spreadsheets } from '../imports/spreadsheets.ts';
import { showFailure } from '../messages/show-failure.ts';
import { type Place, RolePicker } from '../moves/role-picker.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { Rates } from './rates.tsx';

type Scope = 'all' | 'role';
type Asked = { file: File; place: Place | undefined; taken?: RatedFile['taken'] };

/** Rates by the categories of a file, which is sent anew with each change of the role or of a column. */
export function BiasCheckTab() {
  const texts = useTexts();
  const { biasCheck: words, forms } = texts;
  const language = useLanguage();
  const [scope, setScope] = useState<Scope>('all');
  const [place, setPlace] = useState<Place>();
  // Stays while a changed column is looked at, so that the focus stays in its field.
  const [shown, setShown] = useState<{ asked: Asked; rated: RatedFile }>();
  const rate = useMutation({
    mutationFn: ({ file, place: role, taken }: Asked) =>
      upload(
        'POST /api/admin/category-rates',
        file,
        {},
        () => undefined,
        {},
        {
          roleId: role?.id,
          language,
          ...given(taken),
        },
      ),
    onError: (error) => showFailure(texts, forms.error, failureText(error, words.wentWrong)),
  });
  const { variables: last } = rate;
  // The answer to the last call alone is shown.
  const send = (asked: Asked) => rate.mutate(asked, { onSuccess: (rated) => setShown({ asked, rated }) });
  const choose = (nextScope: Scope, nextPlace: Place | undefined) => {
    setScope(nextScope);
    setPlace(nextPlace);
    const wanted = nextScope === 'role' ? nextPlace : undefined;
    if (last && (nextScope === 'all' || wanted) && wanted?.id !== last.place?.id) send({ ...last, place: wanted });
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title={words.title} hint={words.hint} className="print:hidden">
        <div className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <Segments
              label={words.scope}
              selected={scope}
              options={[
                { key: 'all', text: words.scopes.all },
                { key: 'role', text: words.scopes.role },
              ]}
              onSelect={(next) => choose(next, place)}
            />
          </div>
          {scope === 'role' && <RolePicker chosen={place} onChoose={(next) => choose(scope, next)} />}
          <DropZone
            label={words.sheet}
            name="categories"
            text={last?.file.name ?? words.choose}
            hint={words.kinds}
            accept={spreadsheets}
            compact={last !== undefined}
            disabled={rate.isPending || (scope === 'role' && !place)}
            onFiles={([file]) => {
              if (!file) return;
              setShown(undefined);
              send({ file, place: scope === 'role' ? place : undefined });
            }}
          />
          {rate.isPending && <ProgressBar label={words.progress} />}
          {shown && <ColumnChoice rated={shown.rated} onTake={(taken) => send({ ...shown.asked, taken })} />}
          {shown && !shown.rated.rates && <Notice tone="warning">{words.incomplete}</Notice>}
        </div>
      </Card>
      {shown?.rated.rates && <Rates rates={shown.rated.rates} of={shown.asked.place?.name ?? words.scopes.all} />}
    </div>
  );
}

/** The columns that are named; without one the server tells them by their titles. */
const given = (taken: RatedFile['taken'] | undefined) =>
  Object.fromEntries(Object.entries(taken ?? {}).filter(([, column]) => column !== null));
