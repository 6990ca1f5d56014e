import type { Rubric } from '@cotejo/contract';
import { Plus, TrendingUp } from 'lucide-react';
import { useMemo } from 'react';
import { say, useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DraftNote } from '../forms/draft-note.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { weightLevels } from './levels.ts';
import { RubricEffect } from './rubric-effect.tsx';
import { RubricSection } from './rubric-section.tsx';
import { sectionsOf } from './sections.ts';
import { SignalSection } from './signal-section.tsx';
import { useRubricForm } from './use-rubric-form.ts';
import { newEntry } from './values.ts';

type Props = { rubric: Rubric; analyzed: boolean; disabled: boolean; onSaved: () => void };

/** The lines, and beside them, where there is room, what is done with the changes and what they do. */
const layout = 'grid grid-cols-1 gap-x-8 gap-y-5 @5xl:grid-cols-[minmax(0,1fr)_19rem]';

/**
 * The form that switches, weighs and adds requirements, and says beforehand what that does. Where somebody else has
 * saved meanwhile, it says so and keeps both changes.
 */
export function RubricForm({ rubric, analyzed, disabled, onSaved }: Props) {
  const texts = useTexts();
  const state = useRubricForm(rubric, analyzed, onSaved);
  const { base, overtakenSince, draft, form, rows, isDirty, sending, submit, foreseen, foresee, foreseeing } = state;
  const levels = useMemo(() => weightLevels(base.requirements), [base]);
  const { errors } = form.formState;
  const held = disabled || sending;
  // Marked as disabled for assistive technology only, because a really disabled button loses the focus.
  const idle = held || !isDirty;
  const refused = errors.requirements?.message ?? errors.requirements?.root?.message;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (idle) event.preventDefault();
        else void submit(event);
      }}
      className="@container"
    >
      <div className={layout}>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <p className="max-w-prose text-sm text-muted">
            {texts.rubric.intro} {texts.rubric.weightHint}
          </p>
          <DraftNote draft={draft} />
          {overtakenSince !== undefined && <ChangedMeanwhile rubric={base} since={overtakenSince} />}
          <div role="group" aria-label={texts.rubric.list} className="grid grid-cols-1 gap-6">
            {sectionsOf(base, rows.fields).map((section) => (
              <RubricSection
                key={section.name}
                form={form}
                {...section}
                levels={levels}
                disabled={held}
                onRemove={rows.remove}
              />
            ))}
            {base.signals.length > 0 ? (
              <SignalSection form={form} signals={base.signals} disabled={held} />
            ) : (
              <Notice>{texts.rubric.signalsLater}</Notice>
            )}
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 @5xl:sticky @5xl:top-(--rubric-top,0) @5xl:self-start">
          {refused && (
            <p role="alert" className="text-sm text-error">
              {say(texts, refused)}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-3 @5xl:grid">
            <Button
              icon={Plus}
              disabled={held}
              onClick={() =>
                rows.append(newEntry(form.getValues('requirements')), {
                  focusName: `requirements.${rows.fields.length}.text`,
                })
              }
            >
              {texts.rubric.add}
            </Button>
            {analyzed && (
              <Button
                icon={TrendingUp}
                busy={foreseeing}
                aria-disabled={idle || undefined}
                onClick={() => {
                  if (!idle && !foreseeing) void foresee();
                }}
              >
                {texts.rubric.preview}
              </Button>
            )}
            <Button type="submit" variant="primary" busy={sending} aria-disabled={idle || undefined}>
              {sending ? texts.rubric.saving : texts.rubric.save}
            </Button>
            {isDirty && !sending && <p className="text-sm text-muted">{texts.rubric.unsaved}</p>}
          </div>
          {analyzed && foreseen && <RubricEffect form={form} foreseen={foreseen} />}
        </div>
      </div>
    </form>
  );
}
