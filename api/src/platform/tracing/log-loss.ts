import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';

/** An exporter that logs when traces begin to be lost and when they arrive again. */
export function logLoss(exporter: SpanExporter, log: Logger): SpanExporter {
  let losing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const lost = result.code !== ExportResultCode.SUCCESS;
        if (lost && !losing)
          log.warn(
            { err: result.error },
            'traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT and are dropped meanwhile',
          );
        if (!lost && losing) log.info('traces are sent again');
        losing = lost;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
