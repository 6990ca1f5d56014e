import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/**
 * A local server that speaks Ollama's protocol in the shapes that a real one was recorded with, and misbehaves as told.
 */

const recorded = (file: string) => readFileSync(fileURLToPath(new URL(`recorded/${file}`, import.meta.url)), 'utf8');
const chatLines = recorded('chat.ndjson')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Record<string, unknown>);
const [pieceShape, endShape] = [chatLines[0]!, chatLines.at(-1)!];

export const recordedTags = recorded('tags.json');
export const recordedShow = recorded('show.json');
export const recordedChat = recorded('chat.ndjson');
export const recordedDigest = (JSON.parse(recordedTags) as { models: { digest: string }[] }).models[0]!.digest;

export type Chat = {
  messages: { role: string; content: string }[];
  format: Record<string, unknown>;
  think?: boolean;
  options: { num_ctx: number; num_predict: number };
} & Record<string, unknown>;

type Answering = (response: ServerResponse, request: Chat) => unknown;

export type Behaviour = {
  tags?: string;
  show?: string;
  chat?: Answering;
  pull?: (response: ServerResponse) => unknown;
};

export type StandIn = {
  address: string;
  /** What it was asked, in order. */
  chats: Chat[];
  /** How often it was asked which models it has. */
  looks(): number;
  stop(): Promise<void>;
};

/** One line of a stream with a piece of the answer. */
export const piece = (content: string) =>
  `${JSON.stringify({ ...pieceShape, message: { role: 'assistant', content } })}\n`;

/** The last line of a stream. */
export const end = (changes: Record<string, unknown> = {}) => `${JSON.stringify({ ...endShape, ...changes })}\n`;

export const refuse =
  (status: number, error: string): Answering =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  };

/** As the real server says it when the prompt has more tokens than `num_ctx`. */
export const refuseTooLong = refuse(400, 'the input length exceeds the context length');

export function beginStream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'application/x-ndjson' });
}

/** Answers with a text in small pieces; a prompt of more than a token for every three bytes is refused. */
export function answerWith(text: string, changes?: Record<string, unknown>): Answering {
  return (response, { messages, options }) => {
    const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
    if (bytes / 3 > options.num_ctx) return refuseTooLong(response, { messages, options, format: {} });
    beginStream(response);
    for (const part of text.match(/[^]{1,4}/gu) ?? []) response.write(piece(part));
    return response.end(end(changes));
  };
}

export async function startStandIn(behaviour: Behaviour = {}): Promise<StandIn> {
  const chats: Chat[] = [];
  let looks = 0;
  const json = (response: ServerResponse, body: string) =>
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body);
  const server = createServer(async (request, response) => {
    const body = (await Array.fromAsync(request as AsyncIterable<Buffer>)).join('');
    if (request.url === '/api/tags') {
      looks++;
      return json(response, behaviour.tags ?? recordedTags);
    }
    if (request.url === '/api/show') return json(response, behaviour.show ?? recordedShow);
    if (request.url === '/api/pull') return behaviour.pull?.(response);
    const chat = JSON.parse(body) as Chat;
    chats.push(chat);
    return (behaviour.chat ?? answerWith('{"verdict":"met"}'))(response, chat);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    chats,
    looks: () => looks,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
