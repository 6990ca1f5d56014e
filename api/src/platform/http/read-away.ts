/** How much of a refused body is still read, in bytes and milliseconds. */
const REFUSED_BYTES = 64 * 1024 * 1024;
const REFUSED_TIMEOUT = 10_000;

/** Reads the rest of a refused body, within reason: most callers hear an answer only once they have sent everything. */
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
