import { limits, type PackSettings } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ImageUp, Trash2 } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { addressOf, call, failureText, upload } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LoadProblem } from '../messages/load-problem.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { lookQuery } from './queries.ts';

/** What an administrator says about how profiles for clients look. */
export function LookTab() {
  const { look } = useTexts().packs;
  const query = useQuery(lookQuery);
  if (query.isPending) return <SkeletonRows label={look.loading} count={3} />;
  if (query.isLoadingError) return <LoadProblem text={look.loadFailed} queries={[query]} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title={look.title}>
        <LookForm look={query.data} />
      </Card>
      <Logo key={query.dataUpdatedAt} hasLogo={query.data.hasLogo} />
    </div>
  );
}

function useLookChange() {
  const texts = useTexts();
  const { look } = texts.packs;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<PackSettings>) => send(),
    onSuccess: (stored) => {
      queryClient.setQueryData(lookQuery.queryKey, stored);
      showToast({ title: look.saved });
    },
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, look.failed)),
  });
}

function LookForm({ look: { name, color } }: { look: PackSettings }) {
  const { packs, forms } = useTexts();
  const { look } = packs;
  const [values, setValues] = useState({ name: name ?? '', color: color ?? '' });
  const change = useLookChange();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const input = { name: values.name || null, color: values.color || null };
    if (!change.isPending) change.mutate(() => call('PUT /api/packs/settings', { input }));
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field
        label={look.name}
        hint={look.nameHint}
        value={values.name}
        maxLength={limits.nameMaximum}
        onChange={({ target }) => setValues({ ...values, name: target.value })}
      />
      <Field
        label={look.color}
        hint={look.colorHint}
        value={values.color}
        maxLength={7}
        placeholder="#6a265e"
        onChange={({ target }) => setValues({ ...values, color: target.value })}
      />
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" busy={change.isPending} disabled={change.isPending}>
          {forms.save}
        </Button>
      </div>
    </form>
  );
}

function Logo({ hasLogo }: { hasLogo: boolean }) {
  const { look } = useTexts().packs;
  const change = useLookChange();
  const input = useRef<HTMLInputElement>(null);
  // With another address for each picture, as the browser would show the one before.
  const [shownAt] = useState(Date.now);
  const choose = (target: HTMLInputElement) => {
    const [file] = target.files ?? [];
    if (file) change.mutate(() => upload('PUT /api/packs/logo', file, {}, () => {}));
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <Card
      title={look.logo}
      hint={look.logoHint(limits.logoBytes / 1024 / 1024)}
      actions={
        <>
          <Button icon={ImageUp} busy={change.isPending} onClick={() => input.current?.click()}>
            {look.choose}
          </Button>
          {hasLogo && (
            <Button icon={Trash2} onClick={() => change.mutate(() => call('DELETE /api/packs/logo'))}>
              {look.remove}
            </Button>
          )}
        </>
      }
    >
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={look.choose}
        className="hidden"
        onChange={({ target }) => choose(target)}
      />
      {hasLogo ? (
        <img
          src={`${addressOf('GET /api/packs/logo')}?${shownAt}`}
          alt={look.logoAlt}
          className="max-h-24 max-w-full rounded-field bg-white p-2"
        />
      ) : (
        <p className="text-sm text-muted">{look.noLogo}</p>
      )}
    </Card>
  );
}
