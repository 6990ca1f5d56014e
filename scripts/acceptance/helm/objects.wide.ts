import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isSecretName, loadConfig } from '../../../api/src/ground/config/config.ts';
import {
  chart,
  complaintsOf,
  type Container,
  conform,
  environmentOf,
  example,
  find,
  type KubernetesObject,
  lint,
  podOf,
  podsOf,
  render,
  secretsIn,
} from './chart.ts';
import { situations } from './situations.ts';

/** The settings of Cotejo, and the one of Node that the chart sets. */
const documented = new Set([
  'NODE_EXTRA_CA_CERTS',
  ...Array.from(
    readFileSync(path.resolve(import.meta.dirname, '../../../docs/settings.md'), 'utf8').matchAll(
      /^\| `([A-Z0-9_]+)` \|/gm,
    ),
    ([, name]) => name,
  ),
]);

/** As a cluster would have read it from the Secrets of others. */
const asRead = (environment: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      !value.startsWith('from ')
        ? value
        : name === 'DATABASE_URL'
          ? 'postgres://cotejo@database/cotejo'
          : 'a secret that is long enough',
    ]),
  );

describe.each(Object.entries(situations))('with %s', (_situation, values) => {
  let objects: KubernetesObject[];
  let containers: { object: KubernetesObject; container: Container }[];
  beforeAll(async () => {
    objects = await render(values);
    containers = objects.flatMap((object) =>
      [podOf(object)?.spec]
        .flatMap((spec) => [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])])
        .map((container) => ({ object, container })),
    );
  });

  test('Helm has no complaint', async () => {
    expect(await lint(values)).toMatchObject({ ok: true });
  });

  test('every object is one that its API takes', async () => {
    expect(await conform(values)).toMatchObject({ ok: true, valid: objects.length });
  });

  test('a policy checker finds nothing but what is meant', async () => {
    const hasPolicies = objects.some(({ kind }) => kind === 'NetworkPolicy');
    expect(await complaintsOf(values, hasPolicies ? [] : ['pod-networkpolicy'])).toEqual([]);
  });

  test('every pod meets the restricted standard, writes nowhere but to volumes and holds no token', () => {
    for (const { spec } of podsOf(objects)) {
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect((spec['securityContext'] as { runAsUser: number }).runAsUser).toBeGreaterThan(0);
      expect([spec['hostNetwork'], spec['hostPID'], spec['hostIPC']]).toEqual([undefined, undefined, undefined]);
      for (const volume of spec.volumes ?? [])
        expect(Object.keys(volume as object)).toEqual([
          'name',
          expect.stringMatching(/^(emptyDir|persistentVolumeClaim|secret)$/),
        ]);
    }
    for (const { container } of containers) {
      expect(container['securityContext']).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container['resources']).toMatchObject({
        requests: { cpu: expect.anything() as unknown, memory: expect.anything() as unknown },
        limits: { memory: expect.anything() as unknown },
      });
      expect(container.image).toMatch(/:[^:/]*\d\.?\d[^:/]*$|@sha256:/);
    }
    expect(objects.filter(({ kind }) => kind === 'ServiceAccount')).toMatchObject([
      { automountServiceAccountToken: false },
    ]);
  });

  test('every selector finds the pods that it is for, and every name that it leads to exists', () => {
    const pods = podsOf(objects);
    const found = (labels: Record<string, string>) =>
      pods.filter(({ metadata }) => Object.entries(labels).every(([name, value]) => metadata.labels[name] === value));
    for (const { kind, metadata, spec } of objects) {
      if (['Deployment', 'StatefulSet', 'PodDisruptionBudget'].includes(kind))
        expect([
          metadata.name,
          found((spec['selector'] as { matchLabels: Record<string, string> }).matchLabels).length,
        ]).toEqual([metadata.name, 1]);
      if (kind === 'Service')
        expect([metadata.name, found(spec['selector'] as Record<string, string>).length]).toEqual([metadata.name, 1]);
      if (['HorizontalPodAutoscaler', 'ScaledObject'].includes(kind))
        find(objects, 'Deployment', (spec['scaleTargetRef'] as { name: string }).name);
    }
    for (const { spec } of pods) find(objects, 'ServiceAccount', spec['serviceAccountName'] as string);
    expect(new Set(objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).size).toBe(objects.length);
  });

  test('every setting is one that the app knows, and no secret lies open', () => {
    const config = objects.filter(({ kind }) => kind === 'ConfigMap').flatMap(({ data }) => Object.entries(data ?? {}));
    expect(config.filter(([name]) => isSecretName(name) || name === 'DATABASE_URL')).toEqual([]);
    const secrets = objects
      .filter(({ kind }) => kind === 'Secret')
      .flatMap((object) => Object.values(secretsIn(object)))
      .filter((value) => value.length > 10);
    for (const object of objects.filter(({ kind }) => kind !== 'Secret'))
      for (const secret of secrets) expect(JSON.stringify(object)).not.toContain(secret);
    for (const { container } of containers.filter(({ container: { name } }) =>
      ['web', 'worker', 'migrate'].includes(name),
    )) {
      const environment = environmentOf(objects, container);
      expect(Object.keys(environment).filter((name) => !documented.has(name))).toEqual([]);
    }
  });

  test('the app would start with what it is told, and the job before upgrades is told the same', () => {
    const told = new Map(containers.map(({ container }) => [container.name, environmentOf(objects, container)]));
    for (const name of ['web', 'worker', ...(told.has('migrate') ? ['migrate'] : [])])
      expect(() => loadConfig(asRead(told.get(name)!))).not.toThrow();
    const withoutRole = (
      {
        ROLE: _role,
        WORKER_CONCURRENCY: _concurrency,
        SANDBOX_PROCESSES: _processes,
        ADMIN_PASSWORD: _password,
        ...others
      } = {} as Record<string, string>,
    ) => others;
    if (told.has('migrate')) expect(withoutRole(told.get('migrate'))).toEqual(withoutRole(told.get('web')));
    expect([told.get('web')!['ROLE'], told.get('worker')!['ROLE']]).toEqual(['web', 'worker']);
  });

  test('a process has the time that it takes to end, and a new one is ready before', () => {
    for (const { kind, metadata, spec } of objects) {
      if (kind !== 'Deployment') continue;
      const pod = podOf({ spec } as KubernetesObject)!.spec;
      const { lifecycle, ...probes } = pod.containers[0] as Container & {
        lifecycle: { preStop: { sleep: { seconds: number } } };
      };
      expect([metadata.name, pod.terminationGracePeriodSeconds! - lifecycle.preStop.sleep.seconds]).toEqual([
        metadata.name,
        expect.toSatisfy((seconds: number) => seconds > 30),
      ]);
      expect(spec['strategy']).toMatchObject({ rollingUpdate: { maxUnavailable: 0 } });
      expect(probes).toMatchObject({
        startupProbe: { httpGet: { path: '/api/health/ready' } },
        readinessProbe: { httpGet: { path: '/api/health' } },
        livenessProbe: { httpGet: { path: '/api/health' } },
      });
    }
  });
});

