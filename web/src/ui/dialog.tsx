import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

type Props = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /**
   * Whether the dialog is as high as its content, as forms want it. A click beside it then does not close it, so that
   * no typed text is lost.
   */
  fit?: boolean;
};

/**
 * Opens a `dialog` element over the page while it is drawn, with the focus in its first field; afterwards the focus
 * goes back to where it was.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    // The first field gets the focus, so that typing can begin at once.
    element?.querySelector<HTMLElement>('form :is(input:not([type=file]), textarea)')?.focus();
    return () => {
      element?.close();
      // The button that opened the dialog may be gone, for example with a deleted row.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else document.querySelector('main')?.focus();
    };
  }, []);
  return dialog;
}

/** A modal dialog, rendered only while open. The browser's `dialog` element keeps the focus inside. */
export function Dialog({ title, closeLabel, onClose, children, fit = false }: Props) {
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (!fit && event.target === dialog.current) onClose();
      }}
      className={classNames(
        'm-0 mt-auto w-full max-w-none rounded-t-box bg-base-100 p-0 text-base-content sm:m-auto sm:rounded-box',
        fit ? 'max-h-[92dvh] sm:max-w-lg' : 'h-[88dvh] max-h-none sm:max-w-2xl',
      )}
    >
      <div className={classNames('flex flex-col', fit ? 'max-h-[92dvh]' : 'h-full')}>
        <div className="flex items-center justify-between gap-3 border-b border-base-300 px-4 py-2">
          <h2 id={titleId} className="min-w-0 truncate text-lg">
            {title}
          </h2>
          <IconButton label={closeLabel} icon={X} onClick={onClose} />
        </div>
        <div className="flex min-h-0 flex-1 flex-col">{children}</div>
      </div>
    </dialog>
  );
}
