import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/** Where the draft of this name is kept: each path has its own. */
const useKey = (name: string | undefined) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return name && `${path} ${name}`;
};

/** Whether something was typed into the form of this name earlier in this tab. */
export function useHasDraft(name: string): boolean {
  const key = useKey(name);
  const [has] = useState(() => key !== undefined && readDraft(key) !== undefined);
  return has;
}

/** Brings back what was typed into this form earlier in this tab, and keeps what is typed now; does nothing without a name. */
export function useDraft<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  name: string | undefined,
) {
  const [key] = useState(useKey(name));
  const [restored, setRestored] = useState(() => (key === undefined ? undefined : readDraft(key)));
  const drop = () => {
    if (key !== undefined) dropDraft(key);
    setRestored(undefined);
  };
  useEffect(() => {
    if (key === undefined) return undefined;
    if (restored)
      form.reset({ ...form.getValues(), ...restored.values }, { keepDefaultValues: true, keepFieldsRef: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => keepDraft(key, values, defaultValues ?? {}),
    });
  }, []);
  return {
    /** Whether something was brought back. */
    restored: restored !== undefined,
    /** Whether a file had been chosen then, which has to be chosen again. */
    fileLost: restored?.fileChosen ?? false,
    /** What the form had begun with then, but for passwords and files. */
    begun: restored?.begun as Values | undefined,
    drop,
    /** Gives up what was typed, and begins anew. */
    discard: () => {
      form.reset();
      drop();
    },
  };
}
