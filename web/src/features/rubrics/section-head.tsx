import { useTexts } from '../../texts/index.tsx';
import { LevelSelect } from './level-select.tsx';
import type { Level } from './levels.ts';

type Props = {
  id: string;
  title: string;
  hint: string;
  /** The level that all have, if they have the same. */
  level: Level | undefined;
  /** Whether any of them counts. */
  anyActive: boolean;
  disabled: boolean;
  onLevel: (level: Level) => void;
  onSwitch: (active: boolean) => void;
};

/** The head of a section of the rubric: its name, and what is done to all of its lines at once. */
export function SectionHead({ id, title, hint, level, anyActive, disabled, onLevel, onSwitch }: Props) {
  const { rubric } = useTexts();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pb-2">
      <div className="min-w-0">
        <h3 id={id} className="text-base">
          {title}
        </h3>
        <p className="text-xs text-muted">{hint}</p>
      </div>
      <div className="flex items-center gap-3">
        <span className="text-xs text-muted" aria-hidden="true">
          {rubric.all}
        </span>
        <LevelSelect label={rubric.levelOfAll(title)} level={level} disabled={disabled} onChoose={onLevel} />
        <button
          type="button"
          disabled={disabled}
          aria-label={anyActive ? rubric.allOffIn(title) : rubric.allOnIn(title)}
          className="btn btn-sm h-9 border-base-300 bg-base-100 text-sm font-medium hover:bg-base-200"
          onClick={() => onSwitch(!anyActive)}
        >
          {anyActive ? rubric.allOff : rubric.allOn}
        </button>
      </div>
    </div>
  );
}
