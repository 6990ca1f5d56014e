import { limits, type Note } from '@cotejo/contract';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { failureText } from '../../lib/api-client.ts';
import { minuteText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { keepDraft, readDraft } from '../forms/drafts.ts';
import { showFailure } from '../messages/show-failure.ts';
import { useCurrentUser } from '../session/current-user.ts';

/** The calls that write notes, and the query that holds them. */
export type NoteCalls = {
  queryKey: QueryKey;
  add: (text: string) => Promise<unknown>;
  change: (noteId: number, text: string) => Promise<unknown>;
  remove: (noteId: number) => Promise<unknown>;
};
type Props = { calls: NoteCalls; notes: Note[] };

/** What recruiters have written about a candidacy or a person. Everybody reads them, each changes their own. */
export function Notes({ calls, notes }: Props) {
  const { notes: texts } = useTexts();
  const user = useCurrentUser();
  const [edited, setEdited] = useState<number>();
  return (
    <section aria-label={texts.title} className="grid gap-2">
      <NoteForm calls={calls} onDone={() => setEdited(undefined)} />
      {notes.length > 0 && (
        <ol className="grid gap-2">
          {notes.map((note) => (
            <li key={note.id}>
              {edited === note.id ? (
                <NoteForm calls={calls} note={note} onDone={() => setEdited(undefined)} />
              ) : (
                <NoteText
                  calls={calls}
                  note={note}
                  own={note.author?.id === user?.id}
                  onEdit={() => setEdited(note.id)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function useNoteChange({ queryKey }: NoteCalls, onDone: () => void) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSuccess: onDone,
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, texts.notes.failed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function NoteForm({ calls, note, onDone }: { calls: NoteCalls; note?: Note; onDone: () => void }) {
  const { notes: texts, forms } = useTexts();
  const fieldId = useId();
  const [text, setText] = useNoteText(calls, note);
  const change = useNoteChange(calls, () => {
    setText('');
    onDone();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!text.trim() || change.isPending) return;
    change.mutate(() => (note ? calls.change(note.id, text) : calls.add(text)));
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <label htmlFor={fieldId} className="sr-only">
        {note ? texts.edit : texts.add}
      </label>
      <textarea
        id={fieldId}
        data-note={note ? undefined : true}
        value={text}
        rows={text ? 3 : 1}
        maxLength={limits.noteMaximum}
        placeholder={texts.add}
        ref={note && focusEnd}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          if (event.key === 'Escape') {
            event.currentTarget.blur();
            onDone();
          }
        }}
        className="textarea min-h-9 w-full border-base-300 bg-base-200/50 py-1.5 text-sm placeholder:text-muted"
      />
      {(text || note) && (
        <span className="flex gap-2">
          <Button type="submit" size="small" variant="primary" busy={change.isPending}>
            {change.isPending ? texts.saving : texts.save}
          </Button>
          {note && (
            <Button size="small" onClick={onDone}>
              {forms.cancel}
            </Button>
          )}
        </span>
      )}
    </form>
  );
}

/** The text of a note. That of a new one waits for its writer, who may look at somebody else meanwhile. */
function useNoteText({ queryKey }: NoteCalls, note: Note | undefined) {
  const [draft] = useState(`note ${queryKey.join(' ')}`);
  const [text, setText] = useState(() => note?.text ?? String(readDraft(draft)?.values['text'] ?? ''));
  const put = (next: string) => {
    setText(next);
    if (!note) keepDraft(draft, { text: next }, { text: '' });
  };
  return [text, put] as const;
}

/** Puts the cursor behind the text that is edited. */
function focusEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

function NoteText({ calls, note, own, onEdit }: { calls: NoteCalls; note: Note; own: boolean; onEdit: () => void }) {
  const { notes: texts } = useTexts();
  const [asked, setAsked] = useState(false);
  const { mutateAsync, isPending } = useNoteChange(calls, () => showToast({ title: texts.deleted }));
  const deletion = { send: () => mutateAsync(() => calls.remove(note.id)), isPending, failure: undefined };
  return (
    <div className="flex items-start gap-2 border-l-2 border-primary/40 pl-3">
      <div className="min-w-0 flex-1 text-sm">
        <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
        <p className="text-xs text-muted">
          {note.author?.name ?? texts.somebody} · {minuteText(note.createdAt)}
          {note.updatedAt !== note.createdAt && ` · ${texts.edited}`}
        </p>
      </div>
      {own && (
        <span className="flex">
          <IconButton icon={Pencil} label={texts.edit} className="size-8" onClick={onEdit} />
          <IconButton icon={Trash2} label={texts.delete} className="size-8" onClick={() => setAsked(true)} />
        </span>
      )}
      {asked && (
        <DeleteDialog title={texts.delete} deletion={deletion} onClose={() => setAsked(false)}>
          <p>{texts.deleteText}</p>
          <blockquote className="border-l-2 border-base-300 pl-3 text-sm whitespace-pre-line">{note.text}</blockquote>
        </DeleteDialog>
      )}
    </div>
  );
}
