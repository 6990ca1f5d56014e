import { limits, type PeopleImport } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { failureText, upload } from '../../lib/api-client.ts';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { importsKey, importsQuery } from './queries.ts';
import { spreadsheets } from './spreadsheets.ts';

/** Takes a spreadsheet, and lists those that were taken before. */
export function SheetCard({ shown, onImport }: { shown: number | undefined; onImport: (id: number) => void }) {
  const texts = useTexts();
  const { imports, forms, language } = texts;
  const queryClient = useQueryClient();
  const earlier = useQuery(importsQuery).data?.filter(({ id }) => id !== shown) ?? [];
  const send = useMutation({
    mutationFn: (file: File) => upload('POST /api/people/imports', file, {}, () => undefined),
    onSuccess: ({ id }) => onImport(id),
    onError: (error) => showFailure(texts, forms.error, failureText(error, imports.wentWrong)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey }),
  });
  return (
    <Card title={imports.sheet} hint={imports.sheetHint(limits.importRows.toLocaleString(language.locale))}>
      <div className="grid grid-cols-1 gap-4">
        <DropZone
          label={imports.sheet}
          name="spreadsheet"
          text={imports.chooseSheet}
          hint={imports.sheetKinds}
          accept={spreadsheets}
          compact={shown !== undefined}
          disabled={send.isPending}
          onFiles={([file]) => file && send.mutate(file)}
        />
        {send.isPending && <ProgressBar label={imports.progress} />}
        {earlier.length > 0 && (
          <section>
            <h3 className="mb-1 text-sm font-semibold">{imports.earlier}</h3>
            <ul className="divide-y divide-base-300">
              {earlier.map((one) => (
                <Earlier key={one.id} one={one} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Card>
  );
}

function Earlier({ one: { id, fileName, createdAt, state } }: { one: PeopleImport }) {
  const { imports } = useTexts();
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm">
      <Link
        to="/people/import"
        search={{ id }}
        className="font-medium wrap-anywhere hover:text-primary hover:underline"
      >
        {fileName}
      </Link>
      <span className="text-muted">{dayText(createdAt)}</span>
      <Badge tone={state === 'failed' ? 'warning' : 'plain'}>{imports.states[state]}</Badge>
    </li>
  );
}
