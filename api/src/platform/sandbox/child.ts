// A child process of the pool: carries out one task at a time and says how it went.
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { type Capability, documentErrorCodes, type Plugin, type PluginTools } from '@cotejo/plugin-kit';
import { openChannel } from './channel.ts';
import { type FromChild, type OwnWork, ownWorks, type SentError, type Task, type ToChild } from './messages.ts';
import { preloaded } from './preloaded.ts';

type Method = (...parameters: unknown[]) => Promise<unknown>;
type Provider = Record<string, Method | undefined>;

/** Most characters of a line about an error. */
const LINE = 1000;
const silent: PluginTools = { log: { info() {}, warn() {} } };
const providers = new Map<string, Promise<Provider>>();
const running = new Map<number, AbortController>();

/** The channel to the parent, whose messages are trusted. */
const parent = new Socket({ fd: 3 });
const sendToParent = openChannel(parent, {
  most: Infinity,
  hear(message) {
    const { type, id, ...rest } = message as ToChild;
    if (type === 'cancel') running.get(id)?.abort();
    else void run(id, (rest as { task: Task }).task);
  },
  broken: () => process.exit(1),
});
parent.once('close', () => process.exit(0));
parent.on('error', () => process.exit(0));
// With nothing loaded first: a child from a snapshot has no threads with a network to be kept from it.
new Worker(new URL('./watchdog.ts', import.meta.url), { execArgv: [] }).unref();
send({ type: 'ready' });

async function run(id: number, task: Task): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const provider = await load(task);
    const method = provider[task.method]?.bind(provider);
    if (!method) throw new TypeError(`${task.plugin} has no method ${task.method}`);
    const value = await method(...task.inputs, { ...task.options, signal: controller.signal });
    send({ type: 'done', id, value });
  } catch (error) {
    // Shown only with PLUGIN_DEBUG, for authors of plugins.
    console.error(error);
    send({ type: 'failed', id, error: describe(error) });
  } finally {
    running.delete(id);
  }
}

/** The provider of a task, made once for each child. */
function load({ module, settings, capability }: Task): Promise<Provider> {
  const key = `${module} ${capability}`;
  const known = providers.get(key) ?? create(module, settings, capability);
  providers.set(key, known);
  return known;
}

async function create(module: string, settings: unknown, capability: Task['capability']): Promise<Provider> {
  const imported = (preloaded.get(module) ?? (await import(module))) as { default: Plugin } & Record<OwnWork, Provider>;
  const own = ownWorks.find((work) => work === capability);
  if (own) return imported[own];
  const plugin = imported.default;
  const factory = plugin.provides[capability as Capability];
  if (!factory) throw new TypeError(`${plugin.name} does not provide ${capability}`);
  return factory(settings, silent) as unknown as Provider;
}

/** An error for the parent. Classes are known by name, as a plugin may bring a copy of the kit. */
function describe(error: unknown): SentError {
  if (!(error instanceof Error)) return { kind: 'unexpected', name: typeof error, place: '' };
  const { name, code, plugin, reason, message } = error as Error & { code?: never; plugin?: never; reason?: never };
  if (name === 'DocumentError' && documentErrorCodes.includes(code as never))
    return { kind: 'document', code: code as never };
  if (name === 'ProviderError')
    return {
      kind: 'provider',
      plugin: String(plugin).slice(0, LINE),
      reason: reason as never,
      message: message.slice(0, LINE),
    };
  return {
    kind: 'unexpected',
    name: name.slice(0, LINE),
    place: /\(?([^\s(]+:\d+):\d+\)?/.exec(error.stack ?? '')?.[1]?.slice(0, LINE) ?? '',
  };
}

function send(message: FromChild): void {
  sendToParent(message);
}
