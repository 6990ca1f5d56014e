import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../ground/config/config.ts';
import { StartError } from '../../ground/config/start-error.ts';
import { elsewhere } from '../storage/elsewhere.ts';
import { makeBucket, s3Client } from '../storage/s3.ts';
import { s3Settings } from '../storage/create.ts';

/** The last file of a backup that is sent: one without it is not complete. */
const SUMS = 'SHA256SUMS';
/** Beside the backups, for restores of older ones. */
const ERASURES = 'erasures.jsonl';
const NAME = /^\d{4}-\d\d-\d\dT\d{6}Z$/;
/** Milliseconds without a byte, after which a store counts as gone. */
const SILENCE = 60_000;

/** Copies of whole backups in the bucket that the `TO_` settings name, each below its name. */
export type OffSite = {
  /** Copies a complete backup, and what stands beside it. May be repeated. */
  send(folder: string): Promise<number>;
  /** The names of all complete backups, the oldest first. */
  names(): Promise<string[]>;
  /** Brings a backup, or the newest one, into a folder; answers its name. */
  bring(name: string, into: string): Promise<string>;
  /** Deletes backups that are older than the one with this name would be; answers how many. */
  forget(before: string): Promise<number>;
};

export async function offSite(config: Config): Promise<OffSite> {
  const { storage } = elsewhere(config);
  if (storage.kind !== 's3') throw new StartError('Copies of backups go to a bucket: TO_STORAGE must be s3.');
  const { bucket, region, endpoint } = s3Settings(storage);
  const client = s3Client(s3Settings(storage), patient(endpoint.startsWith('https:') ? https : http));
  await makeBucket(client, bucket, region);

  const list = async () => {
    const found: string[] = [];
    for await (const { name } of client.listObjectsV2(bucket, '', true)) if (name) found.push(name as string);
    return found;
  };
  const names = async () =>
    (await list())
      .filter((name) => path.posix.basename(name) === SUMS && NAME.test(path.posix.dirname(name)))
      .map((name) => path.posix.dirname(name))
      .toSorted();
  const fetchInto = async (name: string, folder: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await client.fGetObject(bucket, name, path.join(folder, name));
  };
  return {
    async send(folder) {
      const name = path.basename(folder);
      if (!NAME.test(name)) throw new StartError(`"${folder}" is no complete backup.`);
      const files = (await readdir(folder)).filter((file) => file !== SUMS);
      for (const file of [...files, SUMS]) await client.fPutObject(bucket, `${name}/${file}`, path.join(folder, file));
      const beside = path.join(path.dirname(folder), ERASURES);
      await client.fPutObject(bucket, ERASURES, beside).catch((error: NodeJS.ErrnoException) => {
        // Nobody was erased.
        if (error.code !== 'ENOENT') throw error;
      });
      return files.length + 1;
    },
    names,
    async bring(wanted, into) {
      const all = await names();
      const name = wanted === 'newest' ? all.at(-1) : all.find((each) => each === wanted);
      if (!name)
        throw new StartError(`There is no backup ${wanted === 'newest' ? '' : `${wanted} `}in the bucket ${bucket}.`);
      const [draft, folder] = [path.join(into, `${name}.part`), path.join(into, name)];
      await rm(draft, { recursive: true, force: true });
      const objects = await list();
      for (const object of objects.filter((each) => each.startsWith(`${name}/`))) await fetchInto(object, draft);
      await assertWhole(path.join(draft, name));
      await rename(path.join(draft, name), folder);
      await rm(draft, { recursive: true });
      if (objects.includes(ERASURES)) await fetchInto(ERASURES, into);
      return name;
    },
    async forget(before) {
      const objects = await list();
      const old = new Set(
        objects.map((each) => each.split('/')[0]!).filter((each) => NAME.test(each) && each < before),
      );
      // The checksums first, so that a backup of which a part is gone does not count as complete.
      const files = objects.filter((each) => old.has(each.split('/')[0]!));
      const sums = files.filter((each) => each.endsWith(`/${SUMS}`));
      for (const file of [...sums, ...files.filter((each) => !sums.includes(each))])
        await client.removeObject(bucket, file);
      return old.size;
    },
  };
}

/** Throws unless all files of a backup are those that were saved. */
async function assertWhole(folder: string): Promise<void> {
  for (const line of (await readFile(path.join(folder, SUMS), 'utf8')).trim().split('\n')) {
    const [, sum, file = ''] = /^([0-9a-f]{64}) [ *](\S+)$/.exec(line) ?? [];
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, file)), hash);
    if (hash.digest('hex') !== sum) throw new StartError(`The copy of ${file} is damaged.`);
  }
}

/** The transport for parts of large files, which may take long and must not stand still. */
function patient(transport: typeof http | typeof https): Pick<typeof http, 'request'> {
  const request = (...parameters: Parameters<typeof http.request>) => {
    const sent = transport.request(...parameters);
    sent.setTimeout(SILENCE, () => sent.destroy(new Error('The store did not answer in time.')));
    return sent;
  };
  return { request: request as typeof http.request };
}
