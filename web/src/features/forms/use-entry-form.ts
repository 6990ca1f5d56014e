import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, type SubmitEvent } from 'react';
import {
  useForm,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormProps,
  type UseFormRegisterReturn,
} from 'react-hook-form';
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

/** Gives the props of an input of the form by the name of its value. */
export type EntryField<Values extends FieldValues> = (
  name: Path<Values>,
  options?: RegisterOptions<Values>,
) => UseFormRegisterReturn & { error: string | undefined };

/**
 * A form of the product. A schema checks it, it is sent once at a time, and refusals show beside their fields. Typed
 * values are kept in the tab until they are sent or given up, over a reload and the end of the session.
 */
export function useEntryForm<Values extends FieldValues, Checked>(options: Options<Values, Checked>) {
  const { schema, send, draft: name, ...props } = options;
  const texts = useTexts();
  const form = useForm<Values, unknown, Checked>({
    ...props,
    resolver: valibotResolver(schema),
    // Otherwise two fields would be compared only once each of all fields is right by itself.
    criteriaMode: 'all',
  });
  const {
    control,
    formState: { errors, isDirty, isSubmitting },
    handleSubmit,
    register,
  } = form;
  const draft = useDraft(form, name);
  const submit = useOnceAtATime(
    handleSubmit(async (input) => {
      try {
        await send(input);
        draft.drop();
      } catch (error) {
        showRefusal(error, form);
      }
    }),
  );
  const errorOf = (field: Path<Values>): string | undefined => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? say(texts, message) : undefined;
  };
  const field: EntryField<Values> = (name, options) => ({ error: errorOf(name), ...register(name, options) });
  return { form, control, field, errorOf, isDirty, sending: isSubmitting, submit, draft };
}

/** Submits while nothing is being sent: the button is disabled at the next render, maybe after a second Enter. */
function useOnceAtATime(submitEntry: (event: SubmitEvent) => Promise<void>) {
  const sending = useRef(false);
  return async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await submitEntry(event).finally(() => {
      sending.current = false;
    });
  };
}
