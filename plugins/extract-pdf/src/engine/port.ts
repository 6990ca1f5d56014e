import { MessageChannel, type MessagePort, type TransferListItem } from 'node:worker_threads';

/** A message of pdf.js, with the properties used here. */
export type Message = {
  action?: string;
  data?: unknown;
  chunk?: { fnArray?: unknown[] };
};

type Listener = (event: { data: Message }) => void;

/** The two ends of a channel between the parts of pdf.js, and how to close it. */
export function openChannel(): { ours: Port; parsers: Port; close(): void } {
  const { port1, port2 } = new MessageChannel();
  const close = () => {
    port1.close();
    port2.close();
  };
  return { ours: new Port(port1), parsers: new Port(port2), close };
}

/**
 * A message port for pdf.js, whose parser sends the path of every glyph in a message of its own: here these wait for
 * the next other message and cross with it, as sending costs more than a path.
 */
export class Port {
  readonly #port: MessagePort;
  readonly #listeners = new Set<Listener>();
  #waiting: Message[] = [];

  constructor(port: MessagePort) {
    this.#port = port;
    port.on('message', (messages: Message[]) => {
      for (const data of messages) for (const listener of this.#listeners) listener({ data });
    });
  }

  addEventListener(_type: 'message', listener: Listener, { signal }: { signal?: AbortSignal } = {}): void {
    this.#listeners.add(listener);
    signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  postMessage(message: Message, transferred?: TransferListItem[]): void {
    this.#waiting.push(message);
    if (isGlyphPath(message)) return;
    const messages = this.#waiting;
    this.#waiting = [];
    this.#port.postMessage(messages, transferred);
  }
}

const isGlyphPath = ({ action, data }: Message): boolean =>
  action === 'commonobj' && (data as unknown[])[1] === 'FontPath';
