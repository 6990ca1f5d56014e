import { useEffect } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What is changed, as it is now: the dialogs are given the fresh one when somebody else was faster. */
export type Present = { name: string; updatedAt: string };

type Props = {
  error: Error | null;
  present: Present | undefined;
  /** From now on a change is made knowing of this version. */ onSeen: (updatedAt: string) => void;
};

/** Says what somebody else made of it while the form was open; saving again replaces that. */
export function ChangedMeanwhile({ error, present, onSeen }: Props) {
  const { forms } = useTexts();
  const changed = error instanceof ApiError && error.code === 'changed-meanwhile' ? present : undefined;
  useEffect(() => {
    if (changed) onSeen(changed.updatedAt);
  }, [changed?.updatedAt]);
  if (!changed) return null;
  return (
    <div role="alert">
      <Notice tone="warning">{forms.changedMeanwhile(changed.name)}</Notice>
    </div>
  );
}
