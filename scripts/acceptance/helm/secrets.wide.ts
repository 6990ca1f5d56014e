import { expect, onTestFinished, test } from 'vitest';
import {
  environmentOf,
  example,
  find,
  type KubernetesObject,
  parseObjects,
  podOf,
  render,
  secretsIn,
  template,
  type Values,
} from './chart.ts';
import { answerAsCluster } from './cluster-answers.ts';

/** What an upgrade of a release would write, in whose namespace these Secrets lie. */
async function upgraded(values: Values, secrets: Record<string, Record<string, string>>): Promise<KubernetesObject[]> {
  const cluster = await answerAsCluster(await render(values), secrets);
  onTestFinished(cluster.stop);
  const { ok, output } = await template(values, [
    '--is-upgrade',
    '--dry-run=server',
    '--disable-openapi-validation',
    '--kube-apiserver',
    cluster.address,
  ]);
  if (!ok) throw new Error(output);
  return parseObjects(output);
}

const valuesOf = (objects: KubernetesObject[], name: string) => secretsIn(find(objects, 'Secret', name));

test('an installation makes passwords of its own, new each time, and both sides know the same', async () => {
  const [one, another] = await Promise.all([render(), render()]);
  const database = valuesOf(one, 'cotejo-postgres')['POSTGRES_PASSWORD']!;
  expect(database).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(valuesOf(one, 'cotejo')).toEqual({
    ADMIN_PASSWORD: expect.stringMatching(/^[A-Za-z0-9]{32}$/) as string,
    DATABASE_URL: `postgres://cotejo:${database}@cotejo-postgres.work.svc:5432/cotejo`,
    S3_ACCESS_KEY: valuesOf(one, 'cotejo-minio')['MINIO_ROOT_USER'],
    S3_SECRET_KEY: valuesOf(one, 'cotejo-minio')['MINIO_ROOT_PASSWORD'],
  });
  expect(valuesOf(another, 'cotejo')).not.toEqual(valuesOf(one, 'cotejo'));
});

test('an upgrade keeps them, for the job before it too, and makes only those that are new', async () => {
  const objects = await upgraded(
    {},
    { cotejo: { ADMIN_PASSWORD: 'first' }, 'cotejo-postgres': { POSTGRES_PASSWORD: 'second' } },
  );
  const kept = {
    ADMIN_PASSWORD: 'first',
    DATABASE_URL: 'postgres://cotejo:second@cotejo-postgres.work.svc:5432/cotejo',
  };
  expect(valuesOf(objects, 'cotejo')).toMatchObject(kept);
  expect(valuesOf(objects, 'cotejo-migrate')).toEqual(valuesOf(objects, 'cotejo'));
  expect(valuesOf(objects, 'cotejo-postgres')).toEqual({ POSTGRES_PASSWORD: 'second' });
  expect(valuesOf(objects, 'cotejo-minio')['MINIO_ROOT_PASSWORD']).toMatch(/^[A-Za-z0-9]{32}$/);
});

test('a secret that is given is taken, and one that lies elsewhere is not copied', async () => {
  const given = await upgraded(
    { over: { secrets: { values: { ADMIN_PASSWORD: 'given', OPENAI_API_KEY: 'sk-1' } } } },
    { cotejo: { ADMIN_PASSWORD: 'first' } },
  );
  expect(valuesOf(given, 'cotejo')).toMatchObject({ ADMIN_PASSWORD: 'given', OPENAI_API_KEY: 'sk-1' });
  expect(valuesOf(await render({ files: [example('production')] }), 'cotejo')).toEqual({});
});

test('the token that shows how the parts are reaches whoever answers; a short one is refused', async () => {
  const given = { secrets: { values: { HEALTH_TOKEN: 'of sixteen letters' } } };
  const pods = [
    { objects: await render({ over: given }), token: 'of sixteen letters' },
    { objects: await render({ files: [example('production')] }), token: 'from cotejo-health/token' },
  ];
  for (const { objects, token } of pods) {
    for (const name of ['cotejo-web', 'cotejo-worker']) {
      const { containers } = podOf(find(objects, 'Deployment', name))!.spec;
      expect(containers.map((container) => environmentOf(objects, container)['HEALTH_TOKEN'])).toEqual([token]);
    }
  }
  expect((await template({ over: { secrets: { values: { HEALTH_TOKEN: 'short' } } } })).ok).toBe(false);
});

test('the Secrets of bundled services outlive an uninstallation, as their volumes do', async () => {
  const kept = (await render()).filter(
    ({ kind, metadata }) => kind === 'Secret' && metadata.annotations?.['helm.sh/resource-policy'] === 'keep',
  );
  expect(kept.map(({ metadata }) => metadata.name).toSorted()).toEqual(['cotejo-minio', 'cotejo-postgres']);
});