test('with a scaler, nobody else says how many workers there are', async () => {
  const counted = await render({ over: { web: { autoscaling: { enabled: true } } } });
  expect(find(counted, 'Deployment', 'cotejo-web').spec).not.toHaveProperty('replicas');
  for (const scaler of ['autoscaling', 'keda']) {
    const objects = await render({ over: { worker: { [scaler]: { enabled: true } } } });
    expect(find(objects, 'Deployment', 'cotejo-worker').spec).not.toHaveProperty('replicas');
  }
  expect(find(await render(), 'Deployment', 'cotejo-worker').spec['replicas']).toBe(1);
});

test('an image by its digest, labels of the company and the role of the account reach every pod', async () => {
  const objects = await render(situations['everything for a cluster of a company']);
  const pods = podsOf(objects);
  expect(pods.map(({ metadata }) => metadata.labels['department'])).toEqual(pods.map(() => 'recruiting'));
  for (const name of ['cotejo-web', 'cotejo-worker'])
    expect(podOf(find(objects, 'Deployment', name))!.spec.containers[0]!.image).toBe(
      `cotejo@sha256:${'0a'.repeat(32)}`,
    );
  expect(find(objects, 'ServiceAccount', 'cotejo').metadata.annotations).toHaveProperty('eks.amazonaws.com/role-arn');
});

