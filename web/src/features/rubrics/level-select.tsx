import { useTexts } from '../../texts/index.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type Level, levelNames } from './levels.ts';

type Props = {
  label: string;
  /** Undefined where several have different ones, or what is typed is no figure. */
  level: Level | undefined;
  disabled: boolean;
  onChoose: (level: Level) => void;
};

/** A choice of low, normal, high and critical. */
export function LevelSelect({ label, level, disabled, onChoose }: Props) {
  const { rubric } = useTexts();
  return (
    <select
      aria-label={label}
      disabled={disabled}
      value={level ?? ''}
      onChange={({ target }) => onChoose(target.value as Level)}
      className={classNames(
        'select h-9 w-28 shrink-0 border-base-content/50 bg-base-100 text-sm',
        !level && 'text-muted',
      )}
    >
      {!level && (
        <option value="" disabled>
          {rubric.mixed}
        </option>
      )}
      {levelNames.map((name) => (
        <option key={name} value={name}>
          {rubric.levels[name]}
        </option>
      ))}
    </select>
  );
}
