import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { fileSize } from '../../lib/file-size.ts';

type Props = {
  name: string;
  size: number;
  badges?: ReactNode;
  failed?: boolean;
  onRemove?: (() => void) | undefined;
  disabled?: boolean;
  children?: ReactNode;
};

/** One file with its size, its badges, and a button to remove it. */
export function FileRow({ name, size, badges, failed = false, onRemove, disabled, children }: Props) {
  const { upload, language } = useTexts();
  return (
    <div
      className={classNames(
        'flex items-start gap-3 rounded-field border px-3 py-2',
        failed ? 'border-error/40 bg-error/5' : 'border-base-300',
      )}
    >
      <FileText
        size={20}
        strokeWidth={1.5}
        aria-hidden="true"
        className={classNames('mt-1 shrink-0', failed ? 'text-error' : 'text-primary')}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="max-w-full truncate text-sm font-medium" title={name}>
            {name}
          </span>
          {badges}
        </div>
        <p className="text-xs tabular-nums text-muted">{fileSize(size, language.locale)}</p>
        {children}
      </div>
      {onRemove && (
        <IconButton label={upload.remove(name)} icon={X} onClick={onRemove} disabled={disabled} className="-mr-1" />
      )}
    </div>
  );
}
