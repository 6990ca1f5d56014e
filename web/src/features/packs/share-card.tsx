import { type Candidacy, limits } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, FileCode2, FileInput, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { call, failureText, upload } from '../../lib/api-client.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, NumberField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { useDownload } from '../messages/use-download.ts';
import { type Choice, packInputOf } from './choice.ts';
import { lookQuery, sharesQuery } from './queries.ts';

type Props = { roleId: number; choice: Choice; people: Candidacy[] };

/** Shares the profiles as they are by a link, or by a file where the server has no address. */
export function ShareCard(props: Props) {
  const { share } = useTexts().packs;
  const { data } = useQuery(lookQuery);
  if (!data) return null;
  return data.canShare ? (
    <Card title={share.title} hint={share.hint}>
      <ShareForm {...props} />
    </Card>
  ) : (
    <Card title={share.fileTitle} hint={share.fileHint}>
      <ShareByFile {...props} />
    </Card>
  );
}

function ShareByFile({ roleId, choice, people }: Props) {
  const texts = useTexts();
  const { share } = texts.packs;
  const { busy, download } = useDownload();
  const input = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(sharesQuery(roleId));
  const save = () =>
    download('POST /api/roles/:id/share-files', roleId, share.fileSaved, {}, packInputOf(choice, people)).then(refresh);
  const read = useMutation({
    mutationFn: (file: File) => upload('POST /api/roles/:id/client-answers', file, {}, () => {}, { id: roleId }),
    onSuccess: () => showToast({ title: share.answersRead }),
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, share.answersFailed)),
    onSettled: refresh,
  });
  const choose = (target: HTMLInputElement) => {
    const [file] = target.files ?? [];
    if (file) read.mutate(file);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <Notice>{share.noAddress}</Notice>
      <Button icon={FileCode2} busy={busy} disabled={busy} onClick={() => void save()}>
        {share.saveFile}
      </Button>
      <Button icon={FileInput} busy={read.isPending} disabled={read.isPending} onClick={() => input.current?.click()}>
        {share.readAnswers}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={share.readAnswers}
        className="hidden"
        onChange={({ target }) => choose(target)}
      />
    </div>
  );
}

function ShareForm({ roleId, choice, people }: Props) {
  const texts = useTexts();
  const { share } = texts.packs;
  const [days, setDays] = useState<number | null>(limits.shareDays);
  const [password, setPassword] = useState('');
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => {
      const input = { ...packInputOf(choice, people), days: days ?? limits.shareDays, ...(password && { password }) };
      return call('POST /api/roles/:id/shares', { params: { id: roleId }, input });
    },
    onSuccess: () => {
      setPassword('');
      void queryClient.invalidateQueries(sharesQuery(roleId));
    },
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, share.failed)),
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <NumberField label={share.days} value={days} min={1} max={limits.shareDaysMaximum} onChange={setDays} />
      <PasswordField
        label={share.password}
        hint={share.passwordHint}
        autoComplete="new-password"
        maxLength={limits.passwordMaximum}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button icon={Link2} busy={create.isPending} onClick={() => create.mutate()}>
        {share.create}
      </Button>
      {create.data && <NewLink url={create.data.url} />}
    </div>
  );
}

function NewLink({ url }: { url: string }) {
  const { packs, forms } = useTexts();
  const { share } = packs;
  const copy = () =>
    copyText(url).then(
      () => showToast({ title: share.copied }),
      () => showToast({ title: forms.error, description: share.copyFailed, destructive: true }),
    );
  return (
    <div role="status" className="grid grid-cols-1 gap-2">
      <Field label={share.link} hint={share.linkHint} value={url} readOnly onFocus={({ target }) => target.select()} />
      <Button icon={Copy} onClick={() => void copy()}>
        {share.copy}
      </Button>
    </div>
  );
}
