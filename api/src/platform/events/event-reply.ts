/** Milliseconds between heartbeats: they keep a quiet stream open, and end it for whoever may not listen any more. */
const HEARTBEAT = 15_000;

/**
 * Parts of a stream that may wait for a listener who does not read. A snapshot is one part, however long it is, and
 * fits before many of these are sent: who reads, slowly, is not taken for somebody who does not.
 */
const MOST_WAITING = 1000;

/** `sendAll` writes its events as one part. */
type Stream<Event> = { send(event: Event): void; sendAll(events: Event[]): void; end(): void };

/** Whoever listens: `signal` aborts when they leave, `mayStay` tells whether they might still begin to listen. */
export type Listener = { signal: AbortSignal; mayStay(): Promise<boolean> };

/**
 * An answer of server-sent events. `begin` gets the functions to send and to end, and returns what to do at the end:
 * after `end`, when the caller leaves or may not stay, or when `stopping` aborts. Of a caller who does not read, what
 * waits is dropped and the stream ended: who then reads finds the end, calls again and gets the present state.
 */
export function eventReply<Event>(
  { signal, mayStay }: Listener,
  stopping: AbortSignal,
  begin: (stream: Stream<Event>) => () => void,
): Response {
  const encoder = new TextEncoder();
  let waiting: string[] = [];
  let cleanUp = () => {};
  // Emptied before the piece is handed over, which asks for the next one at once where somebody waits for it.
  const take = () => {
    const piece = encoder.encode(waiting.join(''));
    waiting = [];
    return piece;
  };
  /** Hands over what waits, in one piece, unless the piece before has still to be taken. */
  const hand = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (waiting.length > 0 && controller.desiredSize! > 0) controller.enqueue(take());
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      const write = (text: string) => {
        if (!open) return;
        waiting.push(text);
        hand(controller);
        if (waiting.length <= MOST_WAITING) return;
        waiting = [];
        end();
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
        if (open) {
          if (waiting.length > 0) controller.enqueue(take());
          controller.close();
        }
        cleanUp();
      };
      const over = AbortSignal.any([signal, stopping]);
      over.addEventListener('abort', end, { once: true });
      const sendAll = (events: Event[]) => write(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
      leave = begin({ send: (event) => sendAll([event]), sendAll, end });
      if (over.aborted) end();
    },
    pull: hand,
    cancel: () => cleanUp(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
