import type { RatedFile } from '@cotejo/contract';
import { useTexts } from '../../texts/index.tsx';
import { SelectField } from '../../ui/field.tsx';

type Taken = RatedFile['taken'];
type Props = { rated: RatedFile; onTake: (taken: Taken) => void };

/** Which column of the file is taken for what. */
export function ColumnChoice({ rated: { columns, taken }, onTake }: Props) {
  const { biasCheck: words } = useTexts();
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3 sm:grid-cols-3">
      <legend className="mb-2 text-sm font-semibold">{words.columns}</legend>
      {(['person', 'sex', 'ethnicity'] as const).map((what) => (
        <SelectField
          key={what}
          label={words.column[what]}
          value={taken[what] ?? ''}
          onChange={({ target: { value } }) => onTake({ ...taken, [what]: Number(value) || null })}
        >
          <option value="">{words.none}</option>
          {columns.map((title, at) => (
            <option key={at} value={at + 1}>
              {title || words.untitled(at + 1)}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}
