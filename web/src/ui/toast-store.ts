/** An action that a message offers, such as to undo the change that it tells of. */
export type ToastAction = { label: string; run: () => void };
export type ToastMessage = {
  id: number;
  title: string;
  description?: string | undefined;
  destructive: boolean;
  action?: ToastAction | undefined;
};

type Shown = { title: string; description?: string | undefined; destructive?: boolean; action?: ToastAction };

let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ToastMessage | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message in place of the last one. */
export function showToast({ title, description, destructive = false, action }: Shown): void {
  set({ id: ++lastId, title, description, destructive, action });
}

/** Takes a message away, unless another one has already replaced it. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(null);
}

/** Carries out the action that the present message offers, if any. */
export function takeToastAction(): void {
  const action = current?.action;
  if (!action) return;
  set(null);
  action.run();
}

export const toastStore = {
  get: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
