import dgram from 'node:dgram';
import dns, { type LookupAddress, type LookupAllOptions, type LookupOptions } from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { isPrivateAddress } from '@cotejo/plugin-kit';

type OnLookup = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;
type Lookup = (host: string, options: LookupOptions, found: OnLookup) => void;
type Target = { path?: string; host?: string; port?: number; lookup?: Lookup };
type Connect = (this: net.Socket, ...parameters: unknown[]) => net.Socket;

/** Called with the host of every refused connection. */
type OnRefused = (host: string) => void;

/**
 * Lets this process connect to itself and to the given hosts while they have private addresses, and to nothing else,
 * whatever a name resolves to later. It guards the socket, by which all connections of Node are made (http, fetch, tls,
 * database drivers), until the process ends.
 */
export function allowOnly(hosts: readonly string[], onRefused: OnRefused): void {
  const allowed = new Set(hosts.map((host) => host.toLowerCase()));
  const isAllowed = (host: string) => isThisMachine(host) || allowed.has(host.toLowerCase());
  const refusal = (host: string) => {
    onRefused(host);
    return Object.assign(new Error(`OFFLINE=true: no connection to ${host} is allowed.`), { code: 'ENETUNREACH' });
  };
  const systemLookup = dns.lookup as unknown as Lookup;

  const lookup: Lookup = (host, options, found) => {
    // Addresses, such as one to listen on, are checked where a connection is made.
    if (net.isIP(host)) return systemLookup(host, options, found);
    if (!isAllowed(host)) return void process.nextTick(found, refusal(host), '');
    systemLookup(host, options, (error, address, family) => {
      const addresses = Array.isArray(address) ? address.map((each) => each.address) : [address];
      if (error ?? addresses.every(isPrivateAddress)) found(error, address, family);
      else found(refusal(host), '');
    });
  };
  const connect = net.Socket.prototype.connect as Connect;
  (net.Socket.prototype as { connect: Connect }).connect = function guardedConnect(...parameters) {
    const target = targetOf(parameters);
    const host = target.host ?? 'localhost';
    // A name is checked by the address that it has now, as it may have been moved.
    target.lookup = lookup;
    if (target.path === undefined && !(isAllowed(host) && (!net.isIP(host) || isPrivateAddress(host)))) {
      // Refuses in the lookup of the name, so that callers get the failure of a wrong name, which they handle.
      Object.assign(target, {
        host: 'refused.invalid',
        lookup: (_name: string, _options: LookupOptions, found: OnLookup) => process.nextTick(found, refusal(host), ''),
      });
    }
    return connect.apply(this, parameters);
  };
  Object.assign(dns, {
    lookup: (host: string, options: LookupOptions | OnLookup, found?: OnLookup) =>
      typeof options === 'function' ? lookup(host, {}, options) : lookup(host, options, found!),
  });
  Object.assign(dns.promises, { lookup: lookupPromise(lookup) });
  refuseQueries(refusal);
  syncBuiltinESMExports();
}

/** Whether a name or address leads to this very machine, by what it says. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (net.isIPv4(host) && host.startsWith('127.'));
}

/**
 * The target of a connection: `connect` takes an object, a port with a host, or a path; Node itself passes an array of
 * these.
 */
function targetOf(parameters: unknown[]): Target {
  if (Array.isArray(parameters[0])) return parameters[0][0] as Target;
  if (typeof parameters[0] === 'object' && parameters[0] !== null) return parameters[0];
  const [first, second] = parameters;
  const rest = parameters.slice(typeof second === 'string' ? 2 : 1);
  const target: Target =
    typeof first === 'string' && !/^\d+$/.test(first)
      ? { path: first }
      : { port: Number(first), ...(typeof second === 'string' && { host: second }) };
  parameters.splice(0, parameters.length, target, ...rest);
  return target;
}

function lookupPromise(lookup: Lookup) {
  return (host: string, options: LookupOptions | LookupAllOptions = {}) =>
    new Promise((resolve, reject) => {
      lookup(host, options, (error, address, family) => {
        if (error) reject(error);
        else resolve(Array.isArray(address) ? address : { address, family });
      });
    });
}

/** Refuses datagrams, and queries of name servers, which are datagrams outside of Node's own sockets. */
function refuseQueries(refusal: (host: string) => Error): void {
  const refuse = (): never => {
    throw refusal('a name server or datagram');
  };
  Object.assign(dgram.Socket.prototype, { connect: refuse, send: refuse });
  for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    for (const name of Object.getOwnPropertyNames(resolver)) {
      if (/^(resolve|reverse)/.test(name)) Object.assign(resolver, { [name]: refuse });
    }
  }
}
