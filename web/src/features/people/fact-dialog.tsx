import { type Fact, factInput, limits, type ResumeFacts } from '@cotejo/contract';
import { useTexts } from '../../texts/index.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { EntryDialog } from '../dialogs/entry-dialog.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { datesText } from './dates-text.ts';
import { useFact } from './use-fact.ts';

type Props = { resume: ResumeFacts; fact: Fact; onClose: () => void };

/** Asks for the dates of a position, or why a skill is none, and for the reason. */
export function FactDialog({ resume, fact, onClose }: Props) {
  const { facts, correction: texts, persons } = useTexts();
  const { correction: made } = fact;
  const change = useFact(resume);
  const dates = fact.kind === 'position' ? (made?.dates ?? fact.read) : undefined;
  const entry = useEntryForm({
    schema: factInput,
    draft: `fact-${resume.resumeId}-${fact.id}`,
    defaultValues: {
      ...(dates && { start: dates.start ?? '', end: dates.end }),
      reason: made?.reason ?? '',
      seen: made?.correctedAt ?? null,
    },
    send: (input) => change.mutateAsync({ factId: fact.id, input }, { onSuccess: onClose }),
  });
  return (
    <EntryDialog
      title={fact.kind === 'position' ? facts.datesOf(fact.title) : facts.notOf(fact.skill)}
      changes
      wide
      entry={entry}
      busy={change.isPending}
      onClose={onClose}
    >
      <div className="text-sm sm:col-span-2">
        <p className="text-muted">{facts.readFrom}</p>
        {fact.lines.map((line) => (
          <blockquote key={line} className="mt-1 border-l-2 border-base-300 pl-3 wrap-anywhere">
            {line}
          </blockquote>
        ))}
        {fact.kind === 'position' && (
          <p className="mt-2 text-muted">
            {facts.readAs(datesText(fact.read, persons.now, fact.yearsAlone))} {fact.yearsAlone && facts.yearsAlone}
          </p>
        )}
      </div>
      {dates && (
        <>
          <Field type="month" label={facts.start} {...entry.field('start')} />
          <Field
            type="month"
            label={facts.end}
            hint={facts.endHint}
            {...entry.field('end', { setValueAs: (value: string | null) => value || null })}
          />
        </>
      )}
      <TextField
        label={texts.reason}
        rows={2}
        maxLength={limits.noteMaximum}
        placeholder={texts.reasonHint}
        className="sm:col-span-2"
        {...entry.field('reason')}
      />
    </EntryDialog>
  );
}
