import { createServer, type Server } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '../../ground/config/start-error.ts';
import type { AppEnv } from './context.ts';

/** Milliseconds that a client has to send its headers, to send everything, and to reuse a connection. */
const HEADERS_TIMEOUT = 30_000;
const REQUEST_TIMEOUT = 120_000;
const KEEP_ALIVE_TIMEOUT = 65_000;

export type RunningServer = {
  /** The address for a browser on this machine. */
  url: string;
  /** Takes no more connections, lets the calls under way finish for at most `milliseconds`, then cuts them off. */
  stop(milliseconds: number): Promise<void>;
};

/** Where to listen; `held` has taken the port already. The host `localhost` is this machine by IPv4 and IPv6. */
export type Place = { host: string; port: number; held?: SocketServer };
const ownSettings = { host: 'HOST', port: 'PORT' };
/** Ports below are root's on most systems. */
const FIRST_FREE_PORT = 1024;

/**
 * Starts to listen; port 0 takes a free one. Throws a `StartError` that names the settings when the port cannot be
 * used.
 */
export async function listen(app: Hono<AppEnv>, place: Place, settings = ownSettings): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      connectionsCheckingInterval: 5_000,
    },
  }) as Server;
  await bind(server, place, settings);
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : place.port;
  const beside = place.host === 'localhost' ? [await listenBeside(server, taken, settings)] : [];
  return { url: `http://localhost:${taken}`, stop: (milliseconds) => close(server, beside, milliseconds) };
}

/**
 * Takes a port that only root may take, for a `listen` after the process has left root. Connections until then are
 * closed unread. Any other port is not taken yet. Throws as `listen` does.
 */
export async function holdPort(place: Place, settings = ownSettings): Promise<Place> {
  if (process.getuid?.() !== 0 || place.port === 0 || place.port >= FIRST_FREE_PORT) return place;
  const held = createSocketServer((socket) => socket.destroy());
  await bind(held, place, settings);
  return { ...place, held };
}

/** Throws as `listen` does when the port cannot be used, before anything else is started. */
export async function assertCanListen(place: Place, settings = ownSettings): Promise<void> {
  if (place.held) return;
  const server = createServer();
  await bind(server, place, settings);
  await new Promise((resolve) => server.close(resolve));
}

/** Codes of a machine without IPv6, and of a port that only root may take, which is held for IPv4 alone. */
const withoutIpv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EACCES']);

/** Takes what calls this machine by IPv6 to a server that listens by IPv4. Throws as `listen` does. */
async function listenBeside(server: Server, port: number, settings: typeof ownSettings): Promise<SocketServer> {
  // As Node's own server of http takes connections.
  const beside = createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  await bind(beside, { host: '::1', port }, settings).catch((error: StartError) => {
    if (!withoutIpv6.has((error.cause as NodeJS.ErrnoException).code ?? '')) throw error;
  });
  return beside;
}

function bind(server: SocketServer, { host, port, held }: Place, settings: typeof ownSettings): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(reasonOf(error, host, port, settings), error)),
    );
    if (held) server.listen(held, resolve);
    else server.listen(port, host === 'localhost' ? '127.0.0.1' : host, resolve);
  });
}

function reasonOf({ code }: NodeJS.ErrnoException, host: string, port: number, settings: typeof ownSettings): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Set ${settings.port} to another one, or stop what listens there.`;
  return `Cotejo cannot listen on ${host}, port ${port} (${code}). Check ${settings.host} and ${settings.port}.`;
}

async function close(server: Server, beside: SocketServer[], milliseconds: number): Promise<void> {
  const closed = Promise.all(
    [server, ...beside].map((each) => new Promise<void>((resolve) => each.close(() => resolve()))),
  );
  // Closes connections whose call has just ended, which would be kept alive otherwise.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), milliseconds);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
