import { limits, titleIn } from '@cotejo/contract';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { upload } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { nameOfFile, type RoleForm } from './role-rules.ts';

/**
 * Proposes the name of a role as soon as its file is chosen: at once by the name of the file, then by the title that
 * the server reads in it. What somebody has typed stays as it is.
 */
export function useNameProposal(form: UseFormReturn<RoleForm, unknown, RoleForm>) {
  const texts = useTexts();
  const [reading, setReading] = useState(false);
  const chosen = useRef<File>(undefined);
  const proposed = useRef('');
  const isTyped = () => ![proposed.current, ''].includes(form.getValues('name').trim());
  const put = (name: string) => {
    proposed.current = name;
    form.setValue('name', name, { shouldDirty: true });
    if (name) form.clearErrors('name');
  };
  const propose = async (file: File) => {
    chosen.current = file;
    if (!isTyped()) put(nameOfFile(file.name));
    form.setFocus('name', { shouldSelect: true });
    if (isTyped()) return;
    setReading(true);
    const answer = await upload('POST /api/roles/title', file, {}, () => undefined).catch(() => undefined);
    if (chosen.current !== file) return;
    setReading(false);
    if (!answer?.title || isTyped()) return;
    put(titleIn(texts, answer).trim().slice(0, limits.nameMaximum));
    if (document.activeElement instanceof HTMLInputElement && document.activeElement.name === 'name')
      form.setFocus('name', { shouldSelect: true });
  };
  return { reading, propose };
}
