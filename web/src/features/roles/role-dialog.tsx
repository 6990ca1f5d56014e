import type { Role } from '@cotejo/contract';
import { type SubmitEvent, useCallback, useMemo, useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { upload } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Field } from '../../ui/field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useChange } from '../dialogs/use-change.ts';
import { useOpening } from '../dialogs/use-opening.ts';
import { EntryDialog } from '../dialogs/entry-dialog.tsx';
import { ChangedMeanwhile } from '../forms/changed-meanwhile.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { fileOfText } from '../paste/pasted-file.ts';
import { RoleFileField } from './role-file-field.tsx';
import { roleFormSchema, type RoleForm } from './role-rules.ts';
import { useNameProposal } from './use-name-proposal.ts';

type Props = {
  opportunityId: number;
  /** The role to change; without it a new one is created. */
  role?: Role;
  onClose: () => void;
};

/** The form of a role: its name and its file. Values that the server refuses stay in the form. */
export function RoleDialog({ opportunityId, role, onClose }: Props) {
  const { roles, paste } = useTexts();
  const changes = role !== undefined;
  const schema = useMemo(() => roleFormSchema(roles, changes), [roles, changes]);
  const { change, sent } = useRoleChange(opportunityId, role, onClose);
  const entry = useEntryForm<RoleForm, RoleForm>({
    schema,
    draft: role ? `edit ${role.id}` : 'new',
    send: change.send,
    defaultValues: { name: role?.name ?? '', file: undefined, ...(role && { updatedAt: role.updatedAt }) },
  });
  const { form, control } = entry;
  const file = useWatch({ control, name: 'file' });
  const { reading, propose } = useNameProposal(form);
  // A chosen file is checked at once, before the form is sent.
  const choose = async (chosen: File | undefined) => {
    form.setValue('file', chosen, { shouldDirty: true });
    if (!chosen || !(await form.trigger('file'))) return;
    await propose(chosen);
  };
  const pasted = useRef('');
  const onText = useCallback((text: string) => {
    pasted.current = text;
  }, []);
  // Pasted text is meant, also by those who go on without a press on "Use this text".
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!pasted.current.trim()) return entry.submit(event);
    const text = fileOfText(pasted.current, paste.fileName);
    if (!form.getValues('name').trim()) return choose(text);
    form.setValue('file', text, { shouldDirty: true });
    return entry.submit(event);
  };
  return (
    <EntryDialog
      title={role ? roles.editTitle : roles.createTitle}
      changes={changes}
      entry={{ ...entry, submit }}
      busy={change.isPending}
      failure={change.failure}
      onClose={onClose}
    >
      <Field label={roles.name} trailing={reading && <Reading />} {...entry.field('name')} />
      <Controller
        control={control}
        name="file"
        render={({ field: { ref, value } }) => (
          <RoleFileField
            ref={ref}
            role={role}
            file={value}
            lost={entry.draft.fileLost}
            error={entry.errorOf('file')}
            onFile={(chosen) => void choose(chosen)}
            onText={onText}
          />
        )}
      />
      {change.isPending && file && <ProgressBar label={roles.uploading(file.name)} fraction={sent} />}
      <ChangedMeanwhile
        error={change.error}
        present={role}
        onSeen={(updatedAt) => form.setValue('updatedAt', updatedAt)}
      />
    </EntryDialog>
  );
}

/** Sends the form, and says which fraction of it was sent, from 0 to 1. */
function useRoleChange(opportunityId: number, role: Role | undefined, onDone: () => void) {
  const { roles } = useTexts();
  const opening = useOpening();
  const [sent, setSent] = useState(0);
  const change = useChange({
    change: ({ name, file, updatedAt }: RoleForm) =>
      role
        ? upload('PUT /api/roles/:id', file, { name, ...(updatedAt && { updatedAt }) }, setSent, { id: role.id })
        : upload('POST /api/roles', file, { name, opportunityId: String(opportunityId) }, setSent),
    done: ({ id, name }) =>
      role ? { title: roles.updated } : { title: roles.created, description: name, action: opening(`/roles/${id}`) },
    failed: role ? roles.updateFailed : roles.createFailed,
    onDone,
  });
  return { change, sent };
}

function Reading() {
  const { roles } = useTexts();
  return (
    <span role="status" className="absolute top-3 right-3 z-10">
      <span className="loading loading-spinner loading-xs" aria-hidden="true" />
      <span className="sr-only">{roles.readingTitle}</span>
    </span>
  );
}
