/** One component's state. `check` resolves with a sentence for the administrator where something is wrong, or throws. */
export type Check = {
  name: string;
  check(signal: AbortSignal): Promise<{ ok: boolean; message?: string }>;
};
