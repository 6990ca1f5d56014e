import { rubricInput, type Rubric, type RubricInput, type RubricPreview } from '@cotejo/contract';
import { useEffect, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { useRubricChange, useRubricPreview } from './use-rubric-change.ts';
import { rebase, rubricDraft, valuesOf } from './values.ts';

/** What a change of the form would do, and the form as it was then. */
export type Foreseen = { input: RubricInput; result: RubricPreview };

/**
 * The state of the form: its values, the rubric that it began with, the effect that was asked for, and from which
 * version on others have changed the rubric under it.
 */
export function useRubricForm(rubric: Rubric, analyzed: boolean, onSaved: () => void) {
  const { jobDescriptionId } = rubric;
  const [base, setBase] = useState(rubric);
  const [overtakenSince, setOvertakenSince] = useState<number>();
  const [foreseen, setForeseen] = useState<Foreseen>();
  const onOvertaken = (theirs: Rubric, mine: RubricInput) => putOnTop(valuesOf(base), mine, theirs);
  const change = useRubricChange(jobDescriptionId, {
    analyzed,
    onSaved: (saved) => {
      begin(saved);
      setOvertakenSince(undefined);
      onSaved();
    },
    onOvertaken,
  });
  const preview = useRubricPreview(jobDescriptionId, { onOvertaken });
  const { draft, ...entry } = useEntryForm<RubricInput, RubricInput>({
    schema: rubricInput,
    defaultValues: valuesOf(rubric),
    draft: rubricDraft(jobDescriptionId),
    send: change.mutateAsync,
  });
  const rows = useFieldArray({ control: entry.control, name: 'requirements', keyName: 'key' });
  const begin = (next: Rubric) => {
    setBase(next);
    setForeseen(undefined);
    entry.form.reset(valuesOf(next));
  };
  const putOnTop = (begun: RubricInput, mine: RubricInput, theirs: Rubric) => {
    begin(theirs);
    const { requirements, signals } = rebase(begun, mine, valuesOf(theirs));
    entry.form.setValue('requirements', requirements, { shouldDirty: true });
    entry.form.setValue('signals', signals, { shouldDirty: true });
    setOvertakenSince((since) => since ?? begun.version);
  };
  useEffect(() => {
    if (draft.begun && draft.begun.version !== rubric.version) putOnTop(draft.begun, entry.form.getValues(), rubric);
  }, []);
  useEffect(() => {
    if (rubric.version === base.version) return;
    if (entry.isDirty) putOnTop(valuesOf(base), entry.form.getValues(), rubric);
    else begin(rubric);
  }, [rubric.version]);
  const foresee = async () => {
    if (!(await entry.form.trigger(undefined, { shouldFocus: true }))) return;
    const input = structuredClone(entry.form.getValues());
    const result = await preview.mutateAsync(input).catch(() => undefined);
    if (result) setForeseen({ input, result });
  };
  const discard = () => {
    draft.discard();
    setOvertakenSince(undefined);
  };
  return {
    ...entry,
    draft: { ...draft, discard },
    rows,
    base,
    overtakenSince,
    foreseen,
    foresee,
    foreseeing: preview.isPending,
  };
}
