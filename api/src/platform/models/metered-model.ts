import { type Egress, estimateTokens, type LanguageModel, ProviderError, type TokenUsage } from '@cotejo/plugin-kit';
import type { Logger } from 'pino';
import { reasonWord } from '../metrics/reason-word.ts';
import type { Span, Tracing } from '../tracing/tracing.ts';
import type { Booking, ModelUsage } from './usage.ts';

export type Meter = {
  plugin: string;
  egress: Egress;
  usage: ModelUsage;
  /** Limit of the month's tokens for models outside the network; others are counted and not limited. */
  monthlyTokens?: number | undefined;
  tracing: Tracing;
  log: Logger;
};

/**
 * A language model whose tokens are counted and whose calls are traced. One outside the network throws a
 * `ProviderError` with the reason `budget` for a call that the month's tokens do not cover.
 */
export function meterModel(model: LanguageModel, meter: Meter): LanguageModel {
  const { plugin, egress, usage, tracing } = meter;
  const limit = egress === 'cloud' ? meter.monthlyTokens : undefined;
  return {
    identify: (options) => model.identify(options),
    countTokens: (text, options) => model.countTokens(text, options),
    ...(model.check && { check: (options) => model.check!(options) }),
    generate: (request, options) =>
      tracing.span('model call', { kind: 'client', attributes: { 'cotejo.plugin': plugin } }, async (span) => {
        options.signal.throwIfAborted();
        const most = {
          inputTokens: estimateTokens(request.system + request.input),
          outputTokens: request.maxOutputTokens,
        };
        const booking = await usage.book({ plugin, egress }, most, limit);
        if (!booking)
          throw new ProviderError(
            plugin,
            'budget',
            `What is left of this month's ${limit} tokens does not cover the call; see MODEL_MONTHLY_TOKENS.`,
          );
        let written = 0;
        const onProgress = (count: number) => {
          written = count;
          options.onProgress?.(count);
        };
        try {
          const generation = await model.generate(request, { ...options, onProgress });
          await settle(meter, booking, generation.usage, span);
          return generation;
        } catch (error) {
          if (error instanceof ProviderError) span.setAttributes({ 'error.type': reasonWord(error.reason) });
          await settle(meter, booking, costOfFailure(error, booking, written), span);
          throw error;
        }
      }),
  };
}

/** The cost of a failed call, which reports none: what was written is known, what was read is estimated. */
function costOfFailure(error: unknown, { inputTokens }: Booking, written: number): TokenUsage {
  const wasRead = written > 0 || (error instanceof ProviderError && ['bad-output', 'refused'].includes(error.reason));
  return { inputTokens: wasRead ? inputTokens : 0, outputTokens: written };
}

/** Settles a booking. Where that fails it stays booked at its maximum, and the answer is not lost. */
async function settle({ usage, log, plugin }: Meter, booking: Booking, cost: TokenUsage, span: Span): Promise<void> {
  span.setAttributes({
    'gen_ai.usage.input_tokens': cost.inputTokens,
    'gen_ai.usage.output_tokens': cost.outputTokens,
  });
  await usage
    .settle(booking, cost)
    .catch((error: unknown) => log.warn({ err: error, plugin }, 'the tokens of a call could not be settled'));
}
