import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field.tsx';
import { focusWhenShown } from '../../ui/focus-when-shown.ts';
import { fileOfText } from './pasted-file.ts';

type Props = {
  disabled?: boolean;
  onFile: (file: File) => void;
  /** Told what stands in the field as long as it is no file yet. */
  onText?: (text: string) => void;
};

const ignore = () => undefined;

/** The way to a job description for those who have no file: a button that opens a field for its text. */
export function PasteText({ disabled = false, onFile, onText = ignore }: Props) {
  const { paste } = useTexts();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  if (open) return <PasteForm disabled={disabled} onFile={onFile} onText={onText} onCancel={cancel} />;
  return (
    <button
      ref={opener}
      type="button"
      disabled={disabled}
      className={classNames(
        'min-h-8 justify-self-center px-2 text-sm font-medium',
        disabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer text-primary underline-offset-4 hover:underline',
      )}
      onClick={() => setOpen(true)}
    >
      {paste.open}
    </button>
  );
}

/** Is no form of its own, as it stands in that of a role. It stays open until the file is taken, and goes with it. */
function PasteForm({ disabled, onFile, onText, onCancel }: Required<Props> & { onCancel: () => void }) {
  const { paste, forms } = useTexts();
  const [text, setText] = useState('');
  useEffect(() => {
    onText(text);
    return () => onText('');
  }, [onText, text]);
  return (
    <div
      className="mt-2 grid grid-cols-1 gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog around it stays open.
        event.preventDefault();
        onCancel();
      }}
    >
      <TextField
        ref={focusWhenShown}
        label={paste.label}
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          disabled={disabled || !text.trim()}
          onClick={() => onFile(fileOfText(text, paste.fileName))}
        >
          {paste.use}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {forms.cancel}
        </Button>
      </span>
    </div>
  );
}
