import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { dismissToast, takeToastAction, toastStore, type ToastMessage } from './toast-store.ts';

const duration = 5000;

/**
 * The place of messages. One shows at a time, for five seconds, or longer while it is hovered or focused. It stands
 * over the top bar, where a wide window has nothing to press, and the actions of pages and dialogs stay free in any.
 */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return (
    <>
      {toast && (
        <div
          key={toast.id}
          ref={raise}
          popover="manual"
          className={classNames(
            'pointer-events-none fixed inset-x-4 top-1.5 bottom-auto m-0 flex w-auto max-w-none',
            'overflow-visible border-0 bg-transparent p-0 print:hidden',
            'sm:mx-auto sm:w-96 xl:mr-[calc(max(2rem,(100vw-80rem)/2)+12rem)]',
          )}
        >
          <Toast toast={toast} closeLabel={closeLabel} />
        </div>
      )}
    </>
  );
}

/** Shows the message in the browser's top layer, since an open dialog would cover it otherwise. */
function raise(element: HTMLElement | null): void {
  element?.showPopover();
}

function Toast({ toast, closeLabel }: { toast: ToastMessage; closeLabel: string }) {
  const setHeld = useDismissal(toast.id);
  const Icon = toast.destructive ? CircleAlert : CircleCheck;
  return (
    <div
      role={toast.destructive ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        'sheet pointer-events-auto flex w-full items-start gap-3 border-l-4 p-3 shadow-sheet',
        toast.destructive ? 'border-l-error' : 'border-l-success',
      )}
    >
      <Icon
        size={20}
        aria-hidden="true"
        className={classNames('mt-0.5 shrink-0', toast.destructive ? 'text-error' : 'text-success')}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-sm wrap-anywhere text-muted">{toast.description}</p>}
      </div>
      {toast.action && (
        <Button size="small" onClick={takeToastAction}>
          {toast.action.label}
        </Button>
      )}
      <IconButton label={closeLabel} icon={X} className="-my-1 -mr-1" onClick={() => dismissToast(toast.id)} />
    </div>
  );
}

/** Takes the message away after its time, which begins anew when nobody holds it any more. */
function useDismissal(id: number): (held: boolean) => void {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [held, id]);
  return setHeld;
}
