import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

/** Bytes of the header of each message, with its length. */
const HEADER = 4;

type Ends = {
  /** Most bytes of a message. */
  most: number;
  hear(message: unknown): void;
  /** Called for input that is no message, or too long; nothing is read after it. */
  broken(detail: string): void;
};

/**
 * Sends and receives messages over a stream, as structured clones. Node's own channel to a child has no limit: it would
 * wait for a message of four gigabytes and keep all of it in memory. Returns the function that sends.
 */
export function openChannel(stream: Duplex, { most, hear, broken }: Ends): (message: unknown) => void {
  let come = Buffer.alloc(0);
  let waiting: Buffer[] = [];
  let missing = HEADER;

  const deliver = (): void => {
    while (come.length >= HEADER) {
      const end = HEADER + come.readUInt32LE(0);
      if (end - HEADER > most) return refuse(`a message of ${end - HEADER} bytes`);
      missing = end - come.length;
      if (missing > 0) return;
      const message = read(come.subarray(HEADER, end));
      come = come.subarray(end);
      missing = HEADER - come.length;
      if (!message) return refuse('a message that cannot be read');
      hear(message.value);
    }
    missing = HEADER - come.length;
  };
  const refuse = (detail: string) => {
    stream.off('data', take).resume();
    come = Buffer.alloc(0);
    broken(detail);
  };
  const take = (chunk: Buffer) => {
    waiting.push(chunk);
    missing -= chunk.length;
    if (missing > 0) return;
    come = Buffer.concat([come, ...waiting.splice(0)]);
    deliver();
  };
  stream.on('data', take);

  return (message) => {
    const body = serialize(message);
    const header = Buffer.alloc(HEADER);
    header.writeUInt32LE(body.length);
    stream.write(header);
    stream.write(body);
  };
}

function read(body: Buffer): { value: unknown } | undefined {
  try {
    return { value: deserialize(body) };
  } catch {
    return undefined;
  }
}
