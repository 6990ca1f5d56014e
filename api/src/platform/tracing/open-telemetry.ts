import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span as TracedSpan,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { parseKeyPairsIntoRecord, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Values } from '../../ground/config/setting.ts';
import { logAs } from '../../ground/log.ts';
import { createSampler } from './samplers.ts';
import type { tracingSettings } from './settings.ts';
import { logLoss } from './log-loss.ts';
import type { Span, SpanOptions, Tracing } from './tracing.ts';

type Options = Values<typeof tracingSettings> & { endpoint: string; role: string };

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };

/** Milliseconds between two batches, for sending one, and for the last one when the process ends. */
const SEND_EVERY = 2000;
const SEND_TIMEOUT = 10_000;
const STOP_TIMEOUT = 2000;

/**
 * Sends spans in the background, in batches; while nobody takes them, 2048 are kept. Nothing is registered globally, as
 * libraries that use the global tracer, such as clients of models, put texts into their spans.
 */
export function startTracing(options: Options, log: Logger): Tracing {
  const { provider, tracer } = createTracer(options, log);
  const underWay = new AsyncLocalStorage<TracedSpan>();
  const contextOf = ({ kind, causedBy }: Pick<SpanOptions, 'kind' | 'causedBy'>): Context => {
    if (kind === 'client') return around(underWay.getStore());
    const cause = causedBy === undefined ? null : parseTraceParent(causedBy);
    return cause ? trace.setSpanContext(ROOT_CONTEXT, { ...cause, isRemote: true }) : ROOT_CONTEXT;
  };
  return {
    async span(name, { attributes, ...options }, work) {
      const span = tracer.startSpan(
        name,
        { kind: kinds[options.kind], ...(attributes && { attributes }) },
        contextOf(options),
      );
      try {
        return await underWay.run(span, () => logAs({ traceId: span.spanContext().traceId }, () => work(handle(span))));
      } catch (error) {
        fail(span);
        throw error;
      } finally {
        span.end();
      }
    },
    past(name, milliseconds, attributes, failed = false) {
      const now = Date.now();
      const span = tracer.startSpan(name, { attributes, startTime: now - milliseconds }, around(underWay.getStore()));
      if (failed) fail(span);
      span.end(now);
    },
    traceparent() {
      const context = underWay.getStore()?.spanContext();
      return context && isSpanContextValid(context)
        ? `00-${context.traceId}-${context.spanId}-0${context.traceFlags & 1}`
        : undefined;
    },
    async stop() {
      await Promise.race([provider.shutdown().catch(() => {}), pause(STOP_TIMEOUT, undefined, { ref: false })]);
    },
  };
}

function createTracer({ endpoint, headers, serviceName, role, ...sampling }: Options, log: Logger) {
  const exporter = logLoss(
    new OTLPTraceExporter({
      url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
      headers: parseKeyPairsIntoRecord(headers),
      timeoutMillis: SEND_TIMEOUT,
    }),
    log,
  );
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': randomUUID(), 'cotejo.role': role }),
    ),
    sampler: createSampler(sampling),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_EVERY })],
  });
  return { provider, tracer: provider.getTracer('cotejo') };
}

const around = (span: TracedSpan | undefined): Context => (span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT);

const fail = (span: TracedSpan) => void span.setStatus({ code: SpanStatusCode.ERROR });

function handle(span: TracedSpan): Span {
  return {
    rename: (name) => void span.updateName(name),
    setAttributes: (attributes) => void span.setAttributes(attributes),
    fail: () => fail(span),
  };
}
