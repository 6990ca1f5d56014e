import { createSecretKey } from 'node:crypto';
import * as v from 'valibot';
import { choice, origin, settings, text } from '../../ground/config/setting.ts';

/** 32 bytes in base64. */
const KEY = /^[A-Za-z0-9+/]{43}=$/;

/** Keys as objects that print none of their bytes. */
const keys = v.pipe(
  v.string(),
  v.transform((value) => value.split(/[\s,]+/).filter((key) => key !== '')),
  v.check((found) => found.every((key) => KEY.test(key)), 'must hold keys of 32 bytes in base64, separated by commas'),
  v.transform((found) => found.map((key) => createSecretKey(key, 'base64'))),
);

export const storageSettings = settings({
  kind: {
    name: 'STORAGE',
    meaning: '`folder` keeps files in `DATA_DIR`, `s3` in MinIO or another S3-compatible store.',
    schema: choice(['folder', 's3']),
    default: 'folder',
  },
  keys: {
    name: 'STORAGE_KEYS',
    meaning:
      'Keys by which stored files are encrypted, each 32 bytes in base64 (`openssl rand -base64 32`), separated by ' +
      'commas or lines: the first encrypts new files, all of them decrypt. Unset, new files are stored as they are.',
    schema: keys,
    secret: true,
  },
  endpoint: {
    name: 'S3_ENDPOINT',
    meaning: 'Address of the S3-compatible store, such as `http://minio:9000`.',
    schema: text,
  },
  bucket: { name: 'S3_BUCKET', meaning: 'Bucket for the files; created when absent.', schema: text, default: 'cotejo' },
  region: { name: 'S3_REGION', meaning: 'Region of the bucket.', schema: text, default: 'us-east-1' },
  credentials: {
    name: 'S3_CREDENTIALS',
    meaning:
      '`keys`: `S3_ACCESS_KEY` and `S3_SECRET_KEY`. `cloud`: keys for some hours, which the cloud lends to the ' +
      'account of the pod, to the container or to the virtual machine, by the variables `AWS_…` that it sets itself.',
    schema: choice(['keys', 'cloud']),
    default: 'keys',
  },
  accessKey: { name: 'S3_ACCESS_KEY', meaning: 'Access key of the store.', schema: text, secret: true },
  secretKey: { name: 'S3_SECRET_KEY', meaning: 'Secret key of the store.', schema: text, secret: true },
  tokenFile: {
    name: 'AWS_WEB_IDENTITY_TOKEN_FILE',
    meaning: 'Path of the token that a pod has for its role; set by EKS.',
    schema: text,
  },
  role: { name: 'AWS_ROLE_ARN', meaning: 'The role that is lent for this token; set by EKS.', schema: text },
  tokenService: {
    name: 'AWS_ENDPOINT_URL_STS',
    meaning: 'Address of the service that lends it.',
    schema: origin,
    defaultShown: 'that of `S3_REGION`',
  },
  container: {
    name: 'AWS_CONTAINER_CREDENTIALS_FULL_URI',
    meaning: 'Address from which a container has keys; set by EKS Pod Identity.',
    schema: text,
  },
  containerTokenFile: {
    name: 'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE',
    meaning: 'Path of the token that it shows there.',
    schema: text,
  },
  instance: {
    name: 'AWS_EC2_METADATA_SERVICE_ENDPOINT',
    meaning: 'Address of the metadata service of a virtual machine.',
    schema: origin,
    default: 'http://169.254.169.254',
  },
});
