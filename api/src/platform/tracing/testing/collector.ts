import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { decodeSpans, type ReceivedSpan } from './decode-spans.ts';

export type Collector = {
  url: string;
  /** The spans that were accepted. */
  spans: ReceivedSpan[];
  /** The raw bodies, to search for what decoding does not show. */
  bodies: Buffer[];
  /** The headers of all requests, accepted or not. */
  headers: IncomingHttpHeaders[];
  /** The status of the answers; 0 for no answer at all. */
  status: number;
};

/** A collector of traces by OTLP over HTTP, at the standard's path, for one test. */
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
