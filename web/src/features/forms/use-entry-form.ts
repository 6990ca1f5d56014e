import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, type SubmitEvent } from 'react';
import { useForm, type FieldValues, type Path, type RegisterOptions, type UseFormProps } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { say, useTexts } from '../../texts/index.tsx';
import { showRefusal } from './refusals.ts';
import { useDraft } from './use-draft.ts';

type Options<Values extends FieldValues, Checked> = Pick<UseFormProps<Values>, 'defaultValues' | 'values'> & {
  /** The contract's rules, with whatever the page adds to them. */
  schema: GenericSchema<Values, Checked>;
  /** Sends what was entered and says how that went; rejects when it was refused. */
  send: (input: Checked) => Promise<unknown>;
  /** Under which name, within the path, what is typed outlives the page; without one nothing is kept. */
  draft?: string;
};

/**
 * A form of the product: checked by a schema, sent once at a time, what is refused told beside its field, and what was typed
 * kept in the tab until it has been sent or given up, so that neither a reload nor the end of the session loses it.
 */
export function useEntryForm<Values extends FieldValues, Checked>({
  schema,
  send,
  draft: name,
  ...props
}: Options<Values, Checked>) {
  const texts = useTexts();
  const form = useForm<Values, unknown, Checked>({ ...props, resolver: valibotResolver(schema) });
  const {
    control,
    formState: { errors, isDirty, isSubmitting },
    handleSubmit,
    register,
  } = form;
  const draft = useDraft(form, name);
  const submitEntry = handleSubmit(async (input) => {
    try {
      await send(input);
      draft.drop();
    } catch (error) {
      showRefusal(error, form);
    }
  });
  const sending = useRef(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // The button is locked only with the next picture; a second Enter may come before.
    if (sending.current) return;
    sending.current = true;
    await submitEntry(event).finally(() => {
      sending.current = false;
    });
  };
  const errorOf = (field: Path<Values>): string | undefined => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? say(texts, message) : undefined;
  };
  /** What an input of the form is given. */
  const field = (field: Path<Values>, options?: RegisterOptions<Values>) => ({
    error: errorOf(field),
    ...register(field, options),
  });
  return { form, control, field, errorOf, isDirty, sending: isSubmitting, submit, draft };
}
