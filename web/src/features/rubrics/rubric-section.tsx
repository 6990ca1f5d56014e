import type { RubricInput } from '@cotejo/contract';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../texts/index.tsx';
import { levelOf, type Level, type Levels } from './levels.ts';
import { RubricRow } from './rubric-row.tsx';
import { SectionHead } from './section-head.tsx';
import type { Row, SectionName } from './sections.ts';

type Props = {
  form: UseFormReturn<RubricInput>;
  name: SectionName;
  rows: Row[];
  levels: Levels;
  disabled: boolean;
  onRemove: (index: number) => void;
};

/** The requirements of one section, by themselves and all at once. */
export function RubricSection({ form, name, rows, levels, disabled, onRemove }: Props) {
  const { rubric } = useTexts();
  const titleId = useId();
  const values = useWatch({ control: form.control, name: 'requirements' });
  const entries = rows.flatMap(({ index }) => values[index] ?? []);
  const found = new Set(entries.map(({ weight }) => levelOf(weight, levels)));
  const setAll = <Field extends 'active' | 'weight'>(
    field: Field,
    value: RubricInput['requirements'][number][Field],
  ) => {
    for (const { index } of rows)
      form.setValue(`requirements.${index}.${field}`, value as never, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={rubric.sections[name]}
        hint={rubric.sectionHints[name](rows.length)}
        level={found.size === 1 ? [...found][0] : undefined}
        anyActive={entries.some(({ active }) => active)}
        disabled={disabled}
        onLevel={(level: Level) => setAll('weight', levels[level])}
        onSwitch={(active) => setAll('active', active)}
      />
      <ul aria-labelledby={titleId} className="border-b border-base-300">
        {rows.map((row) => (
          <li key={row.key}>
            <RubricRow form={form} row={row} levels={levels} disabled={disabled} onRemove={() => onRemove(row.index)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
