import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, type SubmitEvent } from 'react';
import { useForm, type FieldValues, type Path, type RegisterOptions, type UseFormProps } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { say, useTexts } from '../../texts/index.tsx';
import { showRefusal } from './refusals.ts';
import { useDraft } from './use-draft.ts';

type Options<Values extends FieldValues, Checked> = Pick<UseFormProps<Values>, 'defaultValues' | 'values'> & {
  /** The rules of the contract, and what the page adds to them. */
  schema: GenericSchema<Values, Checked>;
  /** Sends the values and says how it went; rejects when they are refused. */
  send: (input: Checked) => Promise<unknown>;
  /** The name of the draft within the path; without one nothing is kept. */
  draft?: string;
};

/**
 * A form of the product. A schema checks it, it is sent once at a time, and refusals show beside their fields. Typed
 * values are kept in the tab until they are sent or given up, over a reload and the end of the session.
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
    // The button is disabled only at the next render, and a second Enter may come before.
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
  /** The props of an input of the form. */
  const field = (field: Path<Values>, options?: RegisterOptions<Values>) => ({
    error: errorOf(field),
    ...register(field, options),
  });
  return { form, control, field, errorOf, isDirty, sending: isSubmitting, submit, draft };
}
