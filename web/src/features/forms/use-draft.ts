import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/** Brings back what was typed into this form earlier in this tab, and keeps what is typed now; does nothing without a name. */
export function useDraft<Values extends FieldValues, Checked>(form: UseFormReturn<Values, unknown, Checked>, name: string | undefined) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [key] = useState(name && `${path} ${name}`);
  const [restored, setRestored] = useState(() => (key === undefined ? undefined : readDraft(key)));
  const drop = () => {
    if (key !== undefined) dropDraft(key);
    setRestored(undefined);
  };
  useEffect(() => {
    if (key === undefined) return undefined;
    if (restored) form.reset({ ...form.getValues(), ...restored.values }, { keepDefaultValues: true, keepFieldsRef: true });
    return form.subscribe({ formState: { values: true }, callback: ({ values, defaultValues }) => keepDraft(key, values, defaultValues ?? {}) });
  }, []);
  return {
    /** Whether something was brought back. */
    restored: restored !== undefined,
    /** Whether a file had been chosen then, which has to be chosen again. */
    fileLost: restored?.fileChosen ?? false,
    drop,
    /** Gives up what was typed, and begins anew. */
    discard: () => {
      form.reset();
      drop();
    },
  };
}
