import { limits, type RubricInput, wordingIn } from '@cotejo/contract';
import { Trash2 } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { say, useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Cautions } from './cautions.tsx';
import { FigureField } from './figure-field.tsx';
import { LevelSelect } from './level-select.tsx';
import { levelOf, type Levels } from './levels.ts';
import { rowClass } from './row-class.ts';
import type { Row } from './sections.ts';
import { SwitchField } from './switch-field.tsx';

type Props = {
  form: UseFormReturn<RubricInput>;
  row: Row;
  levels: Levels;
  disabled: boolean;
  onRemove: () => void;
};

/** One requirement: whether it counts, its importance and weight, and its text where it is new. */
export function RubricRow({ form, row: { index, requirement }, levels, disabled, onRemove }: Props) {
  const texts = useTexts();
  const { rubric, evidence } = texts;
  const { active = true, weight } = useWatch({ control: form.control, name: `requirements.${index}` }) ?? {};
  const name = requirement ? wordingIn(texts, requirement) : rubric.unsavedNumber(index + 1);
  const error = form.formState.errors.requirements?.[index];
  return (
    <div className={rowClass}>
      {requirement ? (
        <div className="grid min-w-0 gap-1">
          <SwitchField
            text={name}
            active={active}
            disabled={disabled}
            {...form.register(`requirements.${index}.active`)}
          >
            {requirement.added && <Badge tone="accent">{rubric.added}</Badge>}
          </SwitchField>
          {active && requirement.cautions && <Cautions cautions={requirement.cautions} />}
        </div>
      ) : (
        <Field
          label={rubric.newText}
          disabled={disabled}
          autoComplete="off"
          maxLength={limits.requirementMaximum}
          error={error?.text?.message && say(texts, error.text.message)}
          {...form.register(`requirements.${index}.text`)}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <select
          aria-label={rubric.importanceOf(name)}
          disabled={disabled}
          className="select h-9 w-36 shrink-0 border-base-content/50 bg-base-100 text-sm"
          {...form.register(`requirements.${index}.must`, {
            setValueAs: (value) => value === true || value === 'true',
          })}
        >
          <option value="true">{evidence.must}</option>
          <option value="false">{evidence.nice}</option>
        </select>
        <LevelSelect
          label={rubric.levelOf(name)}
          level={levelOf(weight ?? Number.NaN, levels)}
          disabled={disabled}
          onChoose={(level) =>
            form.setValue(`requirements.${index}.weight`, levels[level], { shouldDirty: true, shouldValidate: true })
          }
        />
        <FigureField
          caption={rubric.weight}
          label={rubric.weightOf(name)}
          disabled={disabled}
          error={error?.weight?.message && say(texts, error.weight.message)}
          {...form.register(`requirements.${index}.weight`, { valueAsNumber: true })}
        />
        <span className="w-9">
          {(!requirement || requirement.added) && (
            <IconButton label={rubric.remove(name)} icon={Trash2} disabled={disabled} onClick={onRemove} />
          )}
        </span>
      </div>
    </div>
  );
}
