import { inPageLanguage, type RubricInput, type RubricSignal } from '@cotejo/contract';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { say, useTexts } from '../../texts/index.tsx';
import { FigureField } from './figure-field.tsx';
import { LevelSelect } from './level-select.tsx';
import { levelOf, shareLevels } from './levels.ts';
import { rowClass } from './row-class.ts';
import { SectionHead } from './section-head.tsx';
import { SwitchField } from './switch-field.tsx';

type Props = { form: UseFormReturn<RubricInput>; signals: RubricSignal[]; disabled: boolean };

const points = (share: number): number => Math.round(share * 1000) / 10;

/** What counts beside the requirements, such as past titles: each with the points that it is worth at most. */
export function SignalSection({ form, signals, disabled }: Props) {
  const texts = useTexts();
  const { rubric, language } = texts;
  const titleId = useId();
  const entries = useWatch({ control: form.control, name: 'signals' }) ?? [];
  const rows = signals.flatMap((signal, index) => (entries[index] ? [{ signal, index, entry: entries[index] }] : []));
  const found = new Set(rows.map(({ signal, entry }) => levelOf(entry.share, shareLevels(signal))));
  const sum = rows.reduce((total, { entry }) => total + (entry.active && entry.share > 0 ? entry.share : 0), 0);
  const options = { shouldDirty: true, shouldValidate: true };
  const setShare = (index: number, share: number) => form.setValue(`signals.${index}.share`, share, options);
  const setActive = (index: number, active: boolean) => form.setValue(`signals.${index}.active`, active, options);
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={rubric.signals}
        hint={rubric.signalsHint(points(sum).toLocaleString(language.locale))}
        level={found.size === 1 ? [...found][0] : undefined}
        anyActive={rows.some(({ entry }) => entry.active)}
        disabled={disabled}
        onLevel={(level) => {
          for (const { signal, index } of rows) setShare(index, shareLevels(signal)[level]);
        }}
        onSwitch={(active) => {
          for (const { index } of rows) setActive(index, active);
        }}
      />
      <ul aria-labelledby={titleId} className="border-b border-base-300">
        {rows.map(({ signal, index, entry }) => {
          const name = inPageLanguage(texts, signal.label, signal.labelInSpanish);
          const levels = shareLevels(signal);
          const error = form.formState.errors.signals?.[index]?.share?.message;
          return (
            <li key={signal.id} className={rowClass}>
              <SwitchField
                text={name}
                active={entry.active}
                checked={entry.active}
                disabled={disabled}
                onChange={({ target }) => setActive(index, target.checked)}
              />
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <LevelSelect
                  label={rubric.levelOf(name)}
                  level={levelOf(entry.share, levels)}
                  disabled={disabled}
                  onChoose={(level) => setShare(index, levels[level])}
                />
                <FigureField
                  caption={rubric.points}
                  label={rubric.pointsOf(name)}
                  disabled={disabled}
                  value={Number.isFinite(entry.share) ? points(entry.share) : ''}
                  error={error && say(texts, error)}
                  onChange={({ target }) => setShare(index, target.valueAsNumber / 100)}
                />
                <span className="w-9" />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
