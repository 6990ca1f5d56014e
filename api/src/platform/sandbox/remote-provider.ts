import { type Capabilities, type StageCapability, DocumentError, ProviderError } from '@cotejo/plugin-kit';
import { ChildFailure } from './child-process.ts';
import type { Pool } from './pool.ts';

type Method = (...parameters: unknown[]) => unknown;
type CallOptions = Record<string, unknown> & { signal: AbortSignal };

/** The methods that run in the sandbox; any other, such as `supports`, runs in the server's own process. */
const remoteMethods: { [Kind in StageCapability]: (keyof Capabilities[Kind] & string)[] } = {
  extractor: ['extract', 'renderPage', 'check'],
  ocr: ['readPage', 'check'],
  languageDetector: ['detect', 'check'],
  translator: ['translate', 'check'],
  jobReader: ['read', 'readRequirement', 'namesWork', 'check'],
  scorer: ['score', 'outline', 'seek', 'check'],
  summariser: ['summarise', 'check'],
  embedder: ['embed', 'check'],
};

const LIMIT = 15_000;
const methodLimits: Record<string, number> = { extract: 15_000, renderPage: 10_000, readPage: 60_000 };
/** Methods in which a child that dies is the document's failure, not the plugin's. */
const documentMethods = ['extract', 'renderPage', 'readPage'];

/** What a child needs to build the same provider. */
export type Origin = { plugin: string; module: string; settings: unknown };

/** A provider whose work is done in the pool; `local` is the same provider in this process, for its light methods. */
export function remoteProvider<Kind extends StageCapability>(
  pool: Pool,
  origin: Origin,
  capability: Kind,
  local: Capabilities[Kind],
): Capabilities[Kind] {
  const own = local as unknown as Record<string, Method | undefined>;
  const remote = remoteMethods[capability]
    .filter((name) => own[name] !== undefined)
    .map((name) => [name, call(pool, origin, capability, name)] as const);
  const supports = own.supports && { supports: own.supports.bind(local) };
  return { ...supports, ...Object.fromEntries(remote) } as unknown as Capabilities[Kind];
}

function call(pool: Pool, { plugin, module, settings }: Origin, capability: StageCapability, method: string): Method {
  return async (...parameters) => {
    const { signal, ...options } = parameters.at(-1) as CallOptions;
    const task = { plugin, module, settings, capability, method, inputs: parameters.slice(0, -1), options };
    try {
      return await pool.run(task, methodLimits[method] ?? LIMIT, signal);
    } catch (error) {
      throw blame(error, plugin, documentMethods.includes(method));
    }
  };
}

const reasons = {
  crashed: 'crashed',
  memory: 'crashed',
  timeout: 'timeout',
  silent: 'timeout',
  starved: 'timeout',
  stopped: 'unavailable',
} as const;

/**
 * The error of a task as the pipeline knows it. With `readsDocument`, a child that dies is the document's failure, not
 * the plugin's.
 */
export function blame(error: unknown, plugin: string, readsDocument: boolean): unknown {
  if (!(error instanceof ChildFailure)) return error;
  if (error.isCrash && readsDocument) return new DocumentError('document.too-complex', { cause: error });
  return new ProviderError(plugin, reasons[error.reason], error.message, { cause: error });
}
