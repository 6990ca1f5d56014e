import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseAllDocuments } from 'yaml';
import { freePort } from '../../../api/src/platform/database/free-port.ts';
import { customKinds, type KubernetesObject } from './chart.ts';

const programs = path.resolve(import.meta.dirname, '../../../.cache/bin');

type Answer = { status: number; warnings: string[]; body: Record<string, unknown> };

/**
 * The API of a cluster, real but for its nodes and controllers: what it takes is kept, and nobody acts on it. It knows
 * the kinds of the Gateway API, KEDA and the Prometheus Operator.
 */
export type Cluster = {
  /** Options by which Helm finds it. */
  options: string[];
  call(method: string, url: string, body?: object, type?: string): Promise<Answer>;
  /** Where objects of a kind are in the namespace. */
  place(apiVersion: string, kind: string): Promise<string>;
  /** Applies an object, of which the server has to know every field; answers what it complains of, or nothing. */
  apply(object: KubernetesObject, parameters?: string): Promise<string[]>;
  stop(): Promise<void>;
};

/** Where everything of the tests is. */
const namespace = 'work';

export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-cluster-'));
  const token = randomBytes(16).toString('hex');
  const [store, peers, port] = await Promise.all([freePort(), freePort(), freePort()]);
  const running = [startEtcd(folder, store, peers), startApi(folder, store, port, token)];
  const stop = async () => {
    await Promise.all(running.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  const cluster = connect(folder, port, token, stop);
  try {
    await waitUntilReady(cluster, running);
    await prepare(cluster);
  } catch (error) {
    await stop();
    throw error;
  }
  return cluster;
}

type Running = { process: ChildProcess; output: string[] };

function start(name: string, parameters: string[]): Running {
  const program = path.join(programs, name);
  if (!existsSync(program))
    throw new Error(`There is no ${name} here; scripts/acceptance/servers/install-kubernetes builds it.`);
  const server = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  process.once('exit', () => server.kill('SIGKILL'));
  return { process: server, output };
}

async function end({ process: server }: Running): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

function startEtcd(folder: string, port: number, peers: number): Running {
  const [own, toPeers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  return start('etcd-3.6.8', [
    `--data-dir=${path.join(folder, 'etcd')}`,
    `--listen-client-urls=${own}`,
    `--advertise-client-urls=${own}`,
    `--listen-peer-urls=${toPeers}`,
    `--initial-advertise-peer-urls=${toPeers}`,
    `--initial-cluster=default=${toPeers}`,
    '--unsafe-no-fsync',
  ]);
}

function startApi(folder: string, store: number, port: number, token: string): Running {
  const file = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content, { mode: 0o600 });
    return path.join(folder, name);
  };
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return start('kube-apiserver-1.36.3', [
    `--etcd-servers=http://127.0.0.1:${store}`,
    '--bind-address=127.0.0.1',
    `--secure-port=${port}`,
    // It makes a certificate of its own there.
    `--cert-dir=${folder}`,
    `--token-auth-file=${file('tokens.csv', `${token},tester,tester,system:masters\n`)}`,
    '--authorization-mode=RBAC',
    '--service-cluster-ip-range=10.96.0.0/16',
    '--service-account-issuer=https://kubernetes.default.svc',
    `--service-account-signing-key-file=${file('accounts.key', privateKey)}`,
    `--service-account-key-file=${file('accounts.pub', publicKey)}`,
    // Nobody makes endpoints for it here.
    '--endpoint-reconciler-type=none',
  ]);
}

function connect(folder: string, port: number, token: string, stop: Cluster['stop']): Cluster {
  const certificate = path.join(folder, 'apiserver.crt');
  const call: Cluster['call'] = async (method, url, body, type = 'application/json') => {
    const request = https.request(`https://127.0.0.1:${port}${url}`, {
      method,
      ca: readFileSync(certificate),
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
      agent: false,
    });
    request.end(body && JSON.stringify(body));
    const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage];
    const answer = await text(response);
    return {
      status: response.statusCode!,
      // Each is `299 - "text"`.
      warnings: [response.headers['warning'] ?? []].flat().map((line) => line.replace(/^299 - /, '')),
      body: (answer.startsWith('{') ? JSON.parse(answer) : { text: answer }) as Answer['body'],
    };
  };
  const place: Cluster['place'] = async (apiVersion, kind) => {
    const group = `/${apiVersion.includes('/') ? 'apis' : 'api'}/${apiVersion}`;
    const { resources = [] } = (await call('GET', group)).body as {
      resources?: { name: string; kind: string; namespaced: boolean }[];
    };
    const found = resources.find((resource) => resource.kind === kind && !resource.name.includes('/'));
    if (!found) throw new Error(`The cluster knows no ${kind} of ${apiVersion}.`);
    return found.namespaced ? `${group}/namespaces/${namespace}/${found.name}` : `${group}/${found.name}`;
  };
  return {
    options: ['--kube-apiserver', `https://127.0.0.1:${port}`, '--kube-ca-file', certificate, '--kube-token', token],
    call,
    place,
    async apply(object, parameters = '') {
      const { apiVersion, kind, metadata } = object;
      const url = `${await place(apiVersion, kind)}/${metadata.name}`;
      const { status, warnings, body } = await call(
        'PATCH',
        `${url}?fieldManager=tests&fieldValidation=Strict${parameters}`,
        object,
        'application/apply-patch+yaml',
      );
      return [...warnings, ...(status < 300 ? [] : [`${kind} ${metadata.name}: ${String(body['message'])}`])];
    },
    stop,
  };
}

async function waitUntilReady(cluster: Cluster, running: Running[]): Promise<void> {
  const alive = () => running.every(({ process: { exitCode } }) => exitCode === null);
  for (
    const end = Date.now() + 120_000;
    Date.now() < end && alive();
    await new Promise((next) => setTimeout(next, 100))
  ) {
    if (
      await cluster.call('GET', '/readyz').then(
        ({ status }) => status === 200,
        () => false,
      )
    )
      return;
  }
  const said = running.map(({ output }) => output.join('').slice(-2000));
  throw new Error(`The cluster did not start: ${said.join('\n')}`);
}

/** Makes the namespace, which refuses pods that do not meet the restricted standard, and the kinds of others. */
async function prepare(cluster: Cluster): Promise<void> {
  const objects = readdirSync(customKinds).map(
    (file) => parseAllDocuments(readFileSync(path.join(customKinds, file), 'utf8'))[0]!.toJS() as KubernetesObject,
  );
  const labels = {
    'pod-security.kubernetes.io/enforce': 'restricted',
    'pod-security.kubernetes.io/warn': 'restricted',
  };
  objects.push({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace, labels }, spec: {} });
  const complaints = (await Promise.all(objects.map((object) => cluster.apply(object)))).flat();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  for (const { kind, spec } of objects) {
    const { group, names, versions } = spec as {
      group: string;
      names: { kind: string };
      versions: { name: string; served: boolean }[];
    };
    if (kind !== 'CustomResourceDefinition') continue;
    const { name } = versions.find(({ served }) => served)!;
    while (!(await cluster.place(`${group}/${name}`, names.kind).catch(() => undefined)))
      await new Promise((next) => setTimeout(next, 100));
  }
}
