import path from 'node:path';
import type { Config } from '../../ground/config/config.ts';
import { storageKey } from './cipher.ts';
import { encryptedStorage } from './encrypted.ts';
import { folderStorage } from './folder.ts';
import type { S3Settings } from './s3.ts';
import type { Storage } from './storage.ts';

/** The storage that the settings ask for, not yet opened. */
export async function createStorage(config: Config): Promise<Storage> {
  return encryptedStorage(await createStore(config), keysOf(config));
}

/** The keys by which files are encrypted, the one for new files first. */
export const keysOf = ({ storage }: Config) => (storage.keys ?? []).map(storageKey);

/** Where files lie as they are stored, encrypted or not. The client for S3 is loaded only where it is used. */
export async function createStore({ storage, process: { dataFolder } }: Config): Promise<Storage> {
  if (storage.kind === 'folder') return folderStorage(path.join(dataFolder, 'files'));
  const { s3Storage } = await import('./s3.ts');
  return s3Storage(s3Settings(storage));
}

export function s3Settings(storage: Config['storage']): S3Settings {
  const { endpoint = '', bucket, region, accessKey = '', secretKey = '' } = storage;
  const cloud = storage.credentials === 'cloud' ? storage : undefined;
  return { endpoint, bucket, region, accessKey, secretKey, cloud };
}
