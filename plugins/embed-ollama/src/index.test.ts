import type { ServerResponse } from 'node:http';
import { describeEmbedder, never, openPlugin, sendJson, startWireServer } from '@cotejo/plugin-kit/testing';
import { describe, expect, test } from 'vitest';
import plugin from './index.ts';

const digest = 'a'.repeat(64);

/** A server that speaks as Ollama does about one model, whose vectors count letters. */
async function startServer(remote_host?: string, embed: (response: ServerResponse, input: string[]) => void = count) {
  const { address } = await startWireServer(({ url, body }, response) =>
    url === '/api/tags'
      ? sendJson(response, { models: [{ name: 'letters:latest', digest, ...(remote_host && { remote_host }) }] })
      : embed(response, body.input as string[]),
  );
  return { OLLAMA_HOST: address, OLLAMA_EMBED_MODEL: 'letters' };
}

const count = (response: ServerResponse, input: string[]) =>
  sendJson(response, { embeddings: input.map((text) => [...'abcdefgh'].map((one) => text.split(one).length)) });

describeEmbedder(plugin, () => startServer());

describe('with an Ollama server', () => {
  const embed = (environment: Record<string, string>) =>
    openPlugin(plugin, 'embedder', environment).embed(['Kept the books.'], { signal: never() });

  test('the digest is the one that the server lists', async () => {
    expect(await embed(await startServer())).toMatchObject({ model: 'letters', digest, dimensions: 8 });
  });

  test('a model that the server does not have is missing, and the state says how to bring it', async () => {
    const environment = { ...(await startServer()), OLLAMA_EMBED_MODEL: 'absent' };
    await expect(embed(environment)).rejects.toMatchObject({ reason: 'missing' });
    expect(await openPlugin(plugin, 'embedder', environment).check!({ signal: never() })).toMatchObject({
      ok: false,
      message: expect.stringContaining('ollama pull absent'),
    });
  });

  test('a model that runs in the cloud of others is not asked', async () => {
    await expect(embed(await startServer('https://elsewhere.example'))).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });

  test.for([
    ['fewer vectors than texts', { embeddings: [] }],
    ['a vector of nothing', { embeddings: [[0, 0, 0]] }],
    ['something else', { hello: 'there' }],
  ] as const)('%s is bad output', async ([, answer]) => {
    const environment = await startServer(undefined, (response) => sendJson(response, answer));
    await expect(embed(environment)).rejects.toMatchObject({ reason: 'bad-output' });
  });

  test('a server that is not there is unavailable', async () => {
    await expect(embed({ OLLAMA_HOST: 'http://127.0.0.1:9', OLLAMA_EMBED_MODEL: 'letters' })).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });
});
