import { type Language, type LetterKind, type LetterRemark, limits } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { Copy, FileText, Printer, RotateCcw } from 'lucide-react';
import { call, failureText } from '../../lib/api-client.ts';
import { copyText } from '../../lib/copy-text.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LoadProblem } from '../messages/load-problem.tsx';
import { useDownload } from '../messages/use-download.ts';
import { MarkSent } from './mark-sent.tsx';
import { draftQuery } from './queries.ts';
import { useLetterChange } from './use-letter-change.ts';

export type LetterName = { candidacyId: number; kind: LetterKind; language: Language };
type Props = {
  letter: LetterName;
  /** What somebody has made of the letter; undefined as long as nobody has. */
  typed: string | undefined;
  onText: (text: string | undefined) => void;
};

/** A filled letter, which can be changed before it is used. What is typed is stored when it is marked as sent. */
export function LetterEditor({ letter, typed, onText }: Props) {
  const { candidacyId, kind, language } = letter;
  const texts = useTexts();
  const { letters } = texts;
  const query = useQuery(draftQuery(candidacyId, kind, language));
  const { data, error } = query;
  if (error && !data)
    return <LoadProblem text={say(texts, failureText(error, letters.draftFailed))} queries={[query]} />;
  if (!data) return <Skeleton className="h-[36rem]" />;
  const text = typed ?? data.text;
  return (
    <>
      <Remarks remarks={data.remarks} />
      <TextField
        label={letters.text}
        hint={letters.textHint}
        lang={language}
        value={text}
        rows={26}
        maxLength={limits.letterMaximum}
        className="print:hidden"
        onChange={({ target }) => onText(target.value)}
      />
      <div lang={language} className="hidden whitespace-pre-wrap wrap-anywhere text-black print:block">
        {text}
      </div>
      <Uses letter={letter} text={text} onReset={typed === undefined ? undefined : () => onText(undefined)} />
      <Sending letter={letter} text={text} onSent={() => onText(undefined)} />
    </>
  );
}

function Remarks({ remarks }: { remarks: LetterRemark[] }) {
  const { letters } = useTexts();
  if (remarks.length === 0) return null;
  return (
    <div className="mb-4 grid gap-2 print:hidden">
      {remarks.map((remark) => (
        <Notice key={remark} tone={remark === 'own-contact' ? 'info' : 'warning'}>
          {letters.remarks[remark]}
        </Notice>
      ))}
    </div>
  );
}

type UsesProps = { letter: LetterName; text: string; onReset: (() => void) | undefined };

function Uses({ letter: { candidacyId, kind, language }, text, onReset }: UsesProps) {
  const { letters, files, forms } = useTexts();
  const { busy, download } = useDownload();
  const isEmpty = text.trim() === '';
  const copy = () =>
    copyText(text).then(
      () => showToast({ title: letters.copied }),
      () => showToast({ title: forms.error, description: letters.copyFailed, destructive: true }),
    );
  const save = () =>
    download('POST /api/candidacies/:id/letters/pdf', candidacyId, letters.saved, {}, { kind, language, text });
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      <Button icon={Copy} disabled={isEmpty} onClick={() => void copy()}>
        {letters.copy}
      </Button>
      <Button icon={Printer} disabled={isEmpty} onClick={() => window.print()}>
        {letters.print}
      </Button>
      <Button icon={FileText} disabled={isEmpty || busy} busy={busy} onClick={() => void save()}>
        {files.pdf}
      </Button>
      {onReset && (
        <Button variant="quiet" icon={RotateCcw} onClick={onReset}>
          {letters.again}
        </Button>
      )}
    </div>
  );
}

type SendingProps = { letter: LetterName; text: string; onSent: () => void };

function Sending({ letter: { candidacyId, kind, language }, text, onSent }: SendingProps) {
  const { letters } = useTexts();
  const change = useLetterChange(candidacyId);
  const send = (sentOn: string) =>
    change.mutate(
      () =>
        call('POST /api/candidacies/:id/letters', {
          params: { id: candidacyId },
          input: { kind, language, text, sentOn },
        }),
      {
        onSuccess: () => {
          onSent();
          showToast({ title: letters.marked });
        },
      },
    );
  return <MarkSent busy={change.isPending} disabled={text.trim() === ''} onSend={send} />;
}
