/** Milliseconds between heartbeats: they keep a quiet stream open, and end it for whoever may not listen any more. */
const HEARTBEAT = 15_000;

type Stream<Event> = { send(event: Event): void; end(): void };

/** Whoever listens: `signal` aborts when they leave, `mayStay` tells whether they might still begin to listen. */
export type Listener = { signal: AbortSignal; mayStay(): Promise<boolean> };

/**
 * An answer of server-sent events. `begin` gets the functions to send and to end, and returns what to do at the end:
 * after `end`, when the caller leaves or may not stay, or when `stopping` aborts.
 */
export function eventReply<Event>(
  { signal, mayStay }: Listener,
  stopping: AbortSignal,
  begin: (stream: Stream<Event>) => () => void,
): Response {
  const encoder = new TextEncoder();
  let cleanUp = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      const write = (text: string) => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      const heartbeat = setInterval(() => {
        write(': alive\n\n');
        void mayStay().then((stays) => stays || end());
      }, HEARTBEAT);
      let leave: (() => void) | undefined;
      cleanUp = () => {
        open = false;
        clearInterval(heartbeat);
        leave?.();
      };
      const end = () => {
        if (open) controller.close();
        cleanUp();
      };
      const over = AbortSignal.any([signal, stopping]);
      over.addEventListener('abort', end, { once: true });
      leave = begin({ send: (event) => write(`data: ${JSON.stringify(event)}\n\n`), end });
      if (over.aborted) end();
    },
    cancel: () => cleanUp(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
