// Loaded first in a child process and in each of its threads, so that a parser cannot connect to anything.
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

function refuse(): never {
  throw Object.assign(new Error('Documents are read without a network.'), { code: 'ENETUNREACH' });
}

net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
Object.assign(dgram.Socket.prototype, { bind: refuse, connect: refuse, send: refuse });
for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
  for (const name of Object.getOwnPropertyNames(resolver)) {
    if (/^(lookup|resolve|reverse)/.test(name)) Object.assign(resolver, { [name]: refuse });
  }
}
