/** Handed to every call of a provider. A provider stops soon after `signal` aborts. */
export type CallOptions = { signal: AbortSignal };

/** Whether a provider can work now; `message` tells an administrator what to do when it cannot. */
export type Health = { ok: boolean; message?: string };

export type Provider = {
  /** Cheap; no document is read. Absent means always able. */
  check?(options: CallOptions): Promise<Health>;
};
