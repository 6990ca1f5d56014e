import { example, type Values } from './chart.ts';

/** Sets of values between which every part of the chart is rendered once. */
export const situations: Record<string, Values> = {
  'the defaults': {},
  'services of your own': { files: [example('production')] },
  'the Gateway API and KEDA': { files: [example('gateway-keda')] },
  'no internet': { files: [example('offline')] },
  'workers counted by their use of processors, under another name': {
    over: {
      fullnameOverride: 'reading',
      worker: { autoscaling: { enabled: true } },
      image: { pullSecrets: ['registry'] },
    },
  },
  'everything that comes with the chart, with KEDA': {
    over: {
      ollama: { enabled: true },
      backup: { enabled: true },
      worker: { keda: { enabled: true } },
      web: { nodeSelector: { disk: 'fast' }, tolerations: [{ operator: 'Exists' }] },
    },
  },
  'everything for a cluster of a company': {
    over: {
      commonLabels: { department: 'recruiting' },
      image: { digest: `sha256:${'0a'.repeat(32)}` },
      serviceAccount: { annotations: { 'eks.amazonaws.com/role-arn': 'arn:aws:iam::1:role/cotejo' } },
      authorities: { secret: 'company', key: 'ca.pem' },
      plugins: [{ name: 'ocr', image: 'registry.example.com/cotejo-ocr:1.2.0' }],
      web: { priorityClassName: 'people', autoscaling: { enabled: true } },
      worker: { priorityClassName: 'batch' },
      monitoring: { podMonitor: true, rules: true, dashboard: true, labels: { release: 'prometheus' } },
      settings: { S3_ENDPOINT: 'https://s3.eu-south-2.amazonaws.com', S3_CREDENTIALS: 'cloud', PLUGINS: 'my-plugin' },
      minio: { enabled: false },
      backup: { enabled: true, volume: { existingClaim: 'backups' }, test: { enabled: false } },
    },
  },
  'backups that are copied to a bucket elsewhere': {
    over: {
      authorities: { secret: 'company' },
      backup: { enabled: true, bucket: { endpoint: 'https://s3.example.com', secret: 'backups' } },
    },
  },
  'a tenth of the traces sent to a collector, and encrypted files': {
    over: {
      settings: {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.monitoring.svc:4318',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: 0.1,
      },
      secrets: {
        values: {
          OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc',
          STORAGE_KEYS: `${'B'.repeat(43)}=,${'A'.repeat(43)}=`,
        },
      },
    },
  },
  'a plugin in a volume, and neither policies nor a job before upgrades': {
    over: {
      settings: { PLUGINS: '/plugins/ocr' },
      extraVolumes: [{ name: 'plugins', persistentVolumeClaim: { claimName: 'plugins' } }],
      extraVolumeMounts: [{ name: 'plugins', mountPath: '/plugins', readOnly: true }],
      networkPolicy: { enabled: false },
      migration: { enabled: false },
    },
  },
};
