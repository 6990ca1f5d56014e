import { expect, test } from 'vitest';
import { example, type KubernetesObject, render } from './chart.ts';
import { mayReach, type Party } from './reach.ts';

const pod = (component: string): Party => ({ component });
const namespace = (name: string): Party => ({ namespace: name });
const address = (ip: string): Party => ({ address: ip });
const components = ['web', 'worker', 'migrate', 'test', 'postgres', 'minio', 'ollama'];
const internet = ['203.0.113.7', '2606:4700::1111'];

/** Who gets to `to` on `port`, of the pods of the release. */
const reachedBy = (objects: KubernetesObject[], to: Party, port: number | string) =>
  components.filter((component) => mayReach(objects, pod(component), to, port));

test('offline, no pod of the release reaches the internet by any port', async () => {
  const objects = await render({ files: [example('offline')] });
  for (const outside of internet)
    for (const port of [53, 80, 443, 5432, 9000, 11434])
      expect([outside, port, reachedBy(objects, address(outside), port)]).toEqual([outside, port, []]);
});

test(
  'otherwise only those who call models get out, by https, and neither into private networks nor to where ' +
    'clouds keep secrets',
  async () => {
    const objects = await render({ over: { ollama: { enabled: true } } });
    for (const outside of internet) {
      expect(reachedBy(objects, address(outside), 443)).toEqual(['web', 'worker', 'ollama']);
      expect(reachedBy(objects, address(outside), 80)).toEqual([]);
    }
    for (const inside of ['10.1.2.3', '192.168.1.1', '169.254.169.254', 'fd00::1'])
      expect(reachedBy(objects, address(inside), 443)).toEqual([]);
    expect(reachedBy(objects, address('169.254.169.254'), 80)).toEqual([]);
  },
);

test('bundled services are reached by those who need them, and reach nobody', async () => {
  const objects = await render({ over: { ollama: { enabled: true }, offline: true } });
  expect(reachedBy(objects, pod('postgres'), 5432)).toEqual(['web', 'worker', 'migrate']);
  expect(reachedBy(objects, pod('minio'), 9000)).toEqual(['web', 'worker']);
  expect(reachedBy(objects, pod('ollama'), 11434)).toEqual(['web', 'worker']);
  for (const service of ['postgres', 'minio', 'ollama']) {
    expect(mayReach(objects, namespace('elsewhere'), pod(service), service === 'postgres' ? 5432 : 9000)).toBe(false);
    for (const other of [namespace('kube-system'), address('10.1.2.3'), pod('web')])
      for (const port of [53, 443, 5432, 3000]) expect(mayReach(objects, pod(service), other, port)).toBe(false);
  }
});

test('the web app is reached by the proxy and by the test of the release, the workers by nobody', async () => {
  const objects = await render();
  expect(
    ['ingress-nginx', 'default', 'keda'].filter((name) => mayReach(objects, namespace(name), pod('web'), 3000)),
  ).toEqual(['ingress-nginx']);
  expect(reachedBy(objects, pod('web'), 3000)).toEqual(['test']);
  for (const name of ['ingress-nginx', 'default'])
    expect(mayReach(objects, namespace(name), pod('worker'), 3000)).toBe(false);
  expect(reachedBy(objects, namespace('kube-system'), 53)).toEqual(['web', 'worker', 'migrate', 'test']);
});

test('Prometheus reads the metrics of web processes and workers, and nobody else does', async () => {
  const objects = await render();
  const readers = (component: string) =>
    ['monitoring', 'ingress-nginx', 'default'].filter((name) =>
      mayReach(objects, namespace(name), pod(component), 9464),
    );
  expect(['web', 'worker', 'postgres'].map(readers)).toEqual([['monitoring'], ['monitoring'], []]);
});

test('KEDA reaches the bundled database where it counts the workers', async () => {
  const without = await render();
  const counted = await render({ over: { worker: { keda: { enabled: true } } } });
  expect([without, counted].map((objects) => mayReach(objects, namespace('keda'), pod('postgres'), 5432))).toEqual([
    false,
    true,
  ]);
});

test('services of your own are reached on their ports in your networks', async () => {
  const objects = await render({ files: [example('production')] });
  expect(reachedBy(objects, address('10.20.0.9'), 5432)).toEqual(['web', 'worker', 'migrate']);
  expect(reachedBy(objects, namespace('databases'), 5432)).toEqual(['web', 'worker', 'migrate']);
  expect(reachedBy(objects, address('10.20.0.9'), 9000)).toEqual(['web', 'worker']);
  expect(reachedBy(objects, address('10.20.0.9'), 22)).toEqual([]);
});

test('a collector of traces is reached on its port in your networks, also offline, only where one is set', async () => {
  const set = { offline: true, settings: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.monitoring.svc:4318/otlp' } };
  const [without, offline] = [await render(), await render({ over: set })];
  for (const to of [namespace('monitoring'), address('10.20.0.9')])
    expect([without, offline].map((objects) => reachedBy(objects, to, 4318))).toEqual([[], ['web', 'worker']]);
  for (const outside of internet) expect(reachedBy(offline, address(outside), 4318)).toEqual([]);
});

test('a backup reaches the database and the store, and the test of one nobody', async () => {
  const bundled = await render({ over: { backup: { enabled: true } } });
  const yours = await render({ files: [example('production')], over: { backup: { enabled: true } } });
  const ways: [objects: KubernetesObject[], to: Party, port: number][] = [
    [bundled, pod('postgres'), 5432],
    [bundled, pod('minio'), 9000],
    [yours, address('10.20.0.9'), 5432],
    [yours, address('10.20.0.9'), 9000],
    [yours, address('203.0.113.7'), 443],
    [bundled, address('203.0.113.7'), 443],
    [bundled, pod('web'), 3000],
  ];
  const reached = (component: string) => ways.map(([objects, to, port]) => mayReach(objects, pod(component), to, port));
  expect(reached('backup')).toEqual([true, true, true, true, true, false, false]);
  expect(reached('restore-test')).toEqual(ways.map(() => false));
});

test('a backup and its test reach the bucket for copies, the test nothing else, offline nothing outside', async () => {
  const bucket = { endpoint: 'https://s3.example.com:8443', secret: 'backups' };
  const [objects, offline] = await Promise.all(
    [false, true].map((isOffline) => render({ over: { offline: isOffline, backup: { enabled: true, bucket } } })),
  );
  const ways: [to: Party, port: number][] = [
    [address('10.20.0.9'), 8443],
    [address('203.0.113.7'), 443],
    [pod('postgres'), 5432],
    [pod('minio'), 9000],
    [namespace('kube-system'), 53],
  ];
  const reached = (from: string, of = objects!) => ways.map(([to, port]) => mayReach(of, pod(from), to, port));
  expect(reached('backup')).toEqual([true, true, true, true, true]);
  expect(reached('restore-test')).toEqual([true, true, false, false, true]);
  expect(reached('backup', offline)).toEqual([true, false, true, true, true]);
  expect(reached('web')[0]).toBe(false);
});
