import { rubricInput, type Rubric, type RubricInput } from '@cotejo/contract';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { say, useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DraftNote } from '../forms/draft-note.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { RubricRow } from './rubric-row.tsx';
import { useRubricChange } from './use-rubric-change.ts';
import { newEntry, rebase, rubricDraft, valuesOf } from './values.ts';

type Props = { rubric: Rubric; analyzed: boolean; disabled: boolean; onSaved: () => void };

/**
 * The form that switches, weighs and adds requirements. Where somebody else has saved meanwhile, it says so and keeps
 * both changes.
 */
export function RubricForm({ rubric, analyzed, disabled, onSaved }: Props) {
  const texts = useTexts();
  const { base, overtaken, draft, form, rows, isDirty, sending, submit } = useRubricForm(rubric, analyzed, onSaved);
  const { errors } = form.formState;
  // Marked as disabled for assistive technology only, because a really disabled button loses the focus.
  const idle = disabled || sending || !isDirty;
  const refused = errors.requirements?.message ?? errors.requirements?.root?.message;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (idle) event.preventDefault();
        else void submit(event);
      }}
      className="grid grid-cols-1 gap-4"
    >
      <p className="max-w-prose text-sm text-muted">
        {texts.rubric.intro} {texts.rubric.weightHint}
      </p>
      <DraftNote draft={draft} />
      {overtaken && (
        <div role="alert">
          <Notice tone="warning">{texts.rubric.changedMeanwhile}</Notice>
        </div>
      )}
      <ul aria-label={texts.rubric.list} className="border-b border-base-300">
        {rows.fields.map(({ key, id }, index) => (
          <li key={key}>
            <RubricRow
              form={form}
              index={index}
              requirement={base.requirements.find((one) => one.id === id)}
              disabled={disabled || sending}
              onRemove={() => rows.remove(index)}
            />
          </li>
        ))}
      </ul>
      {refused && (
        <p role="alert" className="text-sm text-error">
          {say(texts, refused)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={Plus}
          disabled={disabled || sending}
          onClick={() =>
            rows.append(newEntry(form.getValues('requirements')), {
              focusName: `requirements.${rows.fields.length}.text`,
            })
          }
        >
          {texts.rubric.add}
        </Button>
        <Button type="submit" variant="primary" busy={sending} aria-disabled={idle || undefined}>
          {sending ? texts.rubric.saving : texts.rubric.save}
        </Button>
        {isDirty && !sending && <p className="text-sm text-muted">{texts.rubric.unsaved}</p>}
      </div>
    </form>
  );
}

/** The state of the form: its values, the rubric that it began with, and whether somebody else has saved meanwhile. */
function useRubricForm(rubric: Rubric, analyzed: boolean, onSaved: () => void) {
  const [base, setBase] = useState(rubric);
  const [overtaken, setOvertaken] = useState(false);
  const change = useRubricChange(rubric.jobDescriptionId, {
    analyzed,
    onSaved: (saved) => {
      begin(saved);
      setOvertaken(false);
      onSaved();
    },
    onOvertaken: (theirs, mine) => putOnTop(valuesOf(base), mine, theirs),
  });
  const { draft, ...entry } = useEntryForm<RubricInput, RubricInput>({
    schema: rubricInput,
    defaultValues: valuesOf(rubric),
    draft: rubricDraft(rubric.jobDescriptionId),
    send: change.mutateAsync,
  });
  const rows = useFieldArray({ control: entry.control, name: 'requirements', keyName: 'key' });
  const begin = (next: Rubric) => {
    setBase(next);
    entry.form.reset(valuesOf(next));
  };
  const putOnTop = (begun: RubricInput, mine: RubricInput, theirs: Rubric) => {
    begin(theirs);
    entry.form.setValue('requirements', rebase(begun, mine, valuesOf(theirs)).requirements, { shouldDirty: true });
    setOvertaken(true);
  };
  useEffect(() => {
    if (draft.begun && draft.begun.version !== rubric.version) putOnTop(draft.begun, entry.form.getValues(), rubric);
  }, []);
  useEffect(() => {
    if (!entry.isDirty && rubric.version !== base.version) begin(rubric);
  }, [rubric.version]);
  const discard = () => {
    draft.discard();
    setOvertaken(false);
  };
  return { ...entry, draft: { ...draft, discard }, rows, base, overtaken };
}
