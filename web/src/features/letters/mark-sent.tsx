import { MailCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { today } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

type Props = { busy: boolean; disabled: boolean; onSend: (sentOn: string) => void };

/** Asks on which day a letter was sent, which nobody but the recruiter does. */
export function MarkSent({ busy, disabled, onSend }: Props) {
  const { letters } = useTexts();
  const [sentOn, setSentOn] = useState(today());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSend(sentOn);
  };
  return (
    <form onSubmit={submit} className="mt-6 border-t border-base-300 pt-4 print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          type="date"
          label={letters.sentOn}
          value={sentOn}
          max={today()}
          className="w-44"
          required
          onChange={({ target }) => setSentOn(target.value)}
        />
        <Button type="submit" variant="primary" icon={MailCheck} busy={busy} disabled={disabled || busy || !sentOn}>
          {letters.mark}
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">{letters.markHint}</p>
    </form>
  );
}
