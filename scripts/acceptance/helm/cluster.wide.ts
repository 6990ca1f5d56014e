import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readVersions } from '../../../api/src/testing/versions/versions.ts';
import { chart, helm, type KubernetesObject, podOf, render, type Values } from './chart.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { situations } from './situations.ts';

// Against the API of a real Kubernetes: it checks, completes and keeps objects as a cluster does, and refuses pods that
// do not meet the restricted standard. No node runs them.
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, 300_000);
afterAll(() => cluster.stop());

/** The classes that sets of values name, which a company makes itself. */
const classes = (objects: KubernetesObject[]) =>
  [...new Set(objects.map((object) => podOf(object)?.spec['priorityClassName'] as string | undefined))]
    .filter((name) => name !== undefined)
    .map(
      (name) =>
        ({ apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', metadata: { name }, value: 1 }) as unknown,
    ) as KubernetesObject[];

/** The volumes that a StatefulSet gives each of its pods. */
const claimsOf = ({ spec }: KubernetesObject) =>
  ((spec?.['volumeClaimTemplates'] ?? []) as KubernetesObject[]).map(({ metadata: { name } }) => ({
    name,
    persistentVolumeClaim: { claimName: `${name}-0` },
  }));

describe.each(Object.entries(situations))('with %s', (_situation, values) => {
  let objects: KubernetesObject[];
  beforeAll(async () => {
    objects = await render(values);
    // They have to be there before their pods.
    for (const object of needed()) await cluster.apply(object);
  });
  afterAll(async () => {
    for (const { apiVersion, kind, metadata } of needed())
      await cluster.call('DELETE', `${await cluster.place(apiVersion, kind)}/${metadata.name}`);
  });
  const needed = () => [...objects.filter(({ kind }) => kind === 'ServiceAccount'), ...classes(objects)];

  test('the cluster takes every object, and warns of nothing', async () => {
    const complaints = await Promise.all(objects.map((object) => cluster.apply(object, '&dryRun=All')));
    expect(complaints.flat()).toEqual([]);
  });

  test('it takes every pod where the restricted standard is enforced', async () => {
    const pods = await Promise.all(
      objects.flatMap((object) => {
        const template = podOf(object);
        if (!template) return [];
        const metadata = { ...template.metadata, name: object.metadata.name };
        const spec = { ...template.spec, volumes: [...(template.spec.volumes ?? []), ...claimsOf(object)] };
        return [cluster.apply({ apiVersion: 'v1', kind: 'Pod', metadata, spec }, '&dryRun=All')];
      }),
    );
    expect(pods.length).toBeGreaterThan(3);
    expect(pods.flat()).toEqual([]);
  });

  test('it refuses a pod that may become root', async () => {
    const { spec, metadata } = podOf(objects.find(({ kind }) => kind === 'Deployment')!)!;
    const careless = { ...spec, securityContext: { runAsNonRoot: false } };
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { ...metadata, name: 'root' }, spec: careless };
    expect(await cluster.apply(pod, '&dryRun=All')).toEqual([
      expect.stringMatching(/violates PodSecurity "restricted:latest"/),
    ]);
  });
});

/** Ends the job before upgrades once it is there, with success or without, as a cluster with nodes would. */
async function endMigration(succeeds: boolean): Promise<void> {
  const url = `${await cluster.place('batch/v1', 'Job')}/cotejo-migrate`;
  // Not one that an earlier upgrade has left.
  const waits = async () => {
    const { status, body } = await cluster.call('GET', url);
    return status === 200 && !(body['status'] as { conditions?: object[] }).conditions;
  };
  await expect.poll(waits).toBe(true);
  const now = new Date().toISOString();
  const conditions = (succeeds ? ['SuccessCriteriaMet', 'Complete'] : ['FailureTarget', 'Failed']).map((type) => ({
    type,
    status: 'True',
    reason: succeeds ? 'CompletionsReached' : 'BackoffLimitExceeded',
    lastTransitionTime: now,
  }));
  const counts = succeeds ? { succeeded: 1, completionTime: now } : { failed: 4 };
  const status = { startTime: now, uncountedTerminatedPods: {}, conditions, ...counts };
  const { body } = await cluster.call('PATCH', `${url}/status`, { status }, 'application/merge-patch+json');
  expect(body).toMatchObject({ kind: 'Job' });
}

async function upgrade(values: Values, succeeds = true): Promise<{ ok: boolean; output: string }> {
  const [outcome] = await Promise.all([
    helm(['upgrade', 'cotejo', chart, ...cluster.options], values),
    endMigration(succeeds),
  ]);
  return outcome;
}

async function dataOf(name: string): Promise<Record<string, string>> {
  return (await cluster.call('GET', `${await cluster.place('v1', 'Secret')}/${name}`)).body['data'] as Record<
    string,
    string
  >;
}

async function replicas(): Promise<number> {
  const { body } = await cluster.call('GET', `${await cluster.place('apps/v1', 'Deployment')}/cotejo-web`);
  return (body['spec'] as { replicas: number }).replicas;
}

async function installed(from: string): Promise<void> {
  onTestFinished(async () => {
    await helm(['uninstall', 'cotejo', ...cluster.options]);
    for (const kind of ['Secret', 'PersistentVolumeClaim'])
      await cluster.call('DELETE', await cluster.place('v1', kind));
  });
  expect(await helm(['install', 'cotejo', from, ...cluster.options], {})).toMatchObject({ ok: true });
}

test('upgrades keep generated passwords, a failed one changes nothing, a rollback brings back what was', async () => {
  await installed(chart);
  const passwords = await dataOf('cotejo');
  expect(Object.keys(passwords)).toContain('ADMIN_PASSWORD');

  expect(await upgrade({ over: { web: { replicas: 3 } } })).toMatchObject({ ok: true });
  expect([await replicas(), await dataOf('cotejo')]).toEqual([3, passwords]);

  expect(await upgrade({ over: { web: { replicas: 5 } } }, false)).toMatchObject({
    ok: false,
    output: expect.stringContaining('pre-upgrade hooks failed') as string,
  });
  expect([await replicas(), await dataOf('cotejo')]).toEqual([3, passwords]);

  expect(await helm(['rollback', 'cotejo', '1', ...cluster.options])).toMatchObject({ ok: true });
  expect([await replicas(), await dataOf('cotejo')]).toEqual([2, passwords]);
});

test('what must outlive an uninstallation does', async () => {
  await installed(chart);
  expect(await helm(['uninstall', 'cotejo', ...cluster.options])).toMatchObject({ ok: true });
  const { body } = await cluster.call('GET', await cluster.place('v1', 'Secret'));
  const names = (body['items'] as KubernetesObject[]).map(({ metadata }) => metadata.name);
  expect(names.toSorted()).toEqual(['cotejo-minio', 'cotejo-postgres']);
});

const project = path.resolve(import.meta.dirname, '../../..');
const before = readVersions().at(-1)!;
const hasHistory = (() => {
  try {
    execFileSync('git', ['cat-file', '-e', `${before.commit}^{commit}`], { cwd: project, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test.skipIf(!hasHistory)('a release of the version before is upgraded, and goes back', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-chart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(folder, { recursive: true });
  execFileSync('sh', ['-c', 'git archive "$0" helm | tar -x -C "$1"', before.commit, folder], { cwd: project });
  await installed(path.join(folder, 'helm'));
  const passwords = await dataOf('cotejo');
  expect(await upgrade({ over: { backup: { enabled: true } } })).toMatchObject({ ok: true });
  expect(await dataOf('cotejo')).toEqual(passwords);
  expect(await helm(['rollback', 'cotejo', '1', ...cluster.options])).toMatchObject({ ok: true });
});
