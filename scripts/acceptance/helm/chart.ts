import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllDocuments, stringify } from 'yaml';

const project = path.resolve(import.meta.dirname, '../../..');
const programs = path.join(project, '.cache/bin');
const kinds = path.join(project, '.cache/kinds-1.36.3-0.85.0');
const schemas = path.join(kinds, '{{.ResourceKind}}{{.KindSuffix}}.json');
/** Definitions of the kinds of others, as their own projects bring them. */
export const customKinds = path.join(kinds, 'custom');

export const chart = path.join(project, 'helm');
export const example = (name: string) => path.join(chart, 'examples', `${name}.yaml`);

type Labels = Record<string, string>;
type EnvironmentEntry = { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } };
export type Container = {
  name: string;
  image: string;
  args?: string[];
  command?: string[];
  env?: EnvironmentEntry[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
} & Record<string, unknown>;
export type PodSpec = {
  containers: Container[];
  initContainers?: Container[];
  terminationGracePeriodSeconds?: number;
  volumes?: unknown[];
} & Record<string, unknown>;
export type Peer = {
  podSelector?: { matchLabels?: Labels; matchExpressions?: { key: string; values: string[] }[] };
  namespaceSelector?: { matchLabels?: Labels };
  ipBlock?: { cidr: string; except?: string[] };
};
export type Rule = { to?: Peer[]; from?: Peer[]; ports: { port: number | string }[] };
export type KubernetesObject = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Labels; annotations?: Labels };
  data?: Record<string, string>;
  spec: Record<string, unknown>;
};
type Answer = { ok: boolean; output: string };

/**
 * Runs a program that `scripts/acceptance/servers/install-helm` has built; its complaints are part of what it answers.
 */
function run(program: string, parameters: string[], input = ''): Promise<Answer> {
  const file = path.join(programs, program);
  if (!existsSync(file)) throw new Error('There is no Helm here; scripts/acceptance/servers/install-helm builds it.');
  return new Promise((resolve) => {
    const child = execFile(file, parameters, { maxBuffer: 10_000_000 }, (error, stdout, stderr) =>
      resolve({ ok: !error, output: error ? stdout + stderr : stdout }),
    );
    child.stdin?.end(input);
  });
}

/** Where values come from: files of values, and values put over them. */
export type Values = { files?: string[]; over?: object };

async function withValues(
  { files = [], over = {} }: Values,
  work: (parameters: string[]) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-helm-'));
  try {
    const last = path.join(folder, 'over.yaml');
    await writeFile(last, stringify(over));
    return await work([...files, last].flatMap((file) => ['--values', file]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs Helm in the namespace of the tests, with values where the command takes some. */
export const helm = (command: string[], values?: Values) => {
  const all = [...command, '--namespace', 'work'];
  return values
    ? withValues(values, (parameters) => run('helm-4.3.1', [...all, ...parameters]))
    : run('helm-4.3.1', all);
};

export const lint = (values: Values) =>
  withValues(values, (parameters) => run('helm-4.3.1', ['lint', '--strict', chart, ...parameters]));

export const template = (values: Values, options: string[] = []) =>
  withValues(values, (parameters) =>
    run('helm-4.3.1', ['template', 'cotejo', chart, '--namespace', 'work', ...options, ...parameters]),
  );

/** Every object of the chart. Throws what Helm complains of. */
export async function render(values: Values = {}): Promise<KubernetesObject[]> {
  const { ok, output } = await template(values);
  if (!ok) throw new Error(output);
  return parseObjects(output);
}

/** By the version of YAML that Kubernetes reads, to which "off" without quotes is false. */
export function parseObjects(yaml: string): KubernetesObject[] {
  return parseAllDocuments(yaml, { version: '1.1' })
    .map((document) => document.toJS() as KubernetesObject | null)
    .filter((object) => object !== null);
}

/**
 * Holds what Helm writes to the schemas of Kubernetes, the Gateway API, KEDA and the Prometheus Operator; answers how
 * many objects are valid, and complaints.
 */
export async function conform(values: Values): Promise<{ ok: boolean; valid: number; output: string }> {
  const { ok, output } = await run(
    'kubeconform-0.8.0',
    ['-strict', '-summary', '-schema-location', schemas, '-'],
    (await template(values)).output,
  );
  return { ok, valid: Number(/Valid: (\d+)/.exec(output)?.[1]), output };
}

/** Checks of kube-score that the chart knowingly does not meet, each with the reason. */
const unmet = {
  'container-image-pull-policy':
    'images have a version or a digest, and a cluster without internet cannot ask for them',
  'container-ephemeral-storage-request-and-limit': 'pods write to volumes alone, each with a limit of its size',
  'container-security-context-user-group-id': 'PostgreSQL and MinIO have the users of their images',
  'deployment-has-host-podantiaffinity': 'pods are spread over nodes and zones by topologySpreadConstraints',
  'pod-probes-identical': 'readiness gives up sooner than liveness',
  'statefulset-has-servicename': 'nobody asks for the one pod of a bundled server by its own name',
};

/** What the policy checker kube-score complains of, one line each; limits of processor time are left to the values. */
export async function complaintsOf(values: Values, ignored: string[] = []): Promise<string[]> {
  const { output } = await run(
    'kube-score-1.20.0',
    [
      'score',
      '--kubernetes-version=v1.36',
      '--output-format=ci',
      '--ignore-container-cpu-limit',
      // One worker is enough where little is read.
      '--min-replicas-hpa=1',
      `--ignore-test=${[...Object.keys(unmet), ...ignored].join(',')}`,
      '-',
    ],
    (await template(values)).output,
  );
  const lines = output.split('\n').filter(Boolean);
  return lines.some((line) => line.startsWith('[OK]'))
    ? lines.filter((line) => !/^\[(OK|SKIPPED)\]/.test(line))
    : lines;
}

type PodTemplate = { metadata: { labels: Labels; annotations?: Labels }; spec: PodSpec };

/** The pods that an object makes or is. */
export function podOf(object: KubernetesObject): PodTemplate | undefined {
  if (object.kind === 'Pod') return object as unknown as PodTemplate;
  if (object.kind === 'CronJob') return podOf(object.spec['jobTemplate'] as KubernetesObject);
  return object.spec?.['template'] as PodTemplate | undefined;
}

export const podsOf = (objects: KubernetesObject[]) => objects.flatMap((object) => podOf(object) ?? []);

export function find(objects: KubernetesObject[], kind: string, name: string): KubernetesObject {
  const found = objects.find((object) => object.kind === kind && object.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found;
}

/** What a Secret holds. */
export const secretsIn = ({ data }: KubernetesObject) =>
  Object.fromEntries(
    Object.entries(data ?? {}).map(([name, value]) => [name, Buffer.from(value, 'base64').toString()]),
  );

/** What a container finds in its environment, secrets of others as "from <Secret>/<key>". */
export function environmentOf(
  objects: KubernetesObject[],
  { env = [], envFrom = [] }: Container,
): Record<string, string> {
  const whole = envFrom.map(({ configMapRef, secretRef }) =>
    configMapRef
      ? find(objects, 'ConfigMap', configMapRef.name).data
      : secretsIn(find(objects, 'Secret', secretRef!.name)),
  );
  const single = env.map(({ name, value, valueFrom }) => [
    name,
    value ?? `from ${valueFrom!.secretKeyRef.name}/${valueFrom!.secretKeyRef.key}`,
  ]);
  return { ...(Object.assign({}, ...whole) as object), ...(Object.fromEntries(single) as object) };
}
