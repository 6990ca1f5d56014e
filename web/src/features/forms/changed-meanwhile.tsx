import { useEffect } from 'react';
import { isRefused } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What the form changes, as it is now. When somebody else was faster, this is their version. */
export type Present = { name: string; updatedAt: string };

type Props = {
  error: Error | null;
  present: Present | undefined;
  /** Called with the version that is now on the screen. */
  onSeen: (updatedAt: string) => void;
};

/** Says what somebody else changed while the form was open; saving again replaces that. */
export function ChangedMeanwhile({ error, present, onSeen }: Props) {
  const { forms } = useTexts();
  const changed = isRefused(error, 'changed-meanwhile') ? present : undefined;
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
