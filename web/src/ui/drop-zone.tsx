import { Upload } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { classNames } from './class-names.ts';

const analysisFiles = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

type Props = { label: string; /** Of the file input, for forms and tests. */ name: string; text: string; hint: string; multiple?: boolean; disabled?: boolean; compact?: boolean; /** Endings by media type, for the browser's file chooser. */ accept?: Record<string, string[]>; onFiles: (files: File[]) => void };

/** Takes files dropped or chosen and hands on all of them: who uses them judges them, in the words of the specification. */
export function DropZone({ label, name, text, hint, multiple = false, disabled = false, compact = false, accept = analysisFiles, onFiles }: Props) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept,
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) => onFiles([...accepted, ...rejections.map((rejection) => rejection.file)]),
  });
  return (
    <div {...getRootProps({ role: 'group', 'aria-label': label })}>
      <input {...getInputProps({ name })} />
      <button
        type="button"
        disabled={disabled}
        onClick={open}
        className={classNames(
          'grid w-full place-items-center gap-1 rounded-field border border-dashed px-4 text-center transition-colors',
          compact ? 'py-4' : 'py-8',
          isDragActive ? 'border-primary bg-primary/10' : 'border-base-content/40 bg-base-200/60',
          disabled ? 'cursor-not-allowed' : 'cursor-pointer hover:border-primary hover:bg-primary/5',
        )}
      >
        <Upload size={20} aria-hidden="true" className="text-primary" />
        <span className="text-sm font-medium">{text}</span>
        <span className="text-xs text-muted">{hint}</span>
      </button>
    </div>
  );
}
