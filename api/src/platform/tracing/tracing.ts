import type { Logger } from 'pino';
import type { Config } from '../../ground/config/config.ts';

/** What a span may say: words and numbers known beforehand, and ids of calls and jobs. Never what a person or a document brings along. */
export type Attributes = Record<string, string | number | string[]>;

/** A span under way. */
export type Span = {
  rename(name: string): void;
  tell(attributes: Attributes): void;
  /** Marks that what it stands for has failed. */
  fail(): void;
};

export type SpanOptions = {
  /** A call or a job, which begins a trace unless it goes on with one; or a call that somebody else answers, as a part of the span under way. */
  kind: 'server' | 'consumer' | 'client';
  /** The `traceparent` of what has caused a call or a job. */
  causedBy?: string | undefined;
  attributes?: Attributes;
};

export type Tracing = {
  /** Runs `work` as a span, and has the lines that it logs say in which trace. That it throws is told, and not what. */
  span<Value>(name: string, options: SpanOptions, work: (span: Span) => Promise<Value>): Promise<Value>;
  /** Writes down what has taken so many milliseconds until now, as a span below the one under way. */
  past(name: string, milliseconds: number, attributes: Attributes, failed?: boolean): void;
  /** The span under way as the `traceparent` of the W3C, for whatever it causes elsewhere. */
  traceparent(): string | undefined;
  /** Sends what is still to be sent, for at most two seconds. */
  stop(): Promise<void>;
};

const nobody: Span = { rename() {}, tell() {}, fail() {} };

/** Traces that nobody asked for. */
export const noTracing: Tracing = {
  span: (_name, _options, work) => work(nobody),
  past() {},
  traceparent: () => undefined,
  stop: async () => {},
};

/** The traces of this process. OpenTelemetry is loaded only where the settings name a collector. */
export async function createTracing(
  { tracing, process: { role } }: Pick<Config, 'tracing' | 'process'>,
  log: Logger,
): Promise<Tracing> {
  if (!tracing.endpoint) return noTracing;
  const { startTracing } = await import('./open-telemetry.ts');
  return startTracing({ ...tracing, endpoint: tracing.endpoint, role }, log);
}
