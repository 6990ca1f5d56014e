import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './button.tsx';

type Props = { title: string; closeLabel: string; onClose: () => void; children: ReactNode };

/** A modal dialog; the browser's own element keeps the focus inside and gives it back. Rendered only while open. */
export function Dialog({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => { event.preventDefault(); onClose(); }}
      onClick={(event) => { if (event.target === dialog.current) onClose(); }}
      className="m-0 mt-auto h-[88dvh] max-h-none w-full max-w-none rounded-t-box bg-base-100 p-0 text-base-content sm:m-auto sm:max-w-2xl sm:rounded-box"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-3 border-b border-base-300 px-4 py-2">
          <h2 id={titleId} className="min-w-0 truncate text-lg">{title}</h2>
          <IconButton label={closeLabel} icon={X} onClick={onClose} />
        </div>
        <div className="flex min-h-0 flex-1 flex-col">{children}</div>
      </div>
    </dialog>
  );
}
