import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { s3Storage } from './s3.ts';
import { newKey } from './storage.ts';

const hour = 3_600_000;

/** A cloud with a store, whose keys end after `valid` milliseconds. Counts who asks, and remembers with which keys. */
async function startCloud(valid = hour) {
  const seen = { asked: 0, refused: false, used: new Set<string>() };
  const keys = () => ({
    AccessKeyId: `key-${++seen.asked}`,
    SecretAccessKey: 'secret',
    Token: 'session',
    Expiration: new Date(Date.now() + valid).toISOString(),
  });
  const answer = async (request: IncomingMessage): Promise<[status: number, body: string]> => {
    const { method, url = '', headers } = request;
    const body = await text(request);
    if (url.startsWith('/cotejo')) {
      const key = /Credential=([\w-]+)/.exec(headers.authorization ?? '')?.[1];
      seen.used.add(`${key} ${String(headers['x-amz-security-token'])}`);
      return [200, ''];
    }
    if (seen.refused) return [503, ''];
    if (method === 'POST' && url === '/') {
      const asked = new URLSearchParams(body);
      if (asked.get('RoleArn') !== 'arn:role' || asked.get('WebIdentityToken') !== 'who I am') return [403, ''];
      const { Token, ...others } = keys();
      const fields = Object.entries({ ...others, SessionToken: Token });
      return [200, `<R><C>${fields.map(([name, value]) => `<${name}>${value}</${name}>`).join('\n')}</C></R>`];
    }
    if (url === '/container') return headers.authorization === 'who I am' ? [200, JSON.stringify(keys())] : [401, ''];
    if (method === 'PUT' && url === '/latest/api/token') return [200, 'who I am'];
    if (headers['x-aws-ec2-metadata-token'] !== 'who I am') return [401, ''];
    if (url === '/latest/meta-data/iam/security-credentials/') return [200, 'cotejo\n'];
    return [200, JSON.stringify({ Code: 'Success', ...keys() })];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => response.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-cloud-'));
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  const tokenFile = path.join(folder, 'token');
  await writeFile(tokenFile, 'who I am\n');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const upload = (cloud: object) => {
    const settings = { endpoint: address, bucket: 'cotejo', region: 'eu-south-2', accessKey: '', secretKey: '' };
    const storage = s3Storage({ ...settings, cloud: { region: 'eu-south-2', instance: address, ...cloud } });
    return () => storage.put(newKey(), Readable.from(['text']));
  };
  return { address, tokenFile, seen, upload };
}

test('a pod gets keys for the role of its account', async () => {
  const { address, tokenFile, seen, upload } = await startCloud();
  await upload({ tokenFile, role: 'arn:role', tokenService: address })();
  expect([...seen.used]).toEqual(['key-1 session']);
});

test('a container gets keys for its token', async () => {
  const { address, tokenFile, seen, upload } = await startCloud();
  await upload({ container: `${address}/container`, containerTokenFile: tokenFile })();
  expect([...seen.used]).toEqual(['key-1 session']);
});

test('a virtual machine gets the keys of its role, which are asked for once while they are valid', async () => {
  const { seen, upload } = await startCloud();
  const store = upload({});
  await Promise.all([store(), store()]);
  await store();
  expect([...seen.used]).toEqual(['key-1 session']);
});

test('keys about to end are replaced; where the cloud does not answer, they are used to their end', async () => {
  const { seen, upload } = await startCloud(60_000);
  const store = upload({});
  await store();
  const before = seen.asked;
  await store();
  expect(seen.asked).toBeGreaterThan(before);
  seen.refused = true;
  await store();
  expect([...seen.used].at(-1)).toBe(`key-${seen.asked} session`);
});

test('without keys an upload is refused as it is while the store is away', async () => {
  const { seen, upload } = await startCloud();
  seen.refused = true;
  await expect(upload({})()).rejects.toMatchObject({ status: 503 });
});
