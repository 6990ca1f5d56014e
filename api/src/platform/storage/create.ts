import path from 'node:path';
import type { Config } from '../../ground/config/config.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** The storage that the settings ask for, not yet opened. */
export function createStorage({ storage, process: { dataFolder } }: Config): Storage {
  if (storage.kind === 'folder') return folderStorage(path.join(dataFolder, 'files'));
  const { endpoint = '', bucket, region, accessKey = '', secretKey = '' } = storage;
  return s3Storage({ endpoint, bucket, region, accessKey, secretKey });
}
