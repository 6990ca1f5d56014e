import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../texts/index.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = { draft: { restored: boolean; discard: () => void }; className?: string };

/** Says that a form shows a restored draft, and offers to discard it. */
export function DraftNote({ draft, className }: Props) {
  const { forms } = useTexts();
  if (!draft.restored) return null;
  // The note disappears with its button, and the focus would be lost.
  const discard = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(draft.discard);
    form?.querySelector<HTMLElement>('input:not([type=file])')?.focus();
  };
  return (
    <Notice {...(className && { className })}>
      <span>{forms.draftKept}</span>{' '}
      <button
        type="button"
        className="cursor-pointer font-medium text-primary underline underline-offset-4"
        onClick={discard}
      >
        {forms.draftDiscard}
      </button>
    </Notice>
  );
}
