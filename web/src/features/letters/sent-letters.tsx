import type { Letter } from '@cotejo/contract';
import { Undo2 } from 'lucide-react';
import { call } from '../../lib/api-client.ts';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useLetterChange } from './use-letter-change.ts';

/** The letters of a candidacy that were sent, as they were, newest first. */
export function SentLetters({ candidacyId, sent }: { candidacyId: number; sent: Letter[] }) {
  const { letters } = useTexts();
  return (
    <Card title={letters.sent}>
      {sent.length === 0 && <p className="text-sm text-muted">{letters.noneSent}</p>}
      <ol className="grid gap-3">
        {sent.map((letter) => (
          <li key={letter.id}>
            <SentLetter candidacyId={candidacyId} letter={letter} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function SentLetter({ candidacyId, letter }: { candidacyId: number; letter: Letter }) {
  const { letters, letterKinds } = useTexts();
  const { id, kind, language, text, sentOn, dueOn, author } = letter;
  const change = useLetterChange(candidacyId);
  const takeBack = () =>
    change.mutate(
      () => call('DELETE /api/candidacies/:id/letters/:letterId', { params: { id: candidacyId, letterId: id } }),
      { onSuccess: () => showToast({ title: letters.takenBack }) },
    );
  return (
    <Disclosure title={letters.sentTitle(letterKinds[kind], dayText(sentOn))}>
      <p className="text-xs text-muted">
        {letters.sentBy(author?.name ?? letters.somebody)}
        {dueOn !== null && ` · ${letters.dueOn(dayText(dueOn))}`}
      </p>
      <p lang={language} className="text-sm whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      <Button size="small" icon={Undo2} busy={change.isPending} className="justify-self-start" onClick={takeBack}>
        {letters.takeBack}
      </Button>
    </Disclosure>
  );
}
