import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request as it came over the wire, its JSON read. */
export type WireRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
  time: number;
};

export type WireAnswer = (request: WireRequest, response: ServerResponse, count: number) => unknown;

/** A real HTTP server that ends with the test; `requests` grows as they come in. */
export async function startWireServer(answer: WireAnswer): Promise<{ address: string; requests: WireRequest[] }> {
  const requests: WireRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const read = await text(incoming);
    const request = {
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: incoming.headers,
      body: read ? JSON.parse(read) : {},
      time: performance.now(),
    };
    requests.push(request);
    await answer(request, response, requests.length);
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Begins an answer of server-sent events. */
export function beginEvents(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
}
