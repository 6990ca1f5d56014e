import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/** The key of a draft: its name and the path, as each path has its own. */
const useKey = (name: string | undefined) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return name && `${path} ${name}`;
};

/** Whether this tab keeps a draft of this name. */
export function useHasDraft(name: string): boolean {
  const key = useKey(name);
  const [has] = useState(() => key !== undefined && readDraft(key) !== undefined);
  return has;
}

/** Restores the draft of a form and keeps it up to date. Without a name it does nothing. */
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
    /** Whether a draft was restored. */
    restored: restored !== undefined,
    /** Whether a file had been chosen, which has to be chosen again. */
    fileLost: restored?.fileChosen ?? false,
    /** The values that the form had begun with, without passwords and files. */
    begun: restored?.begun as Values | undefined,
    drop,
    /** Gives up the draft, and resets the form. */
    discard: () => {
      form.reset();
      drop();
    },
  };
}
