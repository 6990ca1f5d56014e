export type ToastMessage = { id: number; title: string; description?: string | undefined; destructive: boolean };

type Shown = { title: string; description?: string | undefined; destructive?: boolean };

let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ToastMessage | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message in place of the last one. */
export function showToast({ title, description, destructive = false }: Shown): void {
  set({ id: ++lastId, title, description, destructive });
}

/** Takes a message away, unless another one has already replaced it. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(null);
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
