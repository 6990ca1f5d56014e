import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';

type Props = {
  submit: string;
  submitting: string;
  busy: boolean;
  disabled?: boolean;
  destructive?: boolean;
  /** The failure, which is read out here because the toast that shows it lies outside the dialog. */
  failure?: string | undefined;
  onCancel: () => void;
};

/** The buttons of a form in a dialog. */
export function DialogActions({
  submit,
  submitting,
  busy,
  disabled = false,
  destructive = false,
  failure,
  onCancel,
}: Props) {
  const { forms } = useTexts();
  return (
    <div className="flex justify-end gap-2 border-t border-base-300 px-4 py-3">
      {failure && (
        <p role="alert" className="sr-only">
          {failure}
        </p>
      )}
      <Button onClick={onCancel}>{forms.cancel}</Button>
      <Button type="submit" variant={destructive ? 'danger' : 'primary'} busy={busy} disabled={busy || disabled}>
        {busy ? submitting : submit}
      </Button>
    </div>
  );
}
