import { useTexts } from '../../texts/index.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = { draft: { restored: boolean; discard: () => void }; className?: string };

/** Says that a form shows what was typed into it earlier, and offers to begin anew. */
export function DraftNote({ draft, className }: Props) {
  const { forms } = useTexts();
  if (!draft.restored) return null;
  return (
    <Notice {...(className && { className })}>
      <span>{forms.draftKept}</span>{' '}
      <button type="button" className="cursor-pointer font-medium text-primary underline underline-offset-4" onClick={draft.discard}>{forms.draftDiscard}</button>
    </Notice>
  );
}
