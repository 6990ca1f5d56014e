import { limits, type RubricInput, type RubricRequirement, wordingIn } from '@cotejo/contract';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { say, useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';

type Props = {
  form: UseFormReturn<RubricInput>;
  index: number;
  /** The saved requirement; undefined for a new one. */
  requirement: RubricRequirement | undefined;
  disabled: boolean;
  onRemove: () => void;
};

/** One requirement: whether it counts, its importance and weight, and its text where it is new. */
export function RubricRow({ form, index, requirement, disabled, onRemove }: Props) {
  const texts = useTexts();
  const switchId = useId();
  const { rubric, evidence } = texts;
  const active = useWatch({ control: form.control, name: `requirements.${index}.active` });
  const name = requirement ? wordingIn(texts, requirement) : rubric.unsavedNumber(index + 1);
  const error = form.formState.errors.requirements?.[index];
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-base-300 py-2.5',
        'sm:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      {requirement ? (
        <div className="flex items-start gap-3">
          <input
            id={switchId}
            type="checkbox"
            disabled={disabled}
            className="toggle toggle-sm mt-0.5 shrink-0 checked:bg-primary checked:text-primary-content"
            {...form.register(`requirements.${index}.active`)}
          />
          <label
            htmlFor={switchId}
            className={classNames('min-w-0 cursor-pointer text-sm wrap-anywhere', !active && 'text-muted line-through')}
          >
            {name}
          </label>
          {requirement.added && <Badge tone="accent">{rubric.added}</Badge>}
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
        <WeightField
          form={form}
          index={index}
          name={name}
          disabled={disabled}
          error={error?.weight?.message && say(texts, error.weight.message)}
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

function WeightField({
  form,
  index,
  name,
  disabled,
  error,
}: Pick<Props, 'form' | 'index' | 'disabled'> & { name: string; error: string | undefined }) {
  const { rubric } = useTexts();
  const remarkId = useId();
  return (
    <div>
      <label className="flex items-center gap-2 text-xs text-muted">
        {rubric.weight}
        <input
          type="number"
          inputMode="decimal"
          step="any"
          aria-label={rubric.weightOf(name)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? remarkId : undefined}
          disabled={disabled}
          className={classNames(
            'input h-9 w-18 bg-base-100 text-sm text-base-content tabular-nums',
            error ? 'input-error' : 'border-base-content/50',
          )}
          {...form.register(`requirements.${index}.weight`, { valueAsNumber: true })}
        />
      </label>
      {error && (
        <p id={remarkId} role="alert" className="mt-1 max-w-40 text-xs text-error">
          {error}
        </p>
      )}
    </div>
  );
}
