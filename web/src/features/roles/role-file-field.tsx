import type { Role } from '@cotejo/contract';
import { FileText, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { fileSize } from '../../lib/file-size.ts';
import { useTexts } from '../../texts/index.tsx';
import { IconButton } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { roleFileTypes } from './role-rules.ts';

type Props = { role: Role | undefined; file: File | undefined; error: string | undefined; onFile: (file: File | undefined) => void };

/** The job description of a role: the file that it has, and the one that is chosen for it. */
export function RoleFileField({ role, file, error, onFile }: Props) {
  const { roles } = useTexts();
  const errorId = useId();
  return (
    <div className="grid grid-cols-1 gap-2" role="group" aria-label={roles.file} aria-describedby={error ? errorId : undefined}>
      {role && (
        <div>
          <p className="mb-1 text-sm font-medium">{roles.currentFile}</p>
          <FileLine name={role.fileOriginalName} size={role.fileSize} />
        </div>
      )}
      <p className="text-sm font-medium">{role ? roles.newFile : roles.file}</p>
      {file
        ? <FileLine name={file.name} size={file.size}><IconButton icon={X} label={roles.removeFile(file.name)} onClick={() => onFile(undefined)} /></FileLine>
        : <DropZone name="roleFile" compact label={roles.file} text={roles.drop} hint={roles.hint} accept={roleFileTypes} onFiles={([first]) => first && onFile(first)} />}
      {error && <p id={errorId} role="alert" className="text-sm text-error">{error}</p>}
    </div>
  );
}

export function FileLine({ name, size, children }: { name: string; size: number; children?: ReactNode }) {
  const { language } = useTexts();
  return (
    <p className="flex min-h-11 items-center gap-3 rounded-field border border-base-300 bg-base-200/60 pr-1 pl-3 text-sm">
      <FileText size={16} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate" title={name}>{name}</span>
      <span className="shrink-0 pr-2 text-muted tabular-nums">{fileSize(size, language.locale)}</span>
      {children}
    </p>
  );
}
