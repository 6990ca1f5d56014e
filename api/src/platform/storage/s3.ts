import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { Client, type ClientOptions } from 'minio';
import { type CloudSettings, cloudKeys } from './cloud-credentials.ts';
import { isKey, type Storage, StorageError } from './storage.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Has the cloud lend keys in place of the two. */
  cloud?: CloudSettings | undefined;
};

/** Milliseconds until a store must have begun to answer. */
const ANSWER_LIMIT = 10_000;
/** The key of an empty object that is written and deleted to test that this is allowed; no file has it. */
const TRIAL = 'cotejo-trial';

/** Files in a bucket of MinIO or any other S3-compatible store; uses basic calls only. */
export function s3Storage(settings: S3Settings): Storage {
  const { endpoint, bucket, region } = settings;
  const client = s3Client(settings, impatient(endpoint.startsWith('https:') ? https : http));

  let opened: Promise<void> | undefined;
  /** Opens the bucket once; again after a failure, as the store may start later than the server. */
  const open = () => {
    opened ??= makeBucket(client, bucket, region).catch((error: unknown) => {
      opened = undefined;
      fail(error);
    });
    return opened;
  };

  /** Whether writing has worked since it last failed; a key that may read the bucket need not be allowed to write. */
  let writable = false;
  const write = async (key: string, bytes: Buffer) => {
    try {
      await client.putObject(bucket, key, bytes, bytes.length);
      writable = true;
    } catch (error) {
      writable = false;
      throw error;
    }
  };

  const tryWriting = async () => {
    await write(TRIAL, Buffer.alloc(0));
    await client.removeObject(bucket, TRIAL);
  };

  return {
    open,
    async put(key, source) {
      await open();
      // In memory, which the limits of uploads allow: a single call cannot leave half a file.
      await write(key, await buffer(source)).catch(fail);
    },
    async get(key) {
      const stream = await client.getObject(bucket, key).catch(fail);
      const size = Number((stream as http.IncomingMessage).headers['content-length']);
      return { stream, size };
    },
    async delete(key) {
      await client.removeObject(bucket, key).catch(fail);
    },
    async *list() {
      try {
        for await (const item of client.listObjectsV2(bucket, '', true)) {
          if (item.name !== undefined && isKey(item.name))
            yield { key: item.name as string, modifiedAt: item.lastModified as Date };
        }
      } catch (error) {
        fail(error);
      }
    },
    async sweep() {
      // Interrupted writes leave nothing behind.
    },
    async check() {
      try {
        if (!(await client.bucketExists(bucket))) return { ok: false, message: `The bucket "${bucket}" is not there.` };
        if (!writable) await tryWriting();
        return { ok: true };
      } catch (error) {
        return {
          ok: false,
          message:
            'The S3 store does not answer as it should ' +
            `(${(error as NodeJS.ErrnoException).code ?? (error as Error).name}).`,
        };
      }
    },
  };
}

export function s3Client(
  { endpoint, region, accessKey, secretKey, cloud }: S3Settings,
  transport: Pick<typeof http, 'request'>,
): Client {
  const address = new URL(endpoint);
  const useSSL = address.protocol === 'https:';
  return new Client({
    endPoint: address.hostname,
    port: address.port ? Number(address.port) : useSSL ? 443 : 80,
    useSSL,
    region,
    ...(cloud ? { credentialsProvider: lentBy(cloud) } : { accessKey, secretKey }),
    transport,
    retryOptions: { disableRetry: true },
  });
}

/** Has the client ask for keys before each call. Its own provider understands the answer to web identities alone. */
function lentBy(cloud: CloudSettings): NonNullable<ClientOptions['credentialsProvider']> {
  const keys = cloudKeys(cloud);
  const getCredentials = async () => {
    const { accessKey, secretKey, sessionToken } = await keys();
    return {
      getAccessKey: () => accessKey,
      getSecretKey: () => secretKey,
      getSessionToken: () => sessionToken,
    };
  };
  return { getCredentials } as unknown as NonNullable<ClientOptions['credentialsProvider']>;
}

export async function makeBucket(client: Client, bucket: string, region: string): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  await client.makeBucket(bucket, region).catch(async (error: unknown) => {
    // Another process may have created it; stores have different codes for that.
    if (!(await client.bucketExists(bucket))) throw error;
  });
}

/** The transport with a limit of time until an answer begins; a large answer may take longer. */
function impatient(transport: typeof http | typeof https): Pick<typeof http, 'request'> {
  const request = (...parameters: Parameters<typeof http.request>) => {
    const sent = transport.request(...parameters);
    const timer = setTimeout(() => sent.destroy(new Error('The store did not answer in time.')), ANSWER_LIMIT);
    sent.once('response', () => clearTimeout(timer));
    sent.once('close', () => clearTimeout(timer));
    return sent;
  };
  return { request: request as typeof http.request };
}

function fail(error: unknown): never {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'NoSuchKey' || code === 'NotFound') throw new StorageError('missing', error);
  if (/StorageFull|InsufficientStorage|QuotaExceeded/.test(code)) throw new StorageError('full', error);
  throw new StorageError('unavailable', error);
}
