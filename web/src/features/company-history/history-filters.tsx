import { historyKinds, type ManagedUser } from '@cotejo/contract';
import { fullName } from '../../lib/full-name.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import type { HistoryFilters } from './filters.ts';

type Props = {
  filters: HistoryFilters;
  users: ManagedUser[];
  /** What the entries are about, once one of them has told its name. */
  about: string | undefined;
  onFilters: (filters: HistoryFilters) => void;
};

/** Who, what, from and until; and what it is about, where another page has led here. */
export function HistoryFilterFields({ filters, users, about, onFilters }: Props) {
  const { companyHistory: words } = useTexts();
  const set = (change: HistoryFilters) => onFilters({ ...filters, ...change });
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <fieldset className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <legend className="sr-only">{words.filters}</legend>
      <SelectField
        label={words.who}
        value={filters.who ?? ''}
        onChange={({ target: { value } }) => set({ who: value === 'server' ? value : Number(value) || undefined })}
      >
        <option value="">{words.everybody}</option>
        <option value="server">{words.server}</option>
        {users.map((user) => (
          <option key={user.id} value={user.id}>
            {fullName(user)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.kind}
        value={filters.kind ?? ''}
        onChange={({ target: { value } }) => set({ kind: historyKinds.find((kind) => kind === value) })}
      >
        <option value="">{words.everything}</option>
        {historyKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <Field
        type="date"
        label={words.from}
        value={filters.from ?? ''}
        max={filters.until}
        onChange={({ target }) => set({ from: target.value || undefined })}
      />
      <Field
        type="date"
        label={words.until}
        value={filters.until ?? ''}
        min={filters.from}
        onChange={({ target }) => set({ until: target.value || undefined })}
      />
      {isFiltered && (
        <p className="flex flex-wrap items-center gap-3 text-sm sm:col-span-2 lg:col-span-4">
          {about && <span className="wrap-anywhere">{words.only(about)}</span>}
          <Button size="small" onClick={() => onFilters({})}>
            {words.clear}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