test('plugins of images go before those of the settings, and the authorities are trusted', async () => {
  const objects = await render(situations['everything for a cluster of a company']);
  expect(find(objects, 'ConfigMap', 'cotejo').data).toMatchObject({
    PLUGINS: '/plugins/ocr,my-plugin',
    NODE_EXTRA_CA_CERTS: '/etc/authorities/ca.crt',
  });
  for (const [kind, name] of [
    ['Deployment', 'cotejo-web'],
    ['Deployment', 'cotejo-worker'],
    ['Job', 'cotejo-migrate'],
  ] as const)
    expect(podOf(find(objects, kind, name))!.spec.volumes).toContainEqual({
      name: 'authorities',
      secret: { secretName: 'company', items: [{ key: 'ca.pem', path: 'ca.crt' }] },
    });
});

test('Prometheus and Grafana get the rules and the dashboard as they are, for the job that they ask for', async () => {
  const objects = await render(situations['everything for a cluster of a company']);
  const file = (name: string) => readFileSync(path.join(chart, 'monitoring', name), 'utf8');
  expect(find(objects, 'PrometheusRule', 'cotejo').spec).toEqual(parse(file('rules.yml')));
  expect(find(objects, 'PrometheusRule', 'cotejo').metadata.labels['release']).toBe('prometheus');
  expect(JSON.parse(find(objects, 'ConfigMap', 'cotejo-dashboard').data!['cotejo.json']!)).toEqual(
    JSON.parse(file('dashboard.json')),
  );
  const { jobLabel, selector } = find(objects, 'PodMonitor', 'cotejo').spec as {
    jobLabel: string;
    selector: { matchLabels: Record<string, string> };
  };
  expect(selector.matchLabels[jobLabel]).toBe('cotejo');
});

test('KEDA reads the address of the database where it lies', async () => {
  const own = find(
    await render({ over: { worker: { keda: { enabled: true } } } }),
    'TriggerAuthentication',
    'cotejo-worker',
  );
  const yours = find(await render({ files: [example('gateway-keda')] }), 'TriggerAuthentication', 'cotejo-worker');
  expect([own, yours].map(({ spec }) => (spec['secretTargetRef'] as object[])[0])).toEqual([
    { parameter: 'connection', name: 'cotejo', key: 'DATABASE_URL' },
    { parameter: 'connection', name: 'cotejo-database-app', key: 'uri' },
  ]);
});

test('new settings make new pods, and the same settings none', async () => {
  const checksum = async (over: object) =>
    podOf(find(await render({ over }), 'Deployment', 'cotejo-web'))!.metadata.annotations;
  const first = await checksum({});
  expect(await checksum({})).toEqual(first);
  expect(await checksum({ settings: { REGISTRATION: 'closed' } })).not.toEqual(first);
  expect(await checksum({ secrets: { values: { OPENAI_API_KEY: 'another' } } })).not.toEqual(first);
});

test('large numbers, fractions and flags reach the app as they were written', async () => {
  const objects = await render({
    over: {
      settings: {
        MODEL_MONTHLY_TOKENS: 20_000_000,
        OLLAMA_PULL: true,
        SANDBOX_MEMORY: 768,
        OTEL_TRACES_SAMPLER_ARG: 0.1,
      },
    },
  });
  expect(find(objects, 'ConfigMap', 'cotejo').data).toMatchObject({
    MODEL_MONTHLY_TOKENS: '20000000',
    OLLAMA_PULL: 'true',
    SANDBOX_MEMORY: '768',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  });
});
