import { Upload } from 'lucide-react';
import type { Ref } from 'react';
import { useDropzone, type FileRejection } from 'react-dropzone';
import { classNames } from './class-names.ts';

const analysisFiles = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

/** The problems that a drop zone finds by itself, each with its sentence. The number is the limit in bytes. */
export type DropProblems = Record<
  'file-invalid-type' | 'file-too-large' | 'file-too-small' | 'too-many-files',
  (bytes: number) => string
>;

type Limits = { maxBytes: number; /** How many more files fit. */ maxFiles: number; problems: DropProblems };
type Props = {
  /** The button of the drop zone. */
  ref?: Ref<HTMLButtonElement> | undefined;
  label: string;
  /** The name of the file input, for forms and tests. */
  name: string;
  text: string;
  hint: string;
  multiple?: boolean;
  disabled?: boolean;
  compact?: boolean;
  /** Whether there is nothing to take at the moment. What is dropped all the same is handed on, to be refused. */
  resting?: boolean;
  /** File endings by media type, for the browser's file chooser. */
  accept?: Record<string, string[]>;
  /** Limits of size and number. Files beyond them are listed below the zone until the next drop. */
  limits?: Limits;
  onFiles: (files: File[]) => void;
};

const minBytes = 1;

/**
 * Takes dropped or chosen files and hands on all of them. The caller decides which are accepted, in the words of the
 * specification.
 */
export function DropZone({
  ref,
  label,
  name,
  text,
  hint,
  multiple = false,
  disabled = false,
  compact = false,
  resting = false,
  accept = analysisFiles,
  limits,
  onFiles,
}: Props) {
  const { getRootProps, getInputProps, isDragActive, open, fileRejections } = useDropzone({
    accept,
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    ...(limits && { minSize: minBytes, maxSize: limits.maxBytes, maxFiles: limits.maxFiles }),
    onDrop: (accepted, rejections) => onFiles([...accepted, ...rejections.map((rejection) => rejection.file)]),
  });
  return (
    <div {...getRootProps({ role: 'group', 'aria-label': label })}>
      {/* The button is what everybody meets. */}
      <input {...getInputProps({ name, hidden: true })} />
      <button
        ref={ref}
        type="button"
        disabled={disabled || resting}
        onClick={open}
        className={classNames(
          'grid w-full place-items-center gap-1 rounded-field border border-dashed px-4 text-center transition-colors',
          compact ? 'py-4' : 'py-8',
          isDragActive && !resting ? 'border-primary bg-primary/10' : 'bg-base-200/60',
          resting ? 'border-base-300 text-muted' : !isDragActive && 'border-base-content/40',
          disabled || resting ? 'cursor-not-allowed' : 'cursor-pointer hover:border-primary hover:bg-primary/5',
        )}
      >
        {!resting && <Upload size={20} aria-hidden="true" className="text-primary" />}
        <span className="text-sm font-medium">{text}</span>
        <span className="text-xs text-muted">{hint}</span>
      </button>
      {limits && fileRejections.length > 0 && <Rejections rejections={fileRejections} limits={limits} />}
    </div>
  );
}

function Rejections({
  rejections,
  limits: { maxBytes, problems },
}: {
  rejections: readonly FileRejection[];
  limits: Limits;
}) {
  const sentence = (code: string) =>
    code in problems ? problems[code as keyof DropProblems](code === 'file-too-small' ? minBytes : maxBytes) : code;
  return (
    <ul className="mt-2 grid gap-1 text-xs text-error">
      {rejections.map(({ file, errors }, index) => (
        <li key={index} className="wrap-anywhere">
          <span className="font-medium">{file.name}</span>: {errors.map(({ code }) => sentence(code)).join('. ')}
        </li>
      ))}
    </ul>
  );
}
