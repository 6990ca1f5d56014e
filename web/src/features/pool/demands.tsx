import { limits, type Understood } from '@cotejo/contract';
import { Pencil, Plus, X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusWhenShown } from '../../ui/focus-when-shown.ts';

type Props = { understood: Understood[]; onChange: (requirements: string[]) => void };

/** What was understood of a question, each part to be changed or removed; the search follows at once. */
export function Demands({ understood, onChange }: Props) {
  const { pool } = useTexts();
  const [edited, setEdited] = useState<number>();
  const texts = understood.map(({ text, originalText = text }) => originalText);
  const put = (place: number, text: string) => {
    setEdited(undefined);
    onChange([...texts.slice(0, place), text, ...texts.slice(place + 1)]);
  };
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p className="mb-1 text-sm font-medium">{pool.understood}</p>
      <ul aria-label={pool.understood} className="flex flex-wrap items-center gap-2">
        {texts.map((text, place) => (
          <li key={text} className="flex items-center rounded-selector border border-base-300 bg-base-200 pl-3">
            <span className="wrap-anywhere">
              {text}
              {understood[place]!.text !== text && <span className="text-muted"> · {understood[place]!.text}</span>}
            </span>
            <IconButton icon={Pencil} label={pool.change(text)} onClick={() => setEdited(place)} />
            <IconButton
              icon={X}
              label={pool.remove(text)}
              onClick={() => onChange(texts.filter((_, index) => index !== place))}
            />
          </li>
        ))}
        {texts.length < limits.requirementsAsked && (
          <li>
            <IconButton icon={Plus} label={pool.add} onClick={() => setEdited(texts.length)} />
          </li>
        )}
      </ul>
      {edited !== undefined && (
        <EditDemand
          key={edited}
          text={texts[edited] ?? ''}
          onApply={(text) => put(edited, text)}
          onCancel={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

type EditProps = { text: string; onApply: (text: string) => void; onCancel: () => void };

function EditDemand({ text, onApply, onCancel }: EditProps) {
  const { pool } = useTexts();
  const [draft, setDraft] = useState(text);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (draft.trim()) onApply(draft.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-2">
      <Field
        ref={focusWhenShown}
        className="min-w-0 flex-1 basis-60"
        label={pool.requirement}
        value={draft}
        maxLength={limits.requirementMaximum}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <Button type="submit" variant="primary">
        {pool.apply}
      </Button>
      <Button onClick={onCancel}>{pool.cancel}</Button>
    </form>
  );
}
