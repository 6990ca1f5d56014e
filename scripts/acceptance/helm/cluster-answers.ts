import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KubernetesObject } from './chart.ts';

export type ClusterAnswers = { address: string; stop(): void };
type Secrets = Record<string, Record<string, string>>;

/**
 * As much of a cluster's API as Helm asks while it renders: which kinds of objects there are (those of `objects`), and
 * what lies in the Secrets of a namespace.
 */
export async function answerAsCluster(objects: KubernetesObject[], secrets: Secrets): Promise<ClusterAnswers> {
  const server = createServer(({ url = '' }, response) => {
    const answer = answerTo(url.split('?')[0] ?? '', objects, secrets);
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify(answer ?? { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'NotFound', code: 404 }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answerTo(path: string, objects: KubernetesObject[], secrets: Secrets): object | undefined {
  if (path === '/version') return { major: '1', minor: '36', gitVersion: 'v1.36.3' };
  if (path === '/api') return { kind: 'APIVersions', versions: ['v1'] };
  if (path === '/apis') return { kind: 'APIGroupList', apiVersion: 'v1', groups: groupsOf(objects) };
  const [, name = ''] = /^\/api\/v1\/namespaces\/work\/secrets\/(.+)$/.exec(path) ?? [];
  if (name)
    return (
      secrets[name] && {
        kind: 'Secret',
        apiVersion: 'v1',
        metadata: { name },
        data: mapped(secrets[name], (value) => Buffer.from(value).toString('base64')),
      }
    );
  const groupVersion = path.replace(/^\/apis?\//, '');
  const kinds = new Set(objects.filter(({ apiVersion }) => apiVersion === groupVersion).map(({ kind }) => kind));
  const resources = Array.from(kinds, (kind) => ({
    kind,
    name: `${kind.toLowerCase()}s`,
    singularName: '',
    namespaced: true,
    verbs: ['get', 'list'],
  }));
  return kinds.size > 0 ? { kind: 'APIResourceList', groupVersion, resources } : undefined;
}

function groupsOf(objects: KubernetesObject[]): object[] {
  const versions = new Set(
    objects.map(({ apiVersion }) => apiVersion).filter((apiVersion) => apiVersion.includes('/')),
  );
  return Array.from(versions, (groupVersion) => {
    const [name, version] = groupVersion.split('/');
    return { name, versions: [{ groupVersion, version }], preferredVersion: { groupVersion, version } };
  });
}

const mapped = (record: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
