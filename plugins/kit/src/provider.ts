/** Handed to every call of a provider. A provider stops soon after `signal` aborts. */
export type CallOptions = { signal: AbortSignal };

/** Whether a provider can work now; `message` tells an administrator what to do when it cannot. */
export type Health = { ok: boolean; message?: string };

export type Provider = {
  /** Fast, and reads no document. Absent: the provider can always work. */
  check?(options: CallOptions): Promise<Health>;
};
