import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Proxy = {
  /** The address to use in place of the target's. */
  url: string;
  /** From now on drops all packets, without closing connections. */
  swallow(): void;
  /** Cuts all connections after the first packet that holds a text, which is passed on. */
  cutAfter(text: string): void;
  /** Cuts all connections and lets packets through again. */
  restore(): void;
  /** Cuts all connections and refuses new ones. */
  close(): Promise<void>;
};

/** A proxy in front of the server at `target`, to make the network fail. */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let swallowing = false;
  let lastText: string | undefined;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => {
      if (swallowing) return;
      const isLast = lastText !== undefined && chunk.includes(lastText);
      if (isLast) lastText = undefined;
      to.write(chunk, isLast ? cut : undefined);
    });
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('error', () => {});
  };
  const server = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    join(socket, upstream);
    join(upstream, socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: Object.assign(new URL(target), { port: String((server.address() as AddressInfo).port) }).href,
    swallow: () => {
      swallowing = true;
    },
    cutAfter(text) {
      lastText = text;
    },
    restore() {
      swallowing = false;
      cut();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
