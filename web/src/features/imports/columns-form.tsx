import { type ImportField, type PeopleImport } from '@cotejo/contract';
import { useTexts } from '../../texts/index.tsx';
import { CheckBox } from '../../ui/check-box.tsx';

type Mapping = { hasHeader: boolean; fields: (ImportField | null)[] };
type Props = { one: PeopleImport; onChange: (mapping: Mapping) => void };

/** What each column is taken for; a change has the rows checked anew at once. */
export function ColumnsForm({ one: { columns, hasHeader }, onChange }: Props) {
  const { imports } = useTexts();
  const fields = columns.map(({ field }) => field);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{imports.columns}</legend>
      <p className="mb-3 text-sm text-muted">{imports.columnsHint}</p>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ title, samples, field }, at) => (
          <li key={at} className="min-w-0">
            <label className="grid gap-1 text-sm">
              <span className="font-medium wrap-anywhere">{title || imports.untitled(at + 1)}</span>
              <select
                className="select w-full border-base-content/50 bg-base-100 text-sm"
                value={field ?? ''}
                onChange={({ target }) =>
                  onChange({ hasHeader, fields: fields.with(at, (target.value || null) as ImportField | null) })
                }
              >
                <option value="">{imports.leaveOut}</option>
                {Object.entries(imports.fields).map(([key, text]) => (
                  <option key={key} value={key}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
            <p className="mt-1 truncate text-xs text-muted">{samples.join(' · ')}</p>
          </li>
        ))}
      </ul>
      <label className="mt-4 flex min-h-6 items-center gap-2 text-sm">
        <CheckBox checked={hasHeader} onChange={({ target }) => onChange({ hasHeader: target.checked, fields })} />
        {imports.hasHeader}
      </label>
    </fieldset>
  );
}
