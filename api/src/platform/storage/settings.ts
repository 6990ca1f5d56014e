import { choice, settings, text } from '../../ground/config/setting.ts';

export const storageSettings = settings({
  kind: {
    name: 'STORAGE',
    meaning: '`folder` keeps files in `DATA_DIR`, `s3` in MinIO or another S3-compatible store.',
    schema: choice(['folder', 's3']),
    default: 'folder',
  },
  endpoint: {
    name: 'S3_ENDPOINT',
    meaning: 'Address of the S3-compatible store, such as `http://minio:9000`.',
    schema: text,
  },
  bucket: { name: 'S3_BUCKET', meaning: 'Bucket for the files; created when absent.', schema: text, default: 'cotejo' },
  region: { name: 'S3_REGION', meaning: 'Region of the bucket.', schema: text, default: 'us-east-1' },
  accessKey: { name: 'S3_ACCESS_KEY', meaning: 'Access key of the store.', schema: text, secret: true },
  secretKey: { name: 'S3_SECRET_KEY', meaning: 'Secret key of the store.', schema: text, secret: true },
});
