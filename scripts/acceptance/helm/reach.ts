import { BlockList, isIP } from 'node:net';
import type { KubernetesObject, Peer, Rule } from './chart.ts';

/** Somebody on the network: a pod of the release, a pod of another namespace, or an address. */
export type Party = { component: string } | { namespace: string } | { address: string };

/**
 * Whether the network policies of a release let `from` connect to a port of `to`. Both ends of the release must allow
 * it, as in a cluster; where no policy selects a pod, everything is allowed.
 */
export function mayReach(objects: KubernetesObject[], from: Party, to: Party, port: number | string): boolean {
  return allows(objects, 'egress', from, to, port) && allows(objects, 'ingress', to, from, port);
}

function allows(
  objects: KubernetesObject[],
  direction: 'egress' | 'ingress',
  own: Party,
  other: Party,
  port: number | string,
): boolean {
  if (!('component' in own)) return true;
  const type = direction === 'egress' ? 'Egress' : 'Ingress';
  const policies = objects.filter(
    ({ kind, spec }) =>
      kind === 'NetworkPolicy' && (spec['policyTypes'] as string[]).includes(type) && matches(spec as Peer, own),
  );
  if (policies.length === 0) return true;
  const rules = policies.flatMap(({ spec }) => (spec[direction] ?? []) as Rule[]);
  return rules.some(
    ({ to, from, ports }) =>
      ports.some((allowed) => allowed.port === port) && (to ?? from ?? []).some((peer) => matches(peer, other)),
  );
}

function matches({ podSelector, namespaceSelector, ipBlock }: Peer, party: Party): boolean {
  if ('address' in party)
    return (
      ipBlock !== undefined && inside([ipBlock.cidr], party.address) && !inside(ipBlock.except ?? [], party.address)
    );
  if ('namespace' in party)
    return (
      namespaceSelector !== undefined &&
      Object.values(namespaceSelector.matchLabels ?? {}).every((name) => name === party.namespace)
    );
  const component = podSelector?.matchLabels?.['app.kubernetes.io/component'];
  const listed = podSelector?.matchExpressions?.every(({ values }) => values.includes(party.component)) ?? true;
  return podSelector !== undefined && (component === undefined || component === party.component) && listed;
}

function inside(networks: string[], address: string): boolean {
  const list = new BlockList();
  // An IPv4 address would count as one of IPv6's.
  for (const network of networks.filter((each) => each.includes(':') === address.includes(':'))) {
    const [base = '', prefix] = network.split('/');
    list.addSubnet(base, Number(prefix), familyOf(base));
  }
  return list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
