/** Limits of reading a refused body, in bytes and milliseconds. */
const REFUSED_BYTES = 64 * 1024 * 1024;
const REFUSED_TIMEOUT = 10_000;

/**
 * Reads the rest of a refused body, up to the limits: most callers read an answer only after they have sent everything.
 */
export async function readAway(body: Request['body'], signal: AbortSignal): Promise<void> {
  if (!body || body.locked) return;
  const end = AbortSignal.any([signal, AbortSignal.timeout(REFUSED_TIMEOUT)]);
  let left = REFUSED_BYTES;
  const nowhere = new WritableStream<Uint8Array>({
    write(chunk) {
      left -= chunk.length;
      if (left < 0) throw new Error('too much');
    },
  });
  await body.pipeTo(nowhere, { signal: end, preventCancel: true }).catch(() => {});
}
