import type { Role } from '@cotejo/contract';
import { FileText, X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import { fileSize } from '../../lib/file-size.ts';
import { useTexts } from '../../texts/index.tsx';
import { IconButton } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { PasteText } from '../paste/paste-text.tsx';
import { roleFileTypes } from './role-rules.ts';
import { classNames } from '../../ui/class-names.ts';

type Props = {
  /** The button that gets the focus when the file is refused. */
  ref?: Ref<HTMLButtonElement>;
  role: Role | undefined;
  file: File | undefined;
  /** Whether a file had been chosen before a reload, which no page can keep. */
  lost: boolean;
  error: string | undefined;
  onFile: (file: File | undefined) => void;
  onText: (text: string) => void;
};

/** The job description of a role: its current file, and the newly chosen one. */
export function RoleFileField({ ref, role, file, lost, error, onFile, onText }: Props) {
  const { forms, roles } = useTexts();
  const remarkId = useId();
  const chooseAgain = lost && !file;
  const group = useFocusOnRemoval(file);
  return (
    <div
      ref={group}
      className="grid grid-cols-1 gap-2"
      role="group"
      aria-label={roles.file}
      aria-describedby={error || chooseAgain ? remarkId : undefined}
    >
      {role && (
        <div>
          <p className="mb-1 text-sm font-medium">{roles.currentFile}</p>
          <FileLine name={role.fileOriginalName} size={role.fileSize} />
        </div>
      )}
      <p className="text-sm font-medium">{role ? roles.newFile : roles.file}</p>
      {file ? (
        <FileLine name={file.name} size={file.size}>
          <IconButton ref={ref} icon={X} label={roles.removeFile(file.name)} onClick={() => onFile(undefined)} />
        </FileLine>
      ) : (
        <>
          <DropZone
            ref={ref}
            name="roleFile"
            compact
            label={roles.file}
            text={roles.drop}
            hint={roles.hint}
            accept={roleFileTypes}
            onFiles={([first]) => first && onFile(first)}
          />
          <PasteText onFile={onFile} onText={onText} />
        </>
      )}
      {error ? (
        <p id={remarkId} role="alert" className="text-sm text-error">
          {error}
        </p>
      ) : (
        chooseAgain && (
          <p id={remarkId} className="text-sm font-medium text-warning">
            {forms.chooseFileAgain}
          </p>
        )
      )}
    </div>
  );
}

/** Moves the focus to the button in a group when the value is taken away: the button that had it is gone by then. */
function useFocusOnRemoval(value: unknown) {
  const group = useRef<HTMLDivElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current !== undefined && value === undefined) group.current?.querySelector('button')?.focus();
    shown.current = value;
  }, [value]);
  return group;
}

export function FileLine({ name, size, children }: { name: string; size: number; children?: ReactNode }) {
  const { language } = useTexts();
  return (
    <p
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-field border border-base-300 bg-base-200/60 pr-1 pl-3',
        'text-sm',
      )}
    >
      <FileText size={16} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </span>
      <span className="shrink-0 pr-2 text-muted tabular-nums">{fileSize(size, language.locale)}</span>
      {children}
    </p>
  );
}
