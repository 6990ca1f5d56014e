import { expect, test } from 'vitest';
import { example, template, type Values } from './chart.ts';

const wrong: [values: Values, complaint: RegExp][] = [
  [{ over: { replicas: 3 } }, /additional properties 'replicas' not allowed/],
  [{ over: { web: { replicas: 0 } } }, /web\/replicas.*minimum: got 0, want 1/],
  [{ over: { worker: { concurrency: 'two' } } }, /worker\/concurrency.*got string, want integer/],
  [{ over: { publicUrl: 'cotejo.example.com' } }, /publicUrl.*does not match pattern/],
  [{ over: { publicUrl: 'https://cotejo.example.com/hr' } }, /publicUrl.*does not match pattern/],
  [{ over: { settings: { ROLE: 'all' } } }, /settings\.ROLE is the chart's to set\./],
  [{ over: { settings: { OFFLINE: true } } }, /settings\.OFFLINE is the chart's to set: use offline\./],
  [
    { over: { settings: { OPENAI_API_KEY: 'sk-1' } } },
    /settings\.OPENAI_API_KEY is a secret: use secrets\.from\.OPENAI_API_KEY/,
  ],
  [{ over: { image: { digest: 'latest' } } }, /image\/digest.*does not match pattern/],
  [{ over: { plugins: [{ name: '../ocr', image: 'ocr:1.2.0' }] } }, /plugins\/0\/name.*does not match pattern/],
  [{ over: { settings: { S3_CREDENTIALS: 'cloud' } } }, /no cloud lends keys for that store/],
  [
    { over: { settings: { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc' } } },
    /settings\.OTEL_EXPORTER_OTLP_HEADERS is a secret/,
  ],
  [
    { over: { settings: { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' } } },
    /settings\/OTEL_EXPORTER_OTLP_ENDPOINT.*does not match pattern/,
  ],
  [
    { over: { settings: { STORAGE_KEYS: 'AAAA' } } },
    /settings\.STORAGE_KEYS is a secret: use secrets\.from\.STORAGE_KEYS/,
  ],
  [
    { over: { secrets: { values: { STORAGE_KEYS: 'AAAA' } } } },
    /secrets\/values\/STORAGE_KEYS.*does not match pattern/,
  ],
  [{ over: { settings: { DATABASE_URL: 'postgres://a@b/c' } } }, /settings\.DATABASE_URL is a secret/],
  [
    { over: { secrets: { from: { DATABASE_URL: { name: 'database' } } } } },
    /secrets\/from\/DATABASE_URL.*missing property 'key'/,
  ],
  [
    { over: { backup: { enabled: true, bucket: { endpoint: 'https://s3.example.com' } } } },
    /backup\.bucket\.secret is missing/,
  ],
  [{ over: { backup: { schedule: 'every night' } } }, /backup\/schedule.*does not match pattern/],
  [{ over: { backup: { days: 0 } } }, /backup\/days.*minimum: got 0, want 1/],
  [{ over: { minio: { image: 'quay.io/minio/minio' } } }, /minio\/image.*does not match pattern/],
  [{ over: { postgres: { volume: { size: '8GB' } } } }, /postgres\/volume\/size.*does not match pattern/],
  [{ over: { networkPolicy: { webFrom: [] } } }, /networkPolicy\/webFrom.*minItems: got 0, want 1/],
  [{ over: { trustedProxies: ['everybody'] } }, /trustedProxies\/0.*does not match pattern/],
  [
    { over: { postgres: { enabled: false } } },
    /postgres\.enabled is false, so say where your own one is: secrets\.from\.DATABASE_URL/,
  ],
  [
    { over: { secrets: { values: { DATABASE_URL: 'postgres://a@b/c' } } } },
    /secrets name DATABASE_URL, but postgres\.enabled is true: keep one of the two/,
  ],
  [
    { over: { minio: { enabled: false }, secrets: { values: { S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' } } } },
    /settings\.S3_ENDPOINT is missing/,
  ],
  [
    { over: { minio: { enabled: false }, settings: { S3_ENDPOINT: 'https://s3.example.com' } } },
    /secrets\.from\.S3_ACCESS_KEY/,
  ],
  [
    { over: { settings: { S3_ENDPOINT: 'https://s3.example.com' } } },
    /settings name S3_ENDPOINT, but minio\.enabled is true/,
  ],
  [
    { over: { ollama: { enabled: true }, settings: { OLLAMA_HOST: 'http://ollama:11434' } } },
    /settings name OLLAMA_HOST, but ollama\.enabled is true/,
  ],
  [{ over: { ingress: { enabled: true } } }, /publicUrl is missing: ingress and gateway take their host from it/],
  [{ over: { publicUrl: 'https://cotejo.example.com', gateway: { enabled: true } } }, /gateway\.parentRefs is empty/],
  [{ over: { worker: { autoscaling: { enabled: true }, keda: { enabled: true } } } }, /only one may count the workers/],
  [
    { files: [example('production')], over: { secrets: { values: { ADMIN_PASSWORD: 'twice' } } } },
    /ADMIN_PASSWORD is both in secrets\.values and in secrets\.from/,
  ],
];

test.each(wrong)('%j is refused with what is wrong', async (values, complaint) => {
  const { ok, output } = await template(values);
  expect(ok).toBe(false);
  expect(output.replaceAll('\n', ' ')).toMatch(complaint);
});
