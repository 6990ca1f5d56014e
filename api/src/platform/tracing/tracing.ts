/**
 * Attributes of a span: words and numbers known beforehand, and ids of calls and queue jobs; never text of people or
 * documents.
 */
export type Attributes = Record<string, string | number | string[]>;

/** A span under way. */
export type Span = {
  rename(name: string): void;
  setAttributes(attributes: Attributes): void;
  /** Marks the span as failed. */
  fail(): void;
};

export type SpanOptions = {
  /**
   * `server` for a call and `consumer` for a queue job, which begin a trace unless `causedBy` is set; `client` for a
   * call to another server, within the span under way.
   */
  kind: 'server' | 'consumer' | 'client';
  /** The `traceparent` of the cause of a call or queue job. */
  causedBy?: string | undefined;
  attributes?: Attributes;
};

export type Tracing = {
  /**
   * Runs `work` in a span, and adds the trace's id to its lines of the log. If it throws, the span is marked as failed,
   * without the error.
   */
  span<Value>(name: string, options: SpanOptions, work: (span: Span) => Promise<Value>): Promise<Value>;
  /** Adds a span that ends now and has taken `milliseconds`, below the one under way. */
  past(name: string, milliseconds: number, attributes: Attributes, failed?: boolean): void;
  /** The W3C `traceparent` of the span under way, for work that it causes elsewhere. */
  traceparent(): string | undefined;
  /** Sends the remaining spans, for at most two seconds. */
  stop(): Promise<void>;
};

const nobody: Span = { rename() {}, setAttributes() {}, fail() {} };

/** Tracing that does nothing. */
export const noTracing: Tracing = {
  span: (_name, _options, work) => work(nobody),
  past() {},
  traceparent: () => undefined,
  stop: async () => {},
};
