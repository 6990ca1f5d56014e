import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { decodeSpans, type ReceivedSpan } from './decode-spans.ts';

export type Collector = {
  url: string;
  /** What has arrived and was taken. */
  spans: ReceivedSpan[];
  /** The bodies as they came, with what no decoding would show. */
  bodies: Buffer[];
  /** The headers of everything that came, taken or not. */
  headers: IncomingHttpHeaders[];
  /** The status that senders are answered; 0 for no answer at all. */
  status: number;
};

/** Whatever takes traces by OTLP over HTTP, at the path of the standard, for one test. */
export async function startCollector(): Promise<Collector> {
  const collector: Collector = { url: '', spans: [], bodies: [], headers: [], status: 200 };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    collector.headers.push(request.headers);
    if (collector.status === 0) return;
    if (collector.status === 200 && request.url === '/v1/traces') {
      collector.bodies.push(body);
      collector.spans.push(...decodeSpans(body));
    }
    response
      .writeHead(request.url === '/v1/traces' ? collector.status : 404, { 'Content-Type': 'application/x-protobuf' })
      .end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return collector;
}
