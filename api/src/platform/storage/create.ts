import path from 'node:path';
import type { Config } from '../../ground/config/config.ts';
import { folderStorage } from './folder.ts';
import type { Storage } from './storage.ts';

/** The storage that the settings ask for, not yet opened. The client for S3 is loaded only where it is used. */
export async function createStorage({ storage, process: { dataFolder } }: Config): Promise<Storage> {
  if (storage.kind === 'folder') return folderStorage(path.join(dataFolder, 'files'));
  const { s3Storage } = await import('./s3.ts');
  const { endpoint = '', bucket, region, accessKey = '', secretKey = '' } = storage;
  const cloud = storage.credentials === 'cloud' ? storage : undefined;
  return s3Storage({ endpoint, bucket, region, accessKey, secretKey, cloud });
}
